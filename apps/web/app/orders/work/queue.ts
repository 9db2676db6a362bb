import { indiaDay } from '@haldi/contract/kit/dates';
import {
  type Press,
  progressAfterPress,
  statusAfterPress,
} from '@haldi/contract/orders/work/progress';
import type {
  AddedServices,
  RunningLate,
  WorkDays,
  WorkVisit,
} from '@haldi/contract/orders/work/schema';
import { isShownToday } from '@haldi/contract/orders/work/timed-visit';

/** What she does on her phone, and the salon is to know. */
export type Act =
  | { kind: 'press'; press: Press; code?: string }
  | { kind: 'late'; minutes: RunningLate['minutes'] }
  | { kind: 'cannot-go'; reason: string }
  | { kind: 'services'; services: AddedServices['services']; names: string[] }
  | { kind: 'help' };

/** An act on its way, kept on the phone until the server has answered. */
export type Kept = {
  /** The same at every try: on the server it has one effect. */
  attempt: string;
  userId: string;
  /** Where it stands among her acts; clocks of phones are set back at times. */
  place: number;
  pressedAt: string;
  /** Null: she is at no visit. Nothing of the customer is kept with it. */
  visit: { _id: string; day: string; slot: string } | null;
  act: Act;
  /** Why the server did not take it; absent: it waits. */
  refused?: string;
};

/** In the order in which they were done. */
export const inOrder = (kept: readonly Kept[]): Kept[] =>
  kept.toSorted((one, other) => one.place - other.place);

export const nextPlace = (kept: readonly Kept[]): number =>
  Math.max(0, ...kept.map(({ place }) => place)) + 1;

export const isWaiting = ({ refused }: Kept): boolean => refused === undefined;

const visitOf = ({ visit }: Kept): string => visit?._id ?? '';

/**
 * What is sent next. Help goes before everything. What belongs to one visit goes one after the other:
 * where one of them has to wait, those after it wait too, and other visits go on.
 */
export const nextToSend = (
  kept: readonly Kept[],
  stuckVisits: ReadonlySet<string> = new Set(),
): Kept | undefined => {
  const waiting = inOrder(kept).filter((one) => isWaiting(one) && !stuckVisits.has(visitOf(one)));
  return waiting.find(({ act }) => act.kind === 'help') ?? waiting[0];
};

/**
 * What becomes of an act that was not taken. `log-in`: kept until she is back. `later`: nothing gets
 * through now. `skip`: this one is kept for a later try, and what is about another visit goes on.
 */
export type Fate = 'log-in' | 'later' | 'skip' | 'refused';

/** By the status of the answer; nothing: there was none. */
export const fateOf = (status: number | undefined): Fate => {
  if (status === undefined || status === 408 || status === 425 || status === 429) return 'later';
  if (status === 401) return 'log-in';
  return status >= 500 ? 'skip' : 'refused';
};

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

/** How long to wait after so many tries in vain, one after the other. */
export const delayAfter = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));

const withAct = (visit: WorkVisit, { act, pressedAt }: Kept): WorkVisit => {
  const { progress } = visit;
  if (act.kind === 'late') {
    return { ...visit, progress: { ...progress, lateMinutes: act.minutes } };
  }
  if (act.kind !== 'press') return visit;
  return {
    ...visit,
    status: statusAfterPress(act.press, visit.status),
    progress: progressAfterPress(progress, act.press, pressedAt),
  };
};

/** The visit as it will be once everything that waits has been taken. */
export const withWaiting = (visit: WorkVisit, kept: readonly Kept[]): WorkVisit =>
  inOrder(kept)
    .filter((one) => isWaiting(one) && visitOf(one) === visit._id)
    .reduce(withAct, visit);

type ShownDay = WorkDays['days'][number];

/**
 * The days from today on, with late visits of yesterday in the list of today. Undefined if the days
 * that were read end before today.
 */
export const daysFrom = (
  { days }: WorkDays,
  kept: readonly Kept[],
  now: Date,
): [today: ShownDay, ...later: ShownDay[]] | undefined => {
  const today = indiaDay(now);
  const all = days.map(({ day, visits }) => ({
    day,
    visits: visits.map((visit) => withWaiting(visit, kept)),
  }));
  if (!all.some(({ day }) => day === today)) return undefined;
  const visits = all.flatMap((one) => one.visits).filter((visit) => isShownToday(visit, now));
  return [{ day: today, visits }, ...all.filter(({ day }) => day > today)];
};

const withVisits = (days: WorkDays, change: (visits: WorkVisit[]) => WorkVisit[]): WorkDays => ({
  ...days,
  days: days.days.map((day) => ({ ...day, visits: change(day.visits) })),
});

/** What was read, with what the server has just answered to an act. */
export const afterAnswer = (days: WorkDays, { act, visit }: Kept, answer?: WorkVisit): WorkDays => {
  if (answer) {
    return withVisits(days, (visits) =>
      visits.map((known) => (known._id === answer._id ? answer : known)),
    );
  }
  if (act.kind !== 'cannot-go') return days;
  return withVisits(days, (visits) => visits.filter(({ _id }) => _id !== visit?._id));
};
