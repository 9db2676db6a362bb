import type { ReminderVisitTime } from './reminders.ts';

/**
 * The occasion of a message: a visit at a time. The round grows with every cancellation that was
 * sent, so that the same time can be announced again.
 */
export const messageOccasionOf = ({ day, startMinute }: ReminderVisitTime, round: number): string =>
  `${day} ${startMinute} ${round}`;

export const isOccasionForTime = (
  occasion: string,
  { day, startMinute }: ReminderVisitTime,
): boolean => occasion.startsWith(`${day} ${startMinute} `);
