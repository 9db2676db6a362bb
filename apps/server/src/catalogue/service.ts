import { allServicesFile, defaultSections } from '@haldi/contract/catalogue/default-categories';
import { listSectionsOfPages } from '@haldi/contract/catalogue/menu-schema';
import type { MenuPageWithServices } from '@haldi/contract/catalogue/page/endpoints';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { imageUrl } from '@haldi/contract/images/uploaded-images';
import type { CartCheckLine } from '@haldi/contract/schedule/cart-split';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { indexMenu, type MenuIndex, readWholeMenu } from './menu/service.ts';
import { listServiceRequirements, listVisibleServices, type ServiceRow } from './services-store.ts';

export { countServicesBySkill } from './services-store.ts';

const isSpecFile = (name: string): boolean => defaultSections.some(({ file }) => file === name);

/** Cards are narrow, so the smaller width of an upload is enough. */
export const servicePictureUrl = ({
  image,
  imageHash,
}: Pick<ServiceRow, 'image' | 'imageHash'>): string =>
  imageHash ? imageUrl(imageHash, 480) : image;

const toService = (row: ServiceRow, menu: MenuIndex): Service => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  description: row.description,
  image: servicePictureUrl(row),
  href: `/service/${menu.pageOf(row.dataSet)?.slug}#${row.id}`,
  price: row.price,
  offerprice: row.offerprice,
  duration: row.duration,
  category: menu.nameOf(row.dataSet),
});

const listServices = async (
  db: Db,
  menu: MenuIndex,
  sections: readonly { key: string }[],
): Promise<(Service & { dataSet: string })[]> => {
  const keys = sections.map(({ key }) => key);
  const rows = menu.inOrder(await listVisibleServices(db, keys));
  return rows.map((row) => ({ ...toService(row, menu), dataSet: row.dataSet }));
};

const withoutSection = ({ dataSet: _, ...service }: Service & { dataSet: string }): Service =>
  service;

export const readCatalogueFile = async (db: Db, file: string): Promise<Service[]> => {
  const menu = await readWholeMenu(db);
  const sections = listSectionsOfPages(menu).filter(
    (section) => file === allServicesFile || section.file === file,
  );
  // The files of the specification exist even if the owner deleted their sections.
  const isKnown = sections.length > 0 || file === allServicesFile || isSpecFile(file);
  if (!isKnown) throw new AppError('NOT_FOUND', 'This catalogue file does not exist.');
  return (await listServices(db, indexMenu(menu), sections)).map(withoutSection);
};

export const readMenuPage = async (db: Db, slug: string): Promise<MenuPageWithServices> => {
  const menu = await readWholeMenu(db);
  const page = menu.find((candidate) => candidate.slug === slug);
  if (!page) throw new AppError('NOT_FOUND', 'This page does not exist.');
  const services = await listServices(db, indexMenu(menu), page.sections);
  const bySection = Map.groupBy(services, ({ dataSet }) => dataSet);
  const { name, scene } = page;
  const sections = page.sections.flatMap(({ key, name: sectionName }) => {
    const sectionServices = bySection.get(key);
    return sectionServices
      ? [{ key, name: sectionName, services: sectionServices.map(withoutSection) }]
      : [];
  });
  return { slug, name, scene, sections };
};

export const readServiceRequirements = async (
  db: Db,
  lines: readonly { serviceId: string; quantity: number }[],
): Promise<CartCheckLine[]> => {
  const requirements = await listServiceRequirements(
    db,
    lines.map(({ serviceId }) => serviceId),
  );
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return lines.flatMap(({ serviceId, quantity }) => {
    const requirement = byId.get(serviceId);
    if (!requirement) return [];
    return {
      serviceId,
      quantity,
      skill: String(requirement.skillId),
      minutes: requirement.duration,
    };
  });
};
