import type { VisitTime } from './reminders.ts';

/**
 * A visit at a time. The round grows with every cancellation that was sent, so that the same time
 * can be announced again.
 */
export const eventKeyOf = ({ day, startMinute }: VisitTime, round: number): string =>
  `${day} ${startMinute} ${round}`;

export const isEventKeyAt = (occasion: string, { day, startMinute }: VisitTime): boolean =>
  occasion.startsWith(`${day} ${startMinute} `);
