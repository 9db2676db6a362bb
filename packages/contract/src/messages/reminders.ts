import { addDays, indiaInstant } from '../kit/dates.ts';
import type { ReminderKind } from './message-kinds.ts';
import { isInQuietHours, quietHoursStart } from './quiet-hours.ts';

/** When the reminder on the evening before is sent, in India. */
export const eveningReminderMinute = 19 * 60;
const minuteMs = 60_000;

export type VisitTime = { day: string; startMinute: number };
export type SendWindow = {
  due: Date;
  /** From then on it says nothing any more. */
  until: Date;
};

const spans: Record<ReminderKind, (when: VisitTime) => SendWindow> = {
  'evening-before': ({ day }) => {
    const before = addDays(day, -1);
    return {
      due: indiaInstant(before, eveningReminderMinute),
      until: indiaInstant(before, quietHoursStart),
    };
  },
  'two-hours-before': ({ day, startMinute }) => {
    const until = indiaInstant(day, startMinute);
    return { due: new Date(until.getTime() - 120 * minuteMs), until };
  },
};

/** When a customer is reminded of a visit; nothing: the hour is a quiet one, or it is past. */
export const reminderWindow = (
  kind: ReminderKind,
  when: VisitTime,
  now: Date,
): SendWindow | undefined => {
  const span = spans[kind](when);
  return span.due <= now || isInQuietHours(span.due) ? undefined : span;
};
