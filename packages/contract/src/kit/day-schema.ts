import * as z from 'zod/mini';
import { uniqueSorted } from './unique-sorted.ts';

const isRealDay = (day: string): boolean => {
  const parsed = new Date(`${day}T00:00:00Z`);
  // Databases reject year 0.
  return (
    day > '0001' && !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day
  );
};

/** A calendar day as `YYYY-MM-DD`. */
export const Day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use the format YYYY-MM-DD'))
  .check(z.refine(isRealDay, 'This date does not exist'));

/** 0 is Sunday. */
export const Weekdays = z.pipe(
  z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
  z.transform((days: number[]) => uniqueSorted(days)),
);
