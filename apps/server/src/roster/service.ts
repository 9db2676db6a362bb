import { addDays, weekdayOf } from '@haldi/contract/kit/dates';
import { weekOrder } from '@haldi/contract/kit/weekdays';
import { isAtWork, seatsOn } from '@haldi/contract/roster/at-work';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Db } from '../platform/database/database.ts';
import { readBookingRules } from '../settings/service.ts';
import {
  insertBeauticians,
  insertTimeOff,
  listRoster,
  type RosterRow,
  replaceHours,
  replaceSkills,
} from './store.ts';

export { countBySkill } from './store.ts';

export const toBeautician = ({ id, about: _, imageHash: __, ...row }: RosterRow): Beautician => ({
  _id: String(id),
  ...row,
});

/** Time off is kept until long after anybody asks for it. */
const endOfTime = '2199-12-31';

/** The whole roster with the time off of these days, whoever was hired first standing first. */
export const readRoster = async (
  db: Db,
  from: string,
  to: string = endOfTime,
): Promise<Beautician[]> => {
  const rows = await listRoster(db, { from, to, weekdays: weekOrder });
  return rows.map(toBeautician);
};

/** The roster as far as it matters on some days: the hours of other days of the week are left out. */
export const readRosterOn = async (db: Db, days: readonly string[]): Promise<Beautician[]> => {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return [];
  const weekdays = [...new Set(days.map(weekdayOf))];
  return (await listRoster(db, { from, to, weekdays })).map(toBeautician);
};

/** For people to read: those who still work first, each group by name. */
export const readRosterByName = async (db: Db, from: string): Promise<Beautician[]> =>
  (await readRoster(db, from)).sort(
    (one, other) => Number(other.active) - Number(one.active) || (one.name < other.name ? -1 : 1),
  );

/** Who works on a day, whoever was hired first standing first. */
export const namesAtWork = async (db: Db, day: string): Promise<string[]> =>
  (await readRosterOn(db, [day]))
    .filter((beautician) => isAtWork(beautician, day))
    .map(({ name }) => name);

/** How many visits can go on at the same time on each of these days. */
export const seatsOfDays = async (db: Db, days: readonly string[]): Promise<number[]> => {
  const roster = await readRosterOn(db, days);
  const rules = await readBookingRules(db);
  return days.map((day) => seatsOn(day, roster, rules));
};

export const seatsOfDay = async (db: Db, day: string): Promise<number> =>
  (await seatsOfDays(db, [day]))[0] ?? 0;

export type RosterEntry = Pick<Beautician, 'name' | 'phone' | 'skills' | 'hours' | 'timeOff'>;

/** Adds people to the roster; gives their ids by name. */
export const addToRoster = async (
  db: Db,
  entries: readonly RosterEntry[],
): Promise<Map<string, number>> => {
  const rows = entries.map(({ name, phone }) => ({ name, phone }));
  const ids = new Map((await insertBeauticians(db, rows)).map(({ name, id }) => [name, id]));
  for (const { name, skills, hours, timeOff } of entries) {
    const id = ids.get(name) ?? 0;
    await replaceSkills(db, id, skills);
    await replaceHours(db, id, hours);
    await insertTimeOff(db, id, timeOff);
  }
  return ids;
};

/** The days from one to another, both included. */
export const daysBetween = (from: string, to: string, most: number): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= most; day = addDays(day, 1)) days.push(day);
  return days;
};
