import type { VisitTime } from './reminders.ts';

/** What a message is told of: a visit at a time, in a round that ends when it is called off. */
export const eventKeyOf = ({ day, startMinute }: VisitTime, round: number): string =>
  `${day} ${startMinute} ${round}`;

export const isEventKeyAt = (occasion: string, { day, startMinute }: VisitTime): boolean =>
  occasion.startsWith(`${day} ${startMinute} `);
