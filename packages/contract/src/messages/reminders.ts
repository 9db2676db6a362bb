import { addDays, instantOfIndiaTime } from '../kit/dates.ts';
import type { ReminderKind } from './message-kinds.ts';
import { isInQuietHours, quietHoursStart } from './quiet-hours.ts';

/** In India. */
export const eveningReminderMinute = 19 * 60;
const minuteMs = 60_000;

export type ReminderVisitTime = { day: string; startMinute: number };
export type SendWindow = {
  due: Date;
  /** The message is pointless after this time. */
  until: Date;
};

const windows: Record<ReminderKind, (when: ReminderVisitTime) => SendWindow> = {
  'evening-before': ({ day }) => {
    const before = addDays(day, -1);
    return {
      due: instantOfIndiaTime(before, eveningReminderMinute),
      until: instantOfIndiaTime(before, quietHoursStart),
    };
  },
  'two-hours-before': ({ day, startMinute }) => {
    const until = instantOfIndiaTime(day, startMinute);
    return { due: new Date(until.getTime() - 120 * minuteMs), until };
  },
};

/** Undefined if the reminder would be in the quiet hours or in the past. */
export const reminderWindow = (
  kind: ReminderKind,
  when: ReminderVisitTime,
  now: Date,
): SendWindow | undefined => {
  const window = windows[kind](when);
  return window.due <= now || isInQuietHours(window.due) ? undefined : window;
};
