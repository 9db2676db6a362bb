import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import {
  type Beautician,
  type BeauticianUpdate,
  maxDaysOff,
  type NewBeautician,
  type StandingBeautician,
  type TimeOff,
} from '@haldi/contract/roster/schema';
import { changesBetween, recordAct } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { violatedUnique } from '../platform/database/constraint.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { toBeautician } from './service.ts';
import {
  type BeauticianRow,
  deleteDaysOff,
  insertBeauticians,
  insertDaysOff,
  listDaysOff,
  lockById,
  updateBeautician,
} from './store.ts';

type Missed =
  | { beauticianId: number; from: string; to?: string }
  | { beauticianId: number; from: string; weekdays: readonly number[] };

/** What the roster needs of booked visits; the app hands it in, so that orders may read the roster. */
export type BookedVisits = {
  /** Refuses a change that leaves visits without her, until the admin has seen which. */
  askAboutVisits: (tx: Db, missed: Missed, despite: string | undefined) => Promise<void>;
  holdOpenOrders: (tx: Db, beauticianId: number) => Promise<void>;
  renameOnOpenOrders: (tx: Db, beauticianId: number, name: string) => Promise<void>;
};

type Roster = Pick<AppContext, 'db' | 'live' | 'clock'> & { visits: BookedVisits };

const copy = {
  notFound: 'This beautician is not on the roster.',
  nameTaken: 'Somebody on the roster already has this name',
  changed: 'Somebody else has changed this beautician in the meantime.',
  past: 'This day has passed',
  tooFar: 'This is more than two years ahead',
  tooLong: `At most ${maxDaysOff} days at once`,
};

const notFound = (): AppError => new AppError('NOT_FOUND', copy.notFound);

const nameTaken = (): AppError =>
  new AppError('ALREADY_TAKEN', `${copy.nameTaken}.`, { fields: { name: copy.nameTaken } });

const settlingName = (error: unknown): never => {
  throw violatedUnique(error) === 'beauticians_name' ? nameTaken() : error;
};

const readBack = async (tx: Db, id: number, today: string): Promise<Beautician> => {
  const row = await lockById(tx, id);
  if (!row) throw notFound();
  return toBeautician(row, await listDaysOff(tx, today, id));
};

type Details = Pick<BeauticianRow, 'name' | 'phone' | 'categories' | 'workingDays' | 'active'>;

const readable = ({ name, phone, categories, workingDays, active }: Details) => ({
  name,
  phone,
  categories,
  workingDays: workingDays.map(shortWeekday),
  active,
});

export const addBeautician = async (
  { db, live, clock }: Roster,
  by: Identity,
  body: NewBeautician,
): Promise<Beautician> => {
  const at = clock();
  const added = await db.transaction(async (tx) => {
    const [row] = await insertBeauticians(tx, [body]).catch(settlingName);
    if (!row) throw new Error('a beautician was not added');
    const changes = changesBetween({}, readable({ ...body, active: true }));
    const subject = { id: String(row.id), name: body.name };
    await recordAct(tx, { by, at, act: 'beautician-added', subject, changes });
    return readBack(tx, row.id, indiaDay(at));
  });
  live.publish('content-changed');
  return added;
};

type Change = (tx: Db, row: BeauticianRow, at: Date) => Promise<void>;

/** One change of somebody on the roster, all of it or nothing; gives her as she stands then. */
const changing = async (
  { db, live, clock, visits }: Roster,
  id: number,
  change: Change,
): Promise<Beautician> => {
  const at = clock();
  const changed = await db.transaction(async (tx) => {
    // Whoever updates an order holds it before her: the other way round both would wait for ever.
    await visits.holdOpenOrders(tx, id);
    const row = await lockById(tx, id);
    if (!row) throw notFound();
    await change(tx, row, at);
    return readBack(tx, id, indiaDay(at));
  });
  live.publish('content-changed');
  return changed;
};

/** She leaves, or no longer works on some days of the week: visits may be hers then. */
const askAboutMissing = async (
  tx: Db,
  visits: BookedVisits,
  row: BeauticianRow,
  { active, workingDays, despite }: BeauticianUpdate,
  today: string,
): Promise<void> => {
  const which = { beauticianId: row.id, from: today };
  if (row.active && !active) return visits.askAboutVisits(tx, which, despite);
  const weekdays = row.workingDays.filter((day) => !workingDays.includes(day));
  if (weekdays.length > 0) await visits.askAboutVisits(tx, { ...which, weekdays }, despite);
};

export const changeBeautician = (
  roster: Roster,
  by: Identity,
  id: number,
  update: BeauticianUpdate,
): Promise<Beautician> =>
  changing(roster, id, async (tx, row, at) => {
    const { version, despite: _, ...after } = update;
    const today = indiaDay(at);
    if (row.version !== version) {
      const details: StandingBeautician = { beautician: await readBack(tx, id, today) };
      throw new AppError('BEAUTICIAN_CHANGED', copy.changed, { details });
    }
    const changes = changesBetween(readable(row), readable(after));
    if (changes.length === 0) return;
    await askAboutMissing(tx, roster.visits, row, update, today);
    await updateBeautician(tx, id, after).catch(settlingName);
    if (row.name !== after.name) await roster.visits.renameOnOpenOrders(tx, id, after.name);
    const subject = { id: String(id), name: after.name };
    await recordAct(tx, { by, at, act: 'beautician-changed', subject, changes });
  });

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= maxDaysOff; day = addDays(day, 1))
    days.push(day);
  return days;
};

const wrongDay = (field: 'from' | 'to', message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });

const checkTimeOff = ({ from, to }: TimeOff, days: readonly string[], today: string): void => {
  if (from < today) throw wrongDay('from', copy.past);
  if (to > addDays(today, 730)) throw wrongDay('to', copy.tooFar);
  if (days.length > maxDaysOff) throw wrongDay('to', copy.tooLong);
};

export const takeTimeOff = (
  roster: Roster,
  by: Identity,
  id: number,
  off: TimeOff,
): Promise<Beautician> =>
  changing(roster, id, async (tx, { name }, at) => {
    const { from, to, note, despite } = off;
    const days = daysBetween(from, to);
    checkTimeOff(off, days, indiaDay(at));
    await roster.visits.askAboutVisits(tx, { beauticianId: id, from, to }, despite);
    const rows = days.map((day) => ({ beauticianId: id, day, note }));
    const after = await insertDaysOff(tx, rows);
    if (after.length === 0) return;
    const subject = { id: String(id), name };
    const changes = [{ field: 'daysOff', before: null, after }];
    await recordAct(tx, { by, at, act: 'day-off-taken', subject, changes });
  });

export const dropTimeOff = (
  roster: Roster,
  by: Identity,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<Beautician> =>
  changing(roster, id, async (tx, { name }, at) => {
    const before = await deleteDaysOff(tx, id, from, to);
    if (before.length === 0) return;
    const subject = { id: String(id), name };
    const changes = [{ field: 'daysOff', before, after: null }];
    await recordAct(tx, { by, at, act: 'day-off-dropped', subject, changes });
  });
