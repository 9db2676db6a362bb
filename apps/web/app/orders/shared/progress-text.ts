import { formatIndiaTime } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import { noBeautician } from '@haldi/contract/orders/schema';
import { isCompleted, isOpenStatus, type OrderStatus } from '@haldi/contract/orders/status';
import {
  lastVisitAction,
  type VisitAction,
  type VisitProgressFields,
  visitActionTimes,
} from '@haldi/contract/orders/work/visit-actions';

export const visitActionLabels: Record<VisitAction, string> = {
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  start: 'Started',
  done: 'Done',
};

type VisitProgress = { status: OrderStatus; progress: VisitProgressFields };

const hasProgress = ({ status, progress }: VisitProgress): boolean =>
  isOpenStatus(status) || (isCompleted(status) && progress.doneAt !== null);

export const lastVisitActionWithTime = (
  visit: VisitProgress,
): { action: VisitAction; time: string } | undefined => {
  const action = hasProgress(visit) ? lastVisitAction(visit.progress) : undefined;
  const at = action && visitActionTimes(visit.progress)[action];
  return action && at ? { action, time: formatIndiaTime(new Date(at)) } : undefined;
};

export const minutesLate = (visit: VisitProgress): number | undefined => {
  const { arrivedAt, startedAt, doneAt, lateMinutes } = visit.progress;
  const hasArrived = arrivedAt !== null || startedAt !== null || doneAt !== null;
  return isOpenStatus(visit.status) && !hasArrived ? (lateMinutes ?? undefined) : undefined;
};

export const progressTextWithTime = (visit: VisitProgress): string | undefined => {
  const step = lastVisitActionWithTime(visit);
  return step && `${visitActionLabels[step.action]} ${step.time}`;
};

export const lateText = (visit: VisitProgress): string | undefined => {
  const late = minutesLate(visit);
  return late === undefined ? undefined : `${late} min late`;
};

export const shortProgressText = (visit: VisitProgress): string | undefined => {
  const step = lastVisitActionWithTime(visit);
  return lateText(visit) ?? (step && visitActionLabels[step.action]);
};

export const fullProgressText = (visit: VisitProgress): string | undefined => {
  const parts = [progressTextWithTime(visit), lateText(visit)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
};

type OrderProgress = VisitProgress & { beautician: string; appointmentSlot: string };

const sentences: Record<VisitAction, (name: string, time: string) => string> = {
  'on-the-way': (name, time) => `${name} has been on the way since ${time}.`,
  arrived: (name, time) => `${name} arrived at ${time}.`,
  start: (_, time) => `Your visit started at ${time}.`,
  done: (_, time) => `Your visit ended at ${time}.`,
};

export const beauticianNameForCustomer = (beautician: string): string =>
  beautician === noBeautician ? 'Your beautician' : firstName(beautician);

export const progressSentence = (order: OrderProgress): string | undefined => {
  const step = lastVisitActionWithTime(order);
  const name = beauticianNameForCustomer(order.beautician);
  if (step) return sentences[step.action](name, step.time);
  return minutesLate(order) === undefined
    ? undefined
    : `${name} will arrive later than ${order.appointmentSlot}.`;
};

export const lateSentence = (order: VisitProgress): string | undefined => {
  const late = minutesLate(order);
  return late === undefined ? undefined : `About ${late} minutes late.`;
};
