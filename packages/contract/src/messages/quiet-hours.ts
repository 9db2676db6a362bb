import { addDays, indiaDay, indiaInstant, indiaMinuteOfDay } from '../kit/dates.ts';
import { isUrgent, type MessageKind } from './message-kinds.ts';

/** Nobody is written to from then until then, in India. */
export const quietHoursStart = 21 * 60;
export const quietHoursEnd = 8 * 60;

export const isInQuietHours = (at: Date): boolean => {
  const minute = indiaMinuteOfDay(at);
  return minute >= quietHoursStart || minute < quietHoursEnd;
};

/** That moment, or the morning after it. */
export const afterQuietHours = (at: Date): Date => {
  if (!isInQuietHours(at)) return at;
  const day = indiaDay(at);
  return indiaInstant(
    indiaMinuteOfDay(at) >= quietHoursStart ? addDays(day, 1) : day,
    quietHoursEnd,
  );
};

/**
 * When something that has happened is told. A visit that begins before the morning is under way: told
 * at eight, it would be told too late.
 */
export const earliestSendTime = (kind: MessageKind, at: Date, visitAt?: Date): Date => {
  if (isUrgent(kind)) return at;
  const morning = afterQuietHours(at);
  return visitAt && visitAt > at && visitAt < morning ? at : morning;
};
