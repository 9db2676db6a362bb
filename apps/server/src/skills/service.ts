import { defaultSkills } from '@haldi/contract/catalogue/default-skills';
import type { NewSkill, Skill } from '@haldi/contract/skills/schema';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import {
  violatedForeignKeyConstraint,
  violatedUniqueConstraint,
} from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import * as store from './store.ts';

/** Passed in by the app, because users of skills import skills. */
export type SkillDependencies = {
  countServices: (db: Db) => Promise<Map<number, number>>;
  countBeauticians: (db: Db) => Promise<Map<number, number>>;
  lockRoster: (tx: Db) => Promise<void>;
  isNeeded: (tx: Db, skillId: number) => Promise<boolean>;
};

export type Skills = Pick<AppContext, 'db' | 'live' | 'clock'> & { use: SkillDependencies };

const copy = {
  notFound: 'This skill does not exist.',
  nameTaken: 'A skill with this name already exists',
  inUse: 'A service, a beautician or a booked visit uses this skill.',
};

export const readSkillNamesById = async (db: Db): Promise<Map<string, string>> =>
  new Map((await store.listSkills(db)).map(({ id, name }) => [String(id), name]));

export const ensureDefaultSkills = async (db: Db): Promise<Map<string, number>> => {
  await store.insertMissingSkills(db, defaultSkills);
  return new Map((await store.listSkills(db)).map(({ id, name }) => [name, id]));
};

export const ensureSkill = async (db: Db, name: string): Promise<number> => {
  await store.insertMissingSkills(db, [name]);
  const found = (await store.listSkills(db)).find(
    (skill) => skill.name.toLowerCase() === name.toLowerCase(),
  );
  if (!found) throw new Error(`the skill ${name} was neither there nor made`);
  return found.id;
};

export const readSkills = async ({ db, use }: Pick<Skills, 'db' | 'use'>): Promise<Skill[]> => {
  const rows = await store.listSkills(db);
  const services = await use.countServices(db);
  const beauticians = await use.countBeauticians(db);
  return rows.map(({ id, name }) => ({
    _id: String(id),
    name,
    services: services.get(id) ?? 0,
    beauticians: beauticians.get(id) ?? 0,
  }));
};

const nameTakenError = (): AppError =>
  new AppError('ALREADY_TAKEN', `${copy.nameTaken}.`, {
    fields: { name: copy.nameTaken },
  });

const errorFor = (error: unknown): unknown => {
  if (violatedUniqueConstraint(error) === 'skills_name') return nameTakenError();
  return violatedForeignKeyConstraint(error) ? new AppError('SKILL_IN_USE', copy.inUse) : error;
};

type Change = (tx: Db, at: Date) => Promise<void>;

const applySkillChange = async (skills: Skills, change: Change): Promise<Skill[]> => {
  const { db, live, clock } = skills;
  await db
    .transaction((tx) => change(tx, clock()))
    .catch((error: unknown) => {
      throw errorFor(error);
    });
  live.publish('content-changed');
  return readSkills(skills);
};

const requireSkill = async (tx: Db, id: number): Promise<store.SkillRow> => {
  const row = await store.lockSkill(tx, id);
  if (!row) throw new AppError('NOT_FOUND', copy.notFound);
  return row;
};

export const addSkill = (skills: Skills, by: Identity, { name }: NewSkill): Promise<Skill[]> =>
  applySkillChange(skills, async (tx, at) => {
    const id = await store.insertSkill(tx, name);
    await recordAuditEntry(tx, { by, at, act: 'skill-added', subject: { id: String(id), name } });
  });

export const renameSkill = (
  skills: Skills,
  by: Identity,
  id: number,
  { name }: NewSkill,
): Promise<Skill[]> =>
  applySkillChange(skills, async (tx, at) => {
    const before = await requireSkill(tx, id);
    const changes = auditChangesBetween({ name: before.name }, { name });
    if (changes.length === 0) return;
    await store.updateSkillName(tx, id, name);
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'skill-renamed',
      subject: { id: String(id), name },
      changes,
    });
  });

export const removeSkill = (skills: Skills, by: Identity, id: number): Promise<Skill[]> =>
  applySkillChange(skills, async (tx, at) => {
    await skills.use.lockRoster(tx);
    const { name } = await requireSkill(tx, id);
    if (await skills.use.isNeeded(tx, id)) throw new AppError('SKILL_IN_USE', copy.inUse);
    await store.deleteSkill(tx, id);
    await recordAuditEntry(tx, { by, at, act: 'skill-removed', subject: { id: String(id), name } });
  });

export const addSkills = async (
  tx: Db,
  by: Identity,
  at: Date,
  names: readonly string[],
): Promise<void> => {
  for (const name of names) {
    const id = await store.insertSkill(tx, name);
    await recordAuditEntry(tx, { by, at, act: 'skill-added', subject: { id: String(id), name } });
  }
};
