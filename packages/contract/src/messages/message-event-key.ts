import type { ReminderVisitTime } from './reminders.ts';

/**
 * A visit at a time. The round grows with every cancellation that was sent, so that the same time
 * can be announced again.
 */
export const messageEventKeyOf = ({ day, startMinute }: ReminderVisitTime, round: number): string =>
  `${day} ${startMinute} ${round}`;

export const isEventKeyForTime = (
  occasion: string,
  { day, startMinute }: ReminderVisitTime,
): boolean => occasion.startsWith(`${day} ${startMinute} `);
