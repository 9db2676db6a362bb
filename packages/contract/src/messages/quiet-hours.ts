import { addDays, indiaDay, indiaInstant, indiaMinutes } from '../kit/dates.ts';
import { isUnderWay, type MessageKind } from './kinds.ts';

/** Nobody is written to from then until then, in India. */
export const quietFrom = 21 * 60;
export const quietUntil = 8 * 60;

export const isQuiet = (at: Date): boolean => {
  const minute = indiaMinutes(at);
  return minute >= quietFrom || minute < quietUntil;
};

/** That moment, or the morning after it. */
export const afterQuiet = (at: Date): Date => {
  if (!isQuiet(at)) return at;
  const day = indiaDay(at);
  return indiaInstant(indiaMinutes(at) >= quietFrom ? addDays(day, 1) : day, quietUntil);
};

/**
 * When something that has happened is told. A visit that begins before the morning is under way: told
 * at eight, it would be told too late.
 */
export const dueAt = (kind: MessageKind, at: Date, visitAt?: Date): Date => {
  if (isUnderWay(kind)) return at;
  const morning = afterQuiet(at);
  return visitAt && visitAt > at && visitAt < morning ? at : morning;
};
