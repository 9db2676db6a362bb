import { addDays, indiaDay, indiaMinuteOfDay, instantOfIndiaTime } from '../kit/dates.ts';
import { isUrgent, type MessageKind } from './message-kinds.ts';

/** Minutes since midnight in India. */
export const quietHoursStart = 21 * 60;
export const quietHoursEnd = 8 * 60;

export const isInQuietHours = (at: Date): boolean => {
  const minute = indiaMinuteOfDay(at);
  return minute >= quietHoursStart || minute < quietHoursEnd;
};

export const afterQuietHours = (at: Date): Date => {
  if (!isInQuietHours(at)) return at;
  const day = indiaDay(at);
  return instantOfIndiaTime(
    indiaMinuteOfDay(at) >= quietHoursStart ? addDays(day, 1) : day,
    quietHoursEnd,
  );
};

/**
 * A visit that starts before the end of the quiet hours is reported at once, because later would be
 * too late.
 */
export const earliestSendTime = (kind: MessageKind, at: Date, visitAt?: Date): Date => {
  if (isUrgent(kind)) return at;
  const morning = afterQuietHours(at);
  return visitAt && visitAt > at && visitAt < morning ? at : morning;
};
