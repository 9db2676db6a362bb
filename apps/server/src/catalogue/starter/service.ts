import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import { defaultSkillFor } from '@haldi/contract/catalogue/default-skills';
import type { AdminCatalogue } from '@haldi/contract/catalogue/desk/schema';
import type { StarterMenuPage } from '@haldi/contract/catalogue/desk/starter/endpoints';
import { recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { ensureDefaultSkills, ensureSkill } from '../../skills/service.ts';
import { addMissingStarterSection, lockMenuPages } from '../desk/pages-and-sections/service.ts';
import { type CatalogueContext, readAdminCatalogue, toPriceHistoryRow } from '../desk/service.ts';
import { numberedIds } from '../desk/service-ids.ts';
import {
  insertPriceHistoryRows,
  insertService,
  listAllServices,
  nextServicePosition,
} from '../desk/store.ts';
import { indexMenu, readWholeMenu } from '../menu/service.ts';
import { countServices, insertServices } from '../services-store.ts';
import { builtInPicturePath } from './built-in-pictures.ts';
import { starterCatalogue } from './starter-catalogue.ts';

const starters = defaultSections.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, ...service }) => ({
    ...service,
    id: `${key}-${slug}`,
    dataSet: key as string,
    image: builtInPicturePath(key, slug),
  })),
);
type Starter = (typeof starters)[number];

const createMenuCheck = (services: readonly { id: string; dataSet: string; name: string }[]) => {
  const known = new Set(
    services.flatMap(({ id, dataSet, name }) => [id, `${dataSet}/${name.toLowerCase()}`]),
  );
  return ({ id, dataSet, name }: Starter): boolean =>
    known.has(id) || known.has(`${dataSet}/${name.toLowerCase()}`);
};

export const listStarterMenu = async (db: Db): Promise<StarterMenuPage[]> => {
  const menu = await readWholeMenu(db);
  const { sectionOf } = indexMenu(menu);
  const isOnMenu = createMenuCheck(await listAllServices(db));
  return defaultMenu.map(({ slug, name, sections }) => ({
    slug,
    name: menu.find((page) => page.slug === slug)?.name ?? name,
    sections: sections.map((section) => ({
      key: section.key,
      name: sectionOf(section.key)?.name ?? section.name,
      services: starters
        .filter(({ dataSet }) => dataSet === section.key)
        .map((service) => {
          const { dataSet: _, ...details } = service;
          return { ...details, isOnMenu: isOnMenu(service) };
        }),
    })),
  }));
};

const insertStarter = async (tx: Db, by: Identity, at: Date, starter: Starter): Promise<void> => {
  const skillId = await ensureSkill(tx, defaultSkillFor(starter));
  const position = await nextServicePosition(tx, starter.dataSet);
  for (const id of numberedIds(starter.id)) {
    const row = { ...starter, id, skillId, position, updatedAt: at };
    if (!(await insertService(tx, row))) continue;
    await insertPriceHistoryRows(tx, [toPriceHistoryRow(by, at, row)]);
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'service-added',
      subject: { id, name: starter.name },
    });
    return;
  }
};

export const addFromStarterMenu = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  ids: readonly string[],
): Promise<AdminCatalogue> => {
  const at = clock();
  const requested = new Set(ids);
  const selected = starters.filter(({ id }) => requested.has(id));
  if (selected.length < requested.size) {
    throw new AppError('NOT_FOUND', 'One of these services is not in the starter menu.');
  }
  await db.transaction(async (tx) => {
    // Prevents two concurrent requests from adding the same services.
    await lockMenuPages(tx);
    const isOnMenu = createMenuCheck(await listAllServices(tx));
    const missing = selected.filter((starter) => !isOnMenu(starter));
    for (const key of new Set(missing.map(({ dataSet }) => dataSet)))
      await addMissingStarterSection(tx, key);
    for (const starter of missing) await insertStarter(tx, by, at, starter);
  });
  live.publish('content-changed');
  return readAdminCatalogue(db);
};

export const insertStarterServicesIfEmpty = async (db: Db, now: Date): Promise<void> => {
  if ((await countServices(db)) > 0) return;
  const skills = await ensureDefaultSkills(db);
  const skillOf = (service: { name: string; dataSet: string }): number => {
    const id = skills.get(defaultSkillFor(service));
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
      image: builtInPicturePath(dataSet, slug),
      updatedAt: now,
    })),
  );
  await insertServices(db, rows);
};
