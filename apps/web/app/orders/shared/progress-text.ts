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

export const visitActionLabels: Record<VisitAction, string> = {
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  start: 'Started',
  done: 'Done',
};

type Followed = { status: OrderStatus; progress: Progress };

const isTold = ({ status, progress }: Followed): boolean =>
  isOpen(status) || (isCompleted(status) && progress.doneAt !== null);

export const lastVisitActionWithTime = (
  visit: Followed,
): { press: VisitAction; time: string } | undefined => {
  const press = isTold(visit) ? lastVisitAction(visit.progress) : undefined;
  const at = press && visitActionTimes(visit.progress)[press];
  return press && at ? { press, time: formatTime(new Date(at)) } : undefined;
};

export const minutesLate = (visit: Followed): number | undefined => {
  const { arrivedAt, startedAt, doneAt, lateMinutes } = visit.progress;
  const isThere = arrivedAt !== null || startedAt !== null || doneAt !== null;
  return isOpen(visit.status) && !isThere ? (lateMinutes ?? undefined) : undefined;
};

export const progressWithTime = (visit: Followed): string | undefined => {
  const step = lastVisitActionWithTime(visit);
  return step && `${visitActionLabels[step.press]} ${step.time}`;
};

export const lateText = (visit: Followed): string | undefined => {
  const late = minutesLate(visit);
  return late === undefined ? undefined : `${late} min late`;
};

export const shortProgressText = (visit: Followed): string | undefined => {
  const step = lastVisitActionWithTime(visit);
  return lateText(visit) ?? (step && visitActionLabels[step.press]);
};

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

export const beauticianNameForCustomer = (beautician: string): string =>
  beautician === noBeautician ? 'Your beautician' : firstName(beautician);

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
