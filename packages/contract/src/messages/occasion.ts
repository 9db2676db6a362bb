import type { When } from './reminders.ts';

/** What a message is told of: a visit at a time, in a round that ends when it is called off. */
export const occasionOf = ({ day, startMinute }: When, round: number): string =>
  `${day} ${startMinute} ${round}`;

export const isOccasionAt = (occasion: string, { day, startMinute }: When): boolean =>
  occasion.startsWith(`${day} ${startMinute} `);
