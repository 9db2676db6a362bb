import { allServicesFile, type DataSet, dataSets } from '@haldi/contract/catalogue/categories';
import type { DrawnPicture } from '@haldi/contract/catalogue/desk/editing';
import { firstSkillOf } from '@haldi/contract/catalogue/first-skills';
import type { Service } from '@haldi/contract/catalogue/schema';
import { imageAddress } from '@haldi/contract/images/image-address';
import type { CheckedLine } from '@haldi/contract/schedule/cart-check';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { ensureFirstSkills } from '../skills/service.ts';
import { starterCatalogue } from './starter/starter-catalogue.ts';
import { countServices, insertServices, listNeeds, listVisible, type ServiceRow } from './store.ts';

export { countBySkill } from './store.ts';

const setByKey = new Map<string, DataSet>(dataSets.map((set) => [set.key, set]));
const placeOf = new Map<string, number>(dataSets.map((set, place) => [set.key, place]));
const place = (row: ServiceRow): number => placeOf.get(row.dataSet) ?? 0;

/** The data sets one after the other as on the pages; within one nothing moves. */
export const inPageOrder = (rows: readonly ServiceRow[]): ServiceRow[] =>
  rows.toSorted((a, b) => place(a) - place(b));

export const nameOfSet = (dataSet: string): string => setByKey.get(dataSet)?.name ?? dataSet;

/** Cards are narrow: the smaller of an upload's two widths is plenty. */
export const pictureOf = ({ image, imageHash }: Pick<ServiceRow, 'image' | 'imageHash'>): string =>
  imageHash ? imageAddress(imageHash, 480) : image;

const toService = (row: ServiceRow): Service => {
  const set = setByKey.get(row.dataSet);
  if (!set) throw new Error(`service ${row.id} is in the unknown data set ${row.dataSet}`);
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    description: row.description,
    image: pictureOf(row),
    href: `/service/${set.category}#${row.id}`,
    price: row.price,
    offerprice: row.offerprice,
    duration: row.duration,
    category: set.name,
  };
};

const listServices = async (db: Db, sets: readonly DataSet[]): Promise<Service[]> => {
  const rows = await listVisible(
    db,
    sets.map((set) => set.key),
  );
  return inPageOrder(rows).map(toService);
};

/** The content of one catalogue file, `AllServices` or a data set's. */
export const readCatalogueFile = async (db: Db, file: string): Promise<Service[]> => {
  const sets = file === allServicesFile ? dataSets : dataSets.filter((set) => set.file === file);
  if (sets.length === 0) throw new AppError('NOT_FOUND', 'There is no such catalogue file.');
  return listServices(db, sets);
};

const drawingOf = (dataSet: string, slug: string): string =>
  `/pictures/services/${dataSet}-${slug}.svg`;

/** The pictures that came with the product, each with what it was drawn for. */
export const drawnPictures: readonly DrawnPicture[] = dataSets.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, name }) => ({
    image: drawingOf(key, slug),
    name,
    dataSet: key,
  })),
);

/** What each of some services needs and how long it takes; one that is not offered is left out. */
export const readNeeds = async (
  db: Db,
  lines: readonly { serviceId: string; quantity: number }[],
): Promise<CheckedLine[]> => {
  const needs = await listNeeds(
    db,
    lines.map(({ serviceId }) => serviceId),
  );
  const byId = new Map(needs.map((need) => [need.id, need]));
  return lines.flatMap(({ serviceId, quantity }) => {
    const need = byId.get(serviceId);
    if (!need) return [];
    return { serviceId, quantity, skill: String(need.skillId), minutes: need.duration };
  });
};

/** A new salon starts with a full menu that it can change. */
export const fillEmptyCatalogue = async (db: Db, now: Date): Promise<void> => {
  if ((await countServices(db)) > 0) return;
  const skills = await ensureFirstSkills(db);
  const skillOf = (service: { name: string; dataSet: string }): number => {
    const id = skills.get(firstSkillOf(service));
    if (id === undefined) throw new Error(`${service.name} needs an unknown skill`);
    return id;
  };
  const rows = Object.entries(starterCatalogue).flatMap(([dataSet, services]) =>
    services.map(({ slug, ...service }, position) => ({
      ...service,
      id: `${dataSet}-${slug}`,
      dataSet,
      skillId: skillOf({ ...service, dataSet }),
      position,
      image: drawingOf(dataSet, slug),
      updatedAt: now,
    })),
  );
  await insertServices(db, rows);
};
