import { indiaDay } from '@haldi/contract/kit/dates';
import type {
  AddServicesRequest,
  RunningLateRequest,
  WorkDays,
  WorkVisit,
} from '@haldi/contract/orders/work/schema';
import { isShownToday } from '@haldi/contract/orders/work/timed-visit';
import {
  progressAfterAction,
  statusAfterAction,
  type VisitAction,
} from '@haldi/contract/orders/work/visit-actions';

/** What she does on her phone, and the salon is to know. */
export type BeauticianAction =
  | { kind: 'press'; press: VisitAction; code?: string }
  | { kind: 'late'; minutes: RunningLateRequest['minutes'] }
  | { kind: 'cannot-go'; reason: string }
  | { kind: 'services'; services: AddServicesRequest['services']; names: string[] }
  | { kind: 'help' };

/** An act on its way, kept on the phone until the server has answered. */
export type QueuedAction = {
  /** The same at every try: on the server it has one effect. */
  attempt: string;
  userId: string;
  /** Where it stands among her acts; clocks of phones are set back at times. */
  place: number;
  pressedAt: string;
  /** Null: she is at no visit. Nothing of the customer is kept with it. */
  visit: { _id: string; day: string; slot: string } | null;
  act: BeauticianAction;
  /** Why the server did not take it; absent: it waits. */
  refused?: string;
};

/** In the order in which they were done. */
export const inQueueOrder = (kept: readonly QueuedAction[]): QueuedAction[] =>
  kept.toSorted((one, other) => one.place - other.place);

export const nextQueuePosition = (kept: readonly QueuedAction[]): number =>
  Math.max(0, ...kept.map(({ place }) => place)) + 1;

export const isUnsent = ({ refused }: QueuedAction): boolean => refused === undefined;

const visitOf = ({ visit }: QueuedAction): string => visit?._id ?? '';

/**
 * What is sent next. Help goes before everything. What belongs to one visit goes one after the other:
 * where one of them has to wait, those after it wait too, and other visits go on.
 */
export const nextToSend = (
  kept: readonly QueuedAction[],
  stuckVisits: ReadonlySet<string> = new Set(),
): QueuedAction | undefined => {
  const waiting = inQueueOrder(kept).filter(
    (one) => isUnsent(one) && !stuckVisits.has(visitOf(one)),
  );
  return waiting.find(({ act }) => act.kind === 'help') ?? waiting[0];
};

/**
 * What becomes of an act that was not taken. `log-in`: kept until she is back. `later`: nothing gets
 * through now. `skip`: this one is kept for a later try, and what is about another visit goes on.
 */
export type FailureDecision = 'log-in' | 'later' | 'skip' | 'refused';

/** By the status of the answer; nothing: there was none. */
export const failureDecision = (status: number | undefined): FailureDecision => {
  if (status === undefined || status === 408 || status === 425 || status === 429) return 'later';
  if (status === 401) return 'log-in';
  return status >= 500 ? 'skip' : 'refused';
};

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

/** How long to wait after so many tries in vain, one after the other. */
export const retryDelayMs = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));

const applyAction = (visit: WorkVisit, { act, pressedAt }: QueuedAction): WorkVisit => {
  const { progress } = visit;
  if (act.kind === 'late') {
    return { ...visit, progress: { ...progress, lateMinutes: act.minutes } };
  }
  if (act.kind !== 'press') return visit;
  return {
    ...visit,
    status: statusAfterAction(act.press, visit.status),
    progress: progressAfterAction(progress, act.press, pressedAt),
  };
};

/** The visit as it will be once everything that waits has been taken. */
export const withUnsentActions = (visit: WorkVisit, kept: readonly QueuedAction[]): WorkVisit =>
  inQueueOrder(kept)
    .filter((one) => isUnsent(one) && visitOf(one) === visit._id)
    .reduce(applyAction, visit);

type ShownDay = WorkDays['days'][number];

/**
 * The days from today on, with late visits of yesterday in the list of today. Undefined if the days
 * that were read end before today.
 */
export const daysFromToday = (
  { days }: WorkDays,
  kept: readonly QueuedAction[],
  now: Date,
): [today: ShownDay, ...later: ShownDay[]] | undefined => {
  const today = indiaDay(now);
  const all = days.map(({ day, visits }) => ({
    day,
    visits: visits.map((visit) => withUnsentActions(visit, kept)),
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
export const applyAnswer = (
  days: WorkDays,
  { act, visit }: QueuedAction,
  answer?: WorkVisit,
): WorkDays => {
  if (answer) {
    return withVisits(days, (visits) =>
      visits.map((known) => (known._id === answer._id ? answer : known)),
    );
  }
  if (act.kind !== 'cannot-go') return days;
  return withVisits(days, (visits) => visits.filter(({ _id }) => _id !== visit?._id));
};
