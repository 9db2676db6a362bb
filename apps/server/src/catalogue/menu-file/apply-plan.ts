import { sectionsOf } from '@haldi/contract/catalogue/menu';
import { fold } from '@haldi/contract/catalogue/menu-file/menu-state';
import type { MenuImportPlan } from '@haldi/contract/catalogue/menu-file/plan-import';
import type { PlannedService } from '@haldi/contract/catalogue/menu-file/plan-row';
import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/preview';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { removeImageIfUnused } from '../../platform/media/image-store.ts';
import { createSkills, readSkillNamesById } from '../../skills/service.ts';
import { toAuditFields, toPriceHistoryRow } from '../desk/service.ts';
import { candidateServiceIds } from '../desk/service-ids.ts';
import * as desk from '../desk/store.ts';
import { indexMenu, readMenu } from '../menu/service.ts';
import { defaultPictureFor } from '../starter/built-in-pictures.ts';
import type { ServiceRow } from '../store.ts';
import { createSections } from './create-sections.ts';
import type { CurrentMenu } from './current-menu.ts';
import * as store from './store.ts';

type ImportContext = { tx: Db; by: Identity; at: Date; now: CurrentMenu };

const prepare = async ({ tx, by, at }: ImportContext, plan: MenuImportPlan) => {
  await createSkills(tx, by, at, plan.skills);
  await createSections(tx, by, at, plan.pages, plan.sections);
  const pages = await readMenu(tx);
  const menu = indexMenu(pages);
  const keys = new Map(sectionsOf(pages).map(({ key, name }) => [fold(name), key]));
  const skillNames = await readSkillNamesById(tx);
  const skillIds = new Map([...skillNames].map(([id, name]) => [fold(name), Number(id)]));
  const known = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`${name} was neither there nor made`);
    return value;
  };
  return {
    menu,
    skillNames,
    sectionOf: ({ section }: PlannedService) =>
      section.key ?? known(keys.get(fold(section.name)), section.name),
    keyOf: (section: string) =>
      section.startsWith(' ') ? known(keys.get(fold(section)), section) : section,
    skillOf: ({ skill }: PlannedService) => known(skillIds.get(fold(skill)), skill),
  };
};
type Prepared = Awaited<ReturnType<typeof prepare>>;

const valuesOf = (
  { now }: ImportContext,
  target: PlannedService,
  row: ServiceRow | undefined,
  { menu, sectionOf, skillOf }: Prepared,
) => {
  const dataSet = sectionOf(target);
  const own = row ?? { image: defaultPictureFor(dataSet, menu), imageHash: null };
  const chosen = target.picture === undefined ? undefined : now.pictureCalled(target.picture);
  return {
    name: target.name,
    description: target.description,
    dataSet,
    skillId: skillOf(target),
    price: target.price,
    offerprice: target.offerprice,
    duration: target.duration,
    image: chosen && 'image' in chosen ? chosen.image : own.image,
    imageHash: chosen ? ('imageHash' in chosen ? chosen.imageHash : null) : own.imageHash,
  };
};

const setHidden = async (
  doing: ImportContext,
  row: { id: string; name: string },
  hidden: boolean,
) => {
  const { tx, by, at } = doing;
  await desk.updateHidden(tx, [row.id], hidden, at);
  const act = hidden ? 'service-hidden' : 'service-shown';
  await recordAuditEntry(tx, { by, at, act, subject: { id: row.id, name: row.name } });
};

const updateExistingService = async (
  doing: ImportContext,
  target: PlannedService,
  row: ServiceRow,
  ready: Prepared,
) => {
  const { tx, by, at } = doing;
  const values = { ...valuesOf(doing, target, row, ready), position: row.position };
  const { menu, skillNames } = ready;
  const changes = auditChangesBetween(
    toAuditFields(row, skillNames, menu),
    toAuditFields(values, skillNames, menu),
  );
  if (changes.length > 0) {
    await desk.updateService(tx, row.id, values, at);
    const subject = { id: row.id, name: target.name };
    await recordAuditEntry(tx, { by, at, act: 'service-changed', subject, changes });
  }
  if (row.price !== values.price || row.offerprice !== values.offerprice) {
    await desk.insertPrices(tx, [toPriceHistoryRow(by, at, { id: row.id, ...values }, row)]);
  }
  if (row.hidden !== target.hidden) {
    await setHidden(doing, { id: row.id, name: target.name }, target.hidden);
  }
  if (row.imageHash && row.imageHash !== values.imageHash) {
    await removeImageIfUnused(tx, row.imageHash);
  }
};

function* idsToTry(target: PlannedService, dataSet: string): Generator<string> {
  if (target.id !== undefined) yield target.id;
  else yield* candidateServiceIds(dataSet, target.name);
}

const add = async (
  doing: ImportContext,
  target: PlannedService,
  ready: Prepared,
): Promise<string> => {
  const { tx, by, at } = doing;
  const values = valuesOf(doing, target, undefined, ready);
  const position = await desk.nextPosition(tx, values.dataSet);
  for (const id of idsToTry(target, values.dataSet)) {
    const row = { ...values, id, position, hidden: target.hidden, updatedAt: at };
    if (!(await desk.insertService(tx, row))) continue;
    await desk.insertPrices(tx, [toPriceHistoryRow(by, at, row)]);
    const changes = auditChangesBetween(
      {},
      toAuditFields({ ...values, position }, ready.skillNames, ready.menu),
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

/** Frees unique names and positions first, so that services can swap them. */
const isRenamed = ({ before, name, section }: MenuImportPlan['changed'][number]): boolean =>
  before.name !== name || before.section !== section.key;

const reorder = async (
  { tx, by, at }: ImportContext,
  plan: MenuImportPlan,
  idOf: ReadonlyMap<number, string>,
  { keyOf, menu }: Prepared,
) => {
  const ordered = new Set(
    plan.changed
      .filter(({ order, before }) => order !== undefined && order !== before.order)
      .map(({ before }) => before.section),
  );
  for (const { section, members } of plan.sequences) {
    const ids = members.flatMap(({ id, row }) => id ?? (row === null ? [] : (idOf.get(row) ?? [])));
    const key = keyOf(section);
    await desk.updatePositions(tx, ids);
    if (!ordered.has(key)) continue;
    const subject = { id: key, name: menu.nameOf(key) };
    await recordAuditEntry(tx, { by, at, act: 'services-ordered', subject });
  }
};

export const applyPlan = async (
  doing: ImportContext,
  plan: MenuImportPlan,
  takeOff: boolean,
): Promise<{ hidden: number; awaited: PendingPicture[] }> => {
  const ready = await prepare(doing, plan);
  const { rows } = doing.now;
  await store.setTemporaryNames(
    doing.tx,
    plan.changed.filter(isRenamed).map(({ before }) => before.id),
  );
  for (const target of plan.changed) {
    const row = rows.get(target.before.id);
    if (row) await updateExistingService(doing, target, row, ready);
  }
  const idOf = new Map<number, string>();
  for (const target of plan.added) idOf.set(target.row, await add(doing, target, ready));
  await reorder(doing, plan, idOf, ready);
  const left = takeOff ? plan.missing.filter(({ hidden }) => !hidden) : [];
  for (const service of left) await setHidden(doing, service, true);
  const awaited = plan.awaited.flatMap(({ row, before, awaited: file }) => {
    const id = before?.id ?? idOf.get(row);
    return id !== undefined && file !== undefined ? [{ id, file }] : [];
  });
  return { hidden: left.length, awaited };
};
