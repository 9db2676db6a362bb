import { formatTime } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import { noBeautician } from '@haldi/contract/orders/schema';
import { isCompleted, isOpen, type OrderStatus } from '@haldi/contract/orders/status';
import {
  lastVisitAction,
  type Progress,
  type VisitAction,
  visitActionTimes,
} from '@haldi/contract/orders/work/visit-actions';

/** What staff call each press, as a word. */
export const visitActionLabels: Record<VisitAction, string> = {
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  start: 'Started',
  done: 'Done',
};

type Followed = { status: OrderStatus; progress: Progress };

/** Whether a visit of that status says how far it has come. */
const isTold = ({ status, progress }: Followed): boolean =>
  isOpen(status) || (isCompleted(status) && progress.doneAt !== null);

/** The last press of a visit, and when it was. */
export const lastVisitActionWithTime = (
  visit: Followed,
): { press: VisitAction; time: string } | undefined => {
  const press = isTold(visit) ? lastVisitAction(visit.progress) : undefined;
  const at = press && visitActionTimes(visit.progress)[press];
  return press && at ? { press, time: formatTime(new Date(at)) } : undefined;
};

/** How late she is; nothing once she is there. */
export const minutesLate = (visit: Followed): number | undefined => {
  const { arrivedAt, startedAt, doneAt, lateMinutes } = visit.progress;
  const isThere = arrivedAt !== null || startedAt !== null || doneAt !== null;
  return isOpen(visit.status) && !isThere ? (lateMinutes ?? undefined) : undefined;
};

/** In a word with its time, as in `On the way 10:42 AM`; nothing: there is nothing to say yet. */
export const progressWithTime = (visit: Followed): string | undefined => {
  const step = lastVisitActionWithTime(visit);
  return step && `${visitActionLabels[step.press]} ${step.time}`;
};

export const lateText = (visit: Followed): string | undefined => {
  const late = minutesLate(visit);
  return late === undefined ? undefined : `${late} min late`;
};

/** As short as it can be: that she is late, or how far she is. */
export const shortProgressText = (visit: Followed): string | undefined => {
  const step = lastVisitActionWithTime(visit);
  return lateText(visit) ?? (step && visitActionLabels[step.press]);
};

/** All of it in one line, for lists. */
export const fullProgressText = (visit: Followed): string | undefined => {
  const parts = [progressWithTime(visit), lateText(visit)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
};

type Expected = Followed & { beautician: string; appointmentSlot: string };

const sentences: Record<VisitAction, (name: string, time: string) => string> = {
  'on-the-way': (name, time) => `${name} has been on the way since ${time}.`,
  arrived: (name, time) => `${name} arrived at ${time}.`,
  start: (_, time) => `Your visit started at ${time}.`,
  done: (_, time) => `Your visit ended at ${time}.`,
};

/** What her customer calls her who comes. */
export const beauticianNameForCustomer = (beautician: string): string =>
  beautician === noBeautician ? 'Your beautician' : firstName(beautician);

/** How far a visit has come, as its customer reads it; nothing: it has not begun. */
export const progressSentence = (order: Expected): string | undefined => {
  const step = lastVisitActionWithTime(order);
  const name = beauticianNameForCustomer(order.beautician);
  if (step) return sentences[step.press](name, step.time);
  return minutesLate(order) === undefined
    ? undefined
    : `${name} will arrive later than ${order.appointmentSlot}.`;
};

export const lateSentence = (order: Followed): string | undefined => {
  const late = minutesLate(order);
  return late === undefined ? undefined : `About ${late} minutes late.`;
};
