import { createHash } from 'node:crypto';
import {
  fileNameFromPath,
  type MenuBeforeImport,
  type MenuFileService,
  normalizeName,
} from '@haldi/contract/catalogue/menu-file/menu-before-import';
import type { Db } from '../../platform/database/database.ts';
import { readSkillNamesById } from '../../skills/service.ts';
import { listAllServices } from '../desk/store.ts';
import { indexMenu, type MenuIndex, readWholeMenu } from '../menu/service.ts';
import { servicePictureUrl } from '../service.ts';
import type { ServiceRow } from '../services-store.ts';
import { builtInPictures } from '../starter/built-in-pictures.ts';

type StoredPicture = { image: string } | { imageHash: string };

export type CurrentMenu = {
  state: MenuBeforeImport;
  menu: MenuIndex;
  rows: ReadonlyMap<string, ServiceRow>;
  skills: ReadonlyMap<string, number>;
  findPicture: (file: string) => StoredPicture | undefined;
};

const toMenuFileService = (
  row: ServiceRow,
  order: number,
  skills: ReadonlyMap<string, string>,
): MenuFileService => ({
  id: row.id,
  section: row.dataSet,
  name: row.name,
  description: row.description,
  price: row.price,
  offerprice: row.offerprice,
  duration: row.duration,
  skill: skills.get(String(row.skillId)) ?? '',
  hidden: row.hidden,
  order,
  picture: fileNameFromPath(servicePictureUrl(row)),
});

const storedPictures = (rows: readonly ServiceRow[]): Map<string, StoredPicture> => {
  const pictures = new Map<string, StoredPicture>();
  for (const { image } of builtInPictures)
    pictures.set(normalizeName(fileNameFromPath(image)), { image });
  for (const row of rows) {
    const { image, imageHash } = row;
    pictures.set(
      normalizeName(fileNameFromPath(servicePictureUrl(row))),
      imageHash ? { imageHash } : { image },
    );
  }
  return pictures;
};

export const readCurrentMenu = async (db: Db): Promise<CurrentMenu> => {
  const pages = await readWholeMenu(db);
  const menu = indexMenu(pages);
  const rows = menu.inOrder(await listAllServices(db));
  const skills = await readSkillNamesById(db);
  const pictures = storedPictures(rows);
  const positions = new Map<string, number>();
  const services = rows.map((row) => {
    const order = (positions.get(row.dataSet) ?? 0) + 1;
    positions.set(row.dataSet, order);
    return toMenuFileService(row, order, skills);
  });
  return {
    state: {
      pages: pages.map(({ name, sections }) => ({
        name,
        sections: sections.map(({ key, name: sectionName }) => ({ key, name: sectionName })),
      })),
      services,
      skills: [...skills.values()],
      pictures: [...pictures.keys()],
    },
    menu,
    rows: new Map(rows.map((row) => [row.id, row])),
    skills: new Map([...skills].map(([id, name]) => [name, Number(id)])),
    findPicture: (file) => pictures.get(normalizeName(file)),
  };
};

/** Changes with the file and with the menu, so an outdated preview is detected. */
export const hashMenuFilePreview = (state: unknown, file: Uint8Array): string =>
  createHash('sha256').update(JSON.stringify(state)).update(file).digest('hex').slice(0, 32);
