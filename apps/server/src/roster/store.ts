import type { TimeOffEntry, WorkingHours } from '@haldi/contract/roster/schema';
import { and, between, count, eq, getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { selectRowsAsJson } from '../platform/database/select-rows-as-json.ts';
import { beauticianAreas, beauticianSkills, beauticians, timeOff, workingHours } from './tables.ts';

export type BeauticianRow = typeof beauticians.$inferSelect;
export type NewBeauticianRow = typeof beauticians.$inferInsert;

type Abilities = { skills: string[]; areas: string[]; timeOff: TimeOffEntry[] };
type Schedule = Abilities & { hours: WorkingHours[] };
/** As arrays, because writing keys takes PostgreSQL longer. */
type ScheduleAsJson = Abilities & { hours: [weekday: number, from: number, to: number][] };

type PlannedColumns = Pick<BeauticianRow, 'id' | 'active'>;
type AllColumns = Omit<BeauticianRow, 'createdAt'>;
export type PlannedBeauticianRow = PlannedColumns & Schedule;
export type RosterRow = AllColumns & Schedule;

const emptyList = sql`'[]'::json`;

const selectRoster = <Columns>(
  db: Db,
  columns: { [Field in keyof Columns]: SQLWrapper },
  name: string,
) => {
  const skills = db
    .select({
      beauticianId: beauticianSkills.beauticianId,
      all: sql`json_agg(${beauticianSkills.skillId}::text order by ${beauticianSkills.skillId})`.as(
        'all_skills',
      ),
    })
    .from(beauticianSkills)
    .groupBy(beauticianSkills.beauticianId)
    .as('skills_of');
  const areas = db
    .select({
      beauticianId: beauticianAreas.beauticianId,
      all: sql`json_agg(${beauticianAreas.areaId}::text order by ${beauticianAreas.areaId})`.as(
        'all_areas',
      ),
    })
    .from(beauticianAreas)
    .groupBy(beauticianAreas.beauticianId)
    .as('areas_of');
  const hours = db
    .select({
      beauticianId: workingHours.beauticianId,
      all: sql`json_agg(json_build_array(
        ${workingHours.weekday}, ${workingHours.fromMinute}, ${workingHours.toMinute}
      ) order by ${workingHours.weekday})`.as('all_hours'),
    })
    .from(workingHours)
    .where(sql`${workingHours.weekday} = any(${sql.placeholder('weekdays')}::smallint[])`)
    .groupBy(workingHours.beauticianId)
    .as('hours_of');
  const timeOffRows = db
    .select({
      beauticianId: timeOff.beauticianId,
      all: sql`json_agg(json_build_object(
        'day', ${timeOff.day}, 'from', ${timeOff.fromMinute}, 'to', ${timeOff.toMinute},
        'note', ${timeOff.note}
      ) order by ${timeOff.day}, ${timeOff.fromMinute})`.as('all_off'),
    })
    .from(timeOff)
    .where(between(timeOff.day, sql.placeholder('from'), sql.placeholder('to')))
    .groupBy(timeOff.beauticianId)
    .as('off_of');
  const schedule: { [Field in keyof ScheduleAsJson]: SQLWrapper } = {
    skills: sql`coalesce(${skills.all}, ${emptyList})`,
    areas: sql`coalesce(${areas.all}, ${emptyList})`,
    hours: sql`coalesce(${hours.all}, ${emptyList})`,
    timeOff: sql`coalesce(${timeOffRows.all}, ${emptyList})`,
  };
  const fields = { ...columns, ...schedule } as {
    [Field in keyof (Columns & ScheduleAsJson)]: SQLWrapper;
  };
  return db
    .select({
      all: selectRowsAsJson<Columns & ScheduleAsJson>(fields, sql`${beauticians.id}`),
    })
    .from(beauticians)
    .leftJoin(skills, eq(skills.beauticianId, beauticians.id))
    .leftJoin(areas, eq(areas.beauticianId, beauticians.id))
    .leftJoin(hours, eq(hours.beauticianId, beauticians.id))
    .leftJoin(timeOffRows, eq(timeOffRows.beauticianId, beauticians.id))
    .prepare(name);
};

const toSchedule = <Row extends ScheduleAsJson>(row: Row) => ({
  ...row,
  hours: row.hours.map(([weekday, from, to]) => ({ weekday, from, to })),
});

const roster = createPreparedStatement((db) => {
  const { createdAt: _, ...columns } = getTableColumns(beauticians);
  return selectRoster<AllColumns>(db, columns, 'roster');
});

const plannedRoster = createPreparedStatement((db) =>
  selectRoster<PlannedColumns>(
    db,
    { id: beauticians.id, active: beauticians.active },
    'planned_roster',
  ),
);

export type RosterSpan = { from: string; to: string; weekdays: readonly number[] };

export const listRoster = async (db: Db, span: RosterSpan): Promise<RosterRow[]> => {
  const [row] = await roster(db).execute(span);
  return (row?.all ?? []).map(toSchedule);
};

/** What the planner needs. Every order reads it under the lock of its day. */
export const listPlannedRoster = async (
  db: Db,
  span: RosterSpan,
): Promise<PlannedBeauticianRow[]> => {
  const [row] = await plannedRoster(db).execute(span);
  return (row?.all ?? []).map(toSchedule);
};

export const findBeautician = async (
  db: Db,
  id: number,
): Promise<(BeauticianRow & { skills: string[] }) | undefined> => {
  const [row] = await db.select().from(beauticians).where(eq(beauticians.id, id));
  if (!row) return undefined;
  const skills = await db
    .select({ id: beauticianSkills.skillId })
    .from(beauticianSkills)
    .where(eq(beauticianSkills.beauticianId, id))
    .orderBy(beauticianSkills.skillId);
  return { ...row, skills: skills.map((skill) => String(skill.id)) };
};

export const insertBeauticians = (
  db: Db,
  rows: NewBeauticianRow[],
): Promise<Pick<BeauticianRow, 'id' | 'name'>[]> =>
  db.insert(beauticians).values(rows).returning({ id: beauticians.id, name: beauticians.name });

export const lockBeautician = async (tx: Db, id: number): Promise<BeauticianRow | undefined> => {
  const [row] = await tx
    .select()
    .from(beauticians)
    .where(eq(beauticians.id, id))
    .for('no key update');
  return row;
};

export type BeauticianChanges = Partial<Omit<NewBeauticianRow, 'id' | 'version' | 'createdAt'>>;

export const updateBeautician = async (
  tx: Db,
  id: number,
  changes: BeauticianChanges,
): Promise<void> => {
  await tx
    .update(beauticians)
    .set({ ...changes, version: sql`${beauticians.version} + 1` })
    .where(eq(beauticians.id, id));
};

export const replaceBeauticianSkills = async (
  tx: Db,
  beauticianId: number,
  skills: readonly string[],
): Promise<void> => {
  await tx.delete(beauticianSkills).where(eq(beauticianSkills.beauticianId, beauticianId));
  if (skills.length === 0) return;
  await tx
    .insert(beauticianSkills)
    .values(skills.map((skill) => ({ beauticianId, skillId: Number(skill) })));
};

export const replaceBeauticianAreas = async (
  tx: Db,
  beauticianId: number,
  areas: readonly string[],
): Promise<void> => {
  await tx.delete(beauticianAreas).where(eq(beauticianAreas.beauticianId, beauticianId));
  if (areas.length === 0) return;
  await tx
    .insert(beauticianAreas)
    .values(areas.map((area) => ({ beauticianId, areaId: Number(area) })));
};

export const replaceBeauticianHours = async (
  tx: Db,
  beauticianId: number,
  hours: readonly WorkingHours[],
): Promise<void> => {
  await tx.delete(workingHours).where(eq(workingHours.beauticianId, beauticianId));
  await tx.insert(workingHours).values(
    hours.map(({ weekday, from, to }) => ({
      beauticianId,
      weekday,
      fromMinute: from,
      toMinute: to,
    })),
  );
};

/** Returns only new time off. An entry with the same start is extended, never shortened. */
export const insertTimeOff = async (
  db: Db,
  beauticianId: number,
  entries: readonly TimeOffEntry[],
): Promise<TimeOffEntry[]> => {
  if (entries.length === 0) return [];
  const rows = entries.map(({ day, from, to, note }) => ({
    beauticianId,
    day,
    fromMinute: from,
    toMinute: to,
    note,
  }));
  const added = await db
    .insert(timeOff)
    .values(rows)
    .onConflictDoUpdate({
      target: [timeOff.beauticianId, timeOff.day, timeOff.fromMinute],
      set: { toMinute: sql`excluded.to_minute`, note: sql`excluded.note` },
      setWhere: sql`excluded.to_minute > ${timeOff.toMinute}`,
    })
    .returning();
  return added.map(toTimeOffEntry);
};

const toTimeOffEntry = (row: typeof timeOff.$inferSelect): TimeOffEntry => ({
  day: row.day,
  from: row.fromMinute,
  to: row.toMinute,
  note: row.note,
});

type TimeOffSelection = { from: string; to: string; begins: number | undefined };

/** Returns the deleted entries. Without a start minute all entries of the days are deleted. */
export const deleteTimeOff = async (
  tx: Db,
  id: number,
  { from, to, begins }: TimeOffSelection,
): Promise<TimeOffEntry[]> => {
  const deleted = await tx
    .delete(timeOff)
    .where(
      and(
        eq(timeOff.beauticianId, id),
        between(timeOff.day, from, to),
        begins === undefined ? undefined : eq(timeOff.fromMinute, begins),
      ),
    )
    .returning();
  return deleted.map(toTimeOffEntry).sort((one, other) => (one.day < other.day ? -1 : 1));
};

export const countBeauticiansBySkill = async (db: Db): Promise<Map<number, number>> => {
  const rows = await db
    .select({ skillId: beauticianSkills.skillId, beauticians: count() })
    .from(beauticianSkills)
    .groupBy(beauticianSkills.skillId);
  return new Map(rows.map(({ skillId, beauticians: number }) => [skillId, number]));
};

export const listBeauticiansOnlyServing = async (db: Db, areaId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: beauticians.name })
    .from(beauticians)
    .innerJoin(beauticianAreas, eq(beauticianAreas.beauticianId, beauticians.id))
    .groupBy(beauticians.id)
    .having(sql`every(${beauticianAreas.areaId} = ${areaId})`)
    .orderBy(beauticians.name);
  return rows.map(({ name }) => name);
};
