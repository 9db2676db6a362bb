import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { skills } from './tables.ts';

export type SkillRow = typeof skills.$inferSelect;

export const listSkills = (db: Db): Promise<SkillRow[]> =>
  db
    .select()
    .from(skills)
    .orderBy(asc(sql`lower(${skills.name})`));

export const insertSkill = async (tx: Db, name: string): Promise<number> => {
  const [row] = await tx.insert(skills).values({ name }).returning({ id: skills.id });
  if (!row) throw new Error('a skill was not added');
  return row.id;
};

export const insertMissingSkills = async (tx: Db, names: readonly string[]): Promise<void> => {
  await tx
    .insert(skills)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
};

export const lockSkill = async (tx: Db, id: number): Promise<SkillRow | undefined> => {
  const [row] = await tx.select().from(skills).where(eq(skills.id, id)).for('update');
  return row;
};

export const updateSkillName = async (tx: Db, id: number, name: string): Promise<void> => {
  await tx.update(skills).set({ name }).where(eq(skills.id, id));
};

export const deleteSkill = async (tx: Db, id: number): Promise<void> => {
  await tx.delete(skills).where(eq(skills.id, id));
};
