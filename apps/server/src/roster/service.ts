import { imageUrl } from '@haldi/contract/images/uploaded-images';
import { addDays, weekdayOf } from '@haldi/contract/kit/dates';
import { weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import type { BeauticianProfile } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { maxSimultaneousVisitsOn } from '@haldi/contract/roster/working-hours-and-capacity';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readPlanningRules } from '../settings/service.ts';
import { readSkillNamesById } from '../skills/service.ts';
import {
  findBeautician,
  insertBeauticians,
  insertTimeOff,
  listPlannedRoster,
  listRoster,
  type RosterRow,
  type RosterSpan,
  replaceBeauticianHours,
  replaceBeauticianSkills,
} from './store.ts';

export { countBeauticiansBySkill } from './store.ts';

export const beauticianPictureUrl = (imageHash: string | null): string | null =>
  imageHash === null ? null : imageUrl(imageHash, 480);

const toBeautician = ({ id, imageHash, ...row }: RosterRow): Beautician => ({
  _id: String(id),
  picture: beauticianPictureUrl(imageHash),
  ...row,
});

/** Later than any time off. */
const endOfTime = '2199-12-31';

export const readRoster = async (
  db: Db,
  from: string,
  to: string = endOfTime,
): Promise<Beautician[]> => {
  const rows = await listRoster(db, { from, to, weekdays: weekdaysFromMonday });
  return rows.map(toBeautician);
};

export const beauticianNotFoundError = (): AppError =>
  new AppError('NOT_FOUND', 'This beautician does not exist.');

export const readBeautician = async (db: Db, id: number, from: string): Promise<Beautician> => {
  const found = (await readRoster(db, from)).find(({ _id }) => _id === String(id));
  if (!found) throw beauticianNotFoundError();
  return found;
};

/** Working hours of other weekdays are left out. Undefined: no days. */
const rosterSpanOf = (days: readonly string[]): RosterSpan | undefined => {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  return { from, to, weekdays: [...new Set(days.map(weekdayOf))] };
};

export const readRosterForDays = async (db: Db, days: readonly string[]): Promise<Beautician[]> => {
  const span = rosterSpanOf(days);
  return span ? (await listRoster(db, span)).map(toBeautician) : [];
};

export type PlannedBeautician = Pick<
  Beautician,
  '_id' | 'active' | 'skills' | 'areas' | 'hours' | 'timeOff'
>;

export const readPlannedRoster = async (
  db: Db,
  days: readonly string[],
): Promise<PlannedBeautician[]> => {
  const span = rosterSpanOf(days);
  const rows = span ? await listPlannedRoster(db, span) : [];
  return rows.map(({ id, ...row }) => ({ _id: String(id), ...row }));
};

export const readRosterActiveFirst = async (db: Db, from: string): Promise<Beautician[]> =>
  (await readRoster(db, from)).sort(
    (one, other) => Number(other.active) - Number(one.active) || (one.name < other.name ? -1 : 1),
  );

/** Null for freelancers and inactive beauticians. */
export const readBeauticianProfile = async (
  db: Db,
  beauticianId: number,
): Promise<Pick<BeauticianProfile, 'about' | 'picture' | 'skills'> | null> => {
  const found = await findBeautician(db, beauticianId);
  if (!found?.active) return null;
  const names = found.skills.length > 0 ? await readSkillNamesById(db) : new Map<string, string>();
  return {
    about: found.about,
    picture: beauticianPictureUrl(found.imageHash),
    skills: found.skills.flatMap((id) => names.get(id) ?? []),
  };
};

const capacityOfDays = async (db: Db, days: readonly string[]): Promise<number[]> => {
  const roster = await readRosterForDays(db, days);
  const rules = await readPlanningRules(db);
  return days.map((day) => maxSimultaneousVisitsOn(day, roster, rules));
};

export const readConcurrentVisitCapacity = async (db: Db, day: string): Promise<number> =>
  (await capacityOfDays(db, [day]))[0] ?? 0;

export type RosterEntry = Pick<Beautician, 'name' | 'phone' | 'skills' | 'hours' | 'timeOff'> & {
  about?: string;
};

export const insertRosterEntries = async (
  db: Db,
  entries: readonly RosterEntry[],
): Promise<Map<string, number>> => {
  const rows = entries.map(({ name, phone, about = '' }) => ({ name, phone, about }));
  const ids = new Map((await insertBeauticians(db, rows)).map(({ name, id }) => [name, id]));
  for (const { name, skills, hours, timeOff } of entries) {
    const id = ids.get(name) ?? 0;
    await replaceBeauticianSkills(db, id, skills);
    await replaceBeauticianHours(db, id, hours);
    await insertTimeOff(db, id, timeOff);
  }
  return ids;
};

export const listDaysInRangeUpTo = (from: string, to: string, limit: number): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= limit; day = addDays(day, 1)) days.push(day);
  return days;
};
