import type { When } from './reminders.ts';

/** What a message is told of: a visit at a time, and how often it was called off before. */
export const occasionOf = ({ day, startMinute }: When, round: number): string =>
  `${day} ${startMinute} ${round}`;

export const isOccasionAt = (occasion: string, { day, startMinute }: When): boolean =>
  occasion.startsWith(`${day} ${startMinute} `);
