import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay, minutesPerDay } from '@haldi/contract/kit/time-of-day';
import {
  type Beautician,
  type BeauticianUpdate,
  type CurrentBeautician,
  maxDaysOff,
  type NewBeautician,
  type NewTimeOff,
  type TimeOffEntry,
} from '@haldi/contract/roster/schema';
import { formatWorkingHours } from '@haldi/contract/roster/working-hours-and-capacity';
import { readAreas } from '../areas/service.ts';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import {
  violatedForeignKeyConstraint,
  violatedUniqueConstraint,
} from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { readSkillNamesById } from '../skills/service.ts';
import { listDaysInRangeUpTo, readBeautician } from './service.ts';
import {
  deleteTimeOff,
  insertBeauticians,
  insertTimeOff,
  replaceBeauticianAreas,
  replaceBeauticianHours,
  replaceBeauticianSkills,
  updateBeautician,
} from './store.ts';

const wholeDay = { from: 0, to: minutesPerDay };

/** Passed in by the app, because orders import the roster. */
export type RosterDependencies = {
  lockRoster: (tx: Db) => Promise<void>;
  /**
   * Throws VISITS_AFFECTED if visits would need a change and the admin has not acknowledged them.
   */
  replanOrRequireAcknowledgement: (
    tx: Db,
    now: Date,
    options: { acknowledged?: string | undefined; only?: (day: string) => boolean },
  ) => Promise<void>;
  renameBeauticianOnOpenOrders: (tx: Db, beauticianId: number, name: string) => Promise<void>;
};

type Roster = Pick<AppContext, 'db' | 'live' | 'clock'> & { visits: RosterDependencies };

const copy = {
  nameTaken: 'Another beautician already has this name',
  skillRemoved: 'This skill is no longer on the list',
  areaRemoved: 'This area is no longer on the list',
  changed: 'This beautician was changed while you were editing. Review and try again.',
  past: 'Choose today or a later day',
  tooFar: 'Choose a day within the next two years',
  tooLong: `Add at most ${maxDaysOff} days at once`,
};

const nameTakenError = (): AppError =>
  new AppError('ALREADY_TAKEN', `${copy.nameTaken}.`, {
    fields: { name: copy.nameTaken },
  });

const mapNameTaken = (error: unknown): never => {
  throw violatedUniqueConstraint(error) === 'beauticians_name' ? nameTakenError() : error;
};

const toAuditFields = async (
  tx: Db,
  { name, phone, about, skills, areas, hours, active }: NewBeautician & { active: boolean },
) => {
  const skillNames = await readSkillNamesById(tx);
  const areaNames = new Map((await readAreas(tx)).map((area) => [area._id, area.name]));
  return {
    name,
    phone,
    about,
    skills: skills.map((id) => skillNames.get(id) ?? id),
    areas: areas.map((id) => areaNames.get(id) ?? id),
    hours: hours.map(formatWorkingHours),
    active,
  };
};

const mapMissingReference =
  (field: 'skills' | 'areas', reason: string) =>
  (error: unknown): never => {
    if (!violatedForeignKeyConstraint(error)) throw error;
    throw new AppError('INVALID_INPUT', reason, { fields: { [field]: reason } });
  };

const saveDetails = async (tx: Db, id: number, { skills, areas, hours }: NewBeautician) => {
  await replaceBeauticianSkills(tx, id, skills).catch(
    mapMissingReference('skills', copy.skillRemoved),
  );
  await replaceBeauticianAreas(tx, id, areas).catch(mapMissingReference('areas', copy.areaRemoved));
  await replaceBeauticianHours(tx, id, hours);
};

export const addBeautician = async (
  roster: Roster,
  by: Identity,
  body: NewBeautician,
): Promise<Beautician> => {
  const { db, live, clock, visits } = roster;
  const at = clock();
  const added = await db.transaction(async (tx) => {
    await visits.lockRoster(tx);
    const { name, phone, about } = body;
    const [row] = await insertBeauticians(tx, [{ name, phone, about }]).catch(mapNameTaken);
    if (!row) throw new Error('a beautician was not added');
    await saveDetails(tx, row.id, body);
    const changes = auditChangesBetween({}, await toAuditFields(tx, { ...body, active: true }));
    const subject = { id: String(row.id), name };
    await recordAuditEntry(tx, { by, at, act: 'beautician-added', subject, changes });
    await roster.visits.replanOrRequireAcknowledgement(tx, at, {});
    return readBeautician(tx, row.id, indiaDay(at));
  });
  live.publish('content-changed');
  return added;
};

type Change = (tx: Db, before: Beautician, at: Date) => Promise<void>;

const applyRosterChange = async (
  { db, live, clock, visits }: Roster,
  id: number,
  change: Change,
): Promise<Beautician> => {
  const at = clock();
  const changed = await db.transaction(async (tx) => {
    await visits.lockRoster(tx);
    await change(tx, await readBeautician(tx, id, indiaDay(at)), at);
    return readBeautician(tx, id, indiaDay(at));
  });
  live.publish('content-changed');
  return changed;
};

export const changeBeautician = (
  roster: Roster,
  by: Identity,
  id: number,
  update: BeauticianUpdate,
): Promise<Beautician> =>
  applyRosterChange(roster, id, async (tx, before, at) => {
    const { version, acknowledged, ...after } = update;
    if (before.version !== version) {
      const details: CurrentBeautician = { beautician: before };
      throw new AppError('BEAUTICIAN_CHANGED', copy.changed, { details });
    }
    const changes = auditChangesBetween(
      await toAuditFields(tx, before),
      await toAuditFields(tx, after),
    );
    if (changes.length === 0) return;
    const { name, phone, about, active } = after;
    await updateBeautician(tx, id, { name, phone, about, active }).catch(mapNameTaken);
    await saveDetails(tx, id, after);
    if (before.name !== name) await roster.visits.renameBeauticianOnOpenOrders(tx, id, name);
    const subject = { id: String(id), name };
    await recordAuditEntry(tx, { by, at, act: 'beautician-changed', subject, changes });
    await roster.visits.replanOrRequireAcknowledgement(tx, at, { acknowledged });
  });

const invalidDayError = (field: 'from' | 'to', message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });

const checkTimeOff = ({ from, to }: NewTimeOff, days: readonly string[], today: string): void => {
  if (from < today) throw invalidDayError('from', copy.past);
  if (to > addDays(today, 730)) throw invalidDayError('to', copy.tooFar);
  if (days.length > maxDaysOff) throw invalidDayError('to', copy.tooLong);
};

/** `17 Nov 2026`, or `17 Nov 2026 02:00 PM to 05:00 PM`. */
const formatTimeOff = ({ day, from, to }: TimeOffEntry): string =>
  from === 0 && to === minutesPerDay
    ? day
    : `${day} ${formatTimeOfDay(from)} to ${formatTimeOfDay(to)}`;

export const addTimeOff = (
  roster: Roster,
  by: Identity,
  id: number,
  body: NewTimeOff,
): Promise<Beautician> =>
  applyRosterChange(roster, id, async (tx, { name }, at) => {
    const { from, to, note, hours = wholeDay, acknowledged } = body;
    const days = listDaysInRangeUpTo(from, to, maxDaysOff);
    checkTimeOff(body, days, indiaDay(at));
    const entries = days.map((day) => ({ day, ...hours, note }));
    const added = await insertTimeOff(tx, id, entries);
    if (added.length === 0) return;
    const subject = { id: String(id), name };
    const changes = [{ field: 'timeOff', before: null, after: added.map(formatTimeOff) }];
    await recordAuditEntry(tx, { by, at, act: 'day-off-taken', subject, changes });
    await roster.visits.replanOrRequireAcknowledgement(tx, at, {
      acknowledged,
      only: (day) => day >= from && day <= to,
    });
  });

export const removeTimeOff = (
  roster: Roster,
  by: Identity,
  id: number,
  { from, to, begins }: { from: string; to: string; begins?: number | undefined },
): Promise<Beautician> =>
  applyRosterChange(roster, id, async (tx, { name }, at) => {
    const deleted = await deleteTimeOff(tx, id, { from, to, begins });
    if (deleted.length === 0) return;
    const subject = { id: String(id), name };
    const changes = [{ field: 'timeOff', before: deleted.map(formatTimeOff), after: null }];
    await recordAuditEntry(tx, { by, at, act: 'day-off-dropped', subject, changes });
    await roster.visits.replanOrRequireAcknowledgement(tx, at, {
      only: (day) => day >= from && day <= to,
    });
  });
