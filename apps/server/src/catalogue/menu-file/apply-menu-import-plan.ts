import { illustrationForName } from '@haldi/contract/catalogue/desk/pages-and-sections/page-illustrations';
import type { SectionRef } from '@haldi/contract/catalogue/menu-file/match-section';
import { normalizeName } from '@haldi/contract/catalogue/menu-file/menu-before-import';
import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import type { MenuImportPlan } from '@haldi/contract/catalogue/menu-file/plan-menu-import';
import type { PlannedService } from '@haldi/contract/catalogue/menu-file/plan-service-row';
import { listSectionsOfPages } from '@haldi/contract/catalogue/menu-schema';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { removeImageIfUnused } from '../../platform/media/image-store.ts';
import { createSkills, readSkillNamesById } from '../../skills/service.ts';
import { insertNewMenuPage, insertNewMenuSection } from '../desk/pages-and-sections/service.ts';
import { toPriceHistoryRow, toServiceAuditFields } from '../desk/service.ts';
import { candidateServiceIds } from '../desk/service-ids.ts';
import * as desk from '../desk/store.ts';
import { indexMenu, readWholeMenu } from '../menu/service.ts';
import type { ServiceRow } from '../services-store.ts';
import { defaultPictureOfSection } from '../starter/built-in-pictures.ts';
import type { CurrentMenu } from './current-menu.ts';
import * as store from './store.ts';

type ImportContext = { tx: Db; by: Identity; at: Date; now: CurrentMenu };

const nameOf = ({ name }: SectionRef): string => name;

const createPagesAndSections = async (
  tx: Db,
  by: Identity,
  at: Date,
  pages: readonly string[],
  sections: readonly SectionRef[],
): Promise<void> => {
  for (const name of pages) {
    const names = [
      name,
      ...sections.filter(({ page }) => normalizeName(page) === normalizeName(name)).map(nameOf),
    ];
    const scene = names.map(illustrationForName).find((found) => found !== undefined) ?? 'salon';
    await insertNewMenuPage(tx, by, at, await readWholeMenu(tx), { name, admin: 'Beauty', scene });
  }
  for (const { name, page: pageName } of sections) {
    const menu = await readWholeMenu(tx);
    const page = menu.find(
      (candidate) => normalizeName(candidate.name) === normalizeName(pageName),
    );
    if (!page) throw new Error(`the page ${pageName} of a new section is not there`);
    const key = await insertNewMenuSection(tx, menu, { name, page: page.slug });
    const changes = auditChangesBetween({}, { page: page.name });
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'section-added',
      subject: { id: key, name },
      changes,
    });
  }
};

const createMissingParts = async ({ tx, by, at }: ImportContext, plan: MenuImportPlan) => {
  await createSkills(tx, by, at, plan.skills);
  await createPagesAndSections(tx, by, at, plan.pages, plan.sections);
  const pages = await readWholeMenu(tx);
  const menu = indexMenu(pages);
  const keys = new Map(
    listSectionsOfPages(pages).map(({ key, name }) => [normalizeName(name), key]),
  );
  const skillNames = await readSkillNamesById(tx);
  const skillIds = new Map([...skillNames].map(([id, name]) => [normalizeName(name), Number(id)]));
  const required = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`${name} was neither there nor made`);
    return value;
  };
  return {
    menu,
    skillNames,
    sectionOf: ({ section }: PlannedService) =>
      section.key ?? required(keys.get(normalizeName(section.name)), section.name),
    keyOf: (section: string) =>
      section.startsWith(' ') ? required(keys.get(normalizeName(section)), section) : section,
    skillOf: ({ skill }: PlannedService) => required(skillIds.get(normalizeName(skill)), skill),
  };
};
type MenuParts = Awaited<ReturnType<typeof createMissingParts>>;

const toServiceValues = (
  { now }: ImportContext,
  target: PlannedService,
  row: ServiceRow | undefined,
  { menu, sectionOf, skillOf }: MenuParts,
) => {
  const dataSet = sectionOf(target);
  const currentPicture = row ?? { image: defaultPictureOfSection(dataSet, menu), imageHash: null };
  const chosen = target.picture === undefined ? undefined : now.findPicture(target.picture);
  return {
    name: target.name,
    description: target.description,
    dataSet,
    skillId: skillOf(target),
    price: target.price,
    offerprice: target.offerprice,
    duration: target.duration,
    image: chosen && 'image' in chosen ? chosen.image : currentPicture.image,
    imageHash: chosen
      ? 'imageHash' in chosen
        ? chosen.imageHash
        : null
      : currentPicture.imageHash,
  };
};

const setHidden = async (
  context: ImportContext,
  row: { id: string; name: string },
  hidden: boolean,
) => {
  const { tx, by, at } = context;
  await desk.updateServicesHidden(tx, [row.id], hidden, at);
  const act = hidden ? 'service-hidden' : 'service-shown';
  await recordAuditEntry(tx, { by, at, act, subject: { id: row.id, name: row.name } });
};

const updateExistingService = async (
  context: ImportContext,
  target: PlannedService,
  row: ServiceRow,
  parts: MenuParts,
) => {
  const { tx, by, at } = context;
  const values = { ...toServiceValues(context, target, row, parts), position: row.position };
  const { menu, skillNames } = parts;
  const changes = auditChangesBetween(
    toServiceAuditFields(row, skillNames, menu),
    toServiceAuditFields(values, skillNames, menu),
  );
  if (changes.length > 0) {
    await desk.updateService(tx, row.id, values, at);
    const subject = { id: row.id, name: target.name };
    await recordAuditEntry(tx, { by, at, act: 'service-changed', subject, changes });
  }
  if (row.price !== values.price || row.offerprice !== values.offerprice) {
    await desk.insertPriceHistoryRows(tx, [
      toPriceHistoryRow(by, at, { id: row.id, ...values }, row),
    ]);
  }
  if (row.hidden !== target.hidden) {
    await setHidden(context, { id: row.id, name: target.name }, target.hidden);
  }
  if (row.imageHash && row.imageHash !== values.imageHash) {
    await removeImageIfUnused(tx, row.imageHash);
  }
};

function* candidateIds(target: PlannedService, dataSet: string): Generator<string> {
  if (target.id !== undefined) yield target.id;
  else yield* candidateServiceIds(dataSet, target.name);
}

const addService = async (
  context: ImportContext,
  target: PlannedService,
  parts: MenuParts,
): Promise<string> => {
  const { tx, by, at } = context;
  const values = toServiceValues(context, target, undefined, parts);
  const position = await desk.nextServicePosition(tx, values.dataSet);
  for (const id of candidateIds(target, values.dataSet)) {
    const row = { ...values, id, position, hidden: target.hidden, updatedAt: at };
    if (!(await desk.insertService(tx, row))) continue;
    await desk.insertPriceHistoryRows(tx, [toPriceHistoryRow(by, at, row)]);
    const changes = auditChangesBetween(
      {},
      toServiceAuditFields({ ...values, position }, parts.skillNames, parts.menu),
    );
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'service-added',
      subject: { id, name: row.name },
      changes,
    });
    return id;
  }
  throw new Error(`the id ${target.id} of a new service is taken`);
};

const isRenamed = ({ before, name, section }: MenuImportPlan['changed'][number]): boolean =>
  before.name !== name || before.section !== section.key;

const reorder = async (
  { tx, by, at }: ImportContext,
  plan: MenuImportPlan,
  idByRow: ReadonlyMap<number, string>,
  { keyOf, menu }: MenuParts,
) => {
  const reorderedSections = new Set(
    plan.changed
      .filter(({ order, before }) => order !== undefined && order !== before.order)
      .map(({ before }) => before.section),
  );
  for (const { section, members } of plan.sectionOrders) {
    const ids = members.flatMap(
      ({ id, row }) => id ?? (row === null ? [] : (idByRow.get(row) ?? [])),
    );
    const key = keyOf(section);
    await desk.updateServicePositions(tx, ids);
    if (!reorderedSections.has(key)) continue;
    const subject = { id: key, name: menu.nameOf(key) };
    await recordAuditEntry(tx, { by, at, act: 'services-ordered', subject });
  }
};

export const applyMenuImportPlan = async (
  context: ImportContext,
  plan: MenuImportPlan,
  hideMissing: boolean,
): Promise<{ hidden: number; awaited: PendingPicture[] }> => {
  const parts = await createMissingParts(context, plan);
  const { rows } = context.now;
  await store.setTemporaryServiceNames(
    context.tx,
    plan.changed.filter(isRenamed).map(({ before }) => before.id),
  );
  for (const target of plan.changed) {
    const row = rows.get(target.before.id);
    if (row) await updateExistingService(context, target, row, parts);
  }
  const idByRow = new Map<number, string>();
  for (const target of plan.added)
    idByRow.set(target.row, await addService(context, target, parts));
  await reorder(context, plan, idByRow, parts);
  const hiddenServices = hideMissing ? plan.missing.filter(({ hidden }) => !hidden) : [];
  for (const service of hiddenServices) await setHidden(context, service, true);
  const awaited = plan.awaited.flatMap(({ row, before, awaited: file }) => {
    const id = before?.id ?? idByRow.get(row);
    return id !== undefined && file !== undefined ? [{ id, file }] : [];
  });
  return { hidden: hiddenServices.length, awaited };
};
