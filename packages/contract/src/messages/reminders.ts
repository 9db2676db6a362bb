import { addDays, indiaInstant } from '../kit/dates.ts';
import type { ReminderKind } from './kinds.ts';
import { isQuiet, quietFrom } from './quiet-hours.ts';

/** When the reminder on the evening before is sent, in India. */
export const eveningMinute = 19 * 60;
const minuteMs = 60_000;

export type When = { day: string; startMinute: number };
export type Span = {
  due: Date;
  /** From then on it says nothing any more. */
  until: Date;
};

const spans: Record<ReminderKind, (when: When) => Span> = {
  'evening-before': ({ day }) => {
    const before = addDays(day, -1);
    return { due: indiaInstant(before, eveningMinute), until: indiaInstant(before, quietFrom) };
  },
  'two-hours-before': ({ day, startMinute }) => {
    const until = indiaInstant(day, startMinute);
    return { due: new Date(until.getTime() - 120 * minuteMs), until };
  },
};

/** When a customer is reminded of a visit; nothing: the hour is a quiet one, or it is past. */
export const reminderOf = (kind: ReminderKind, when: When, now: Date): Span | undefined => {
  const span = spans[kind](when);
  return span.due <= now || isQuiet(span.due) ? undefined : span;
};
