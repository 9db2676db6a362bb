import * as z from 'zod/mini';
import { minutesPerDay } from '../../kit/time-of-day.ts';

/** Minutes since midnight. */
const DayHours = z
  .strictObject({
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    from: z.int().check(z.minimum(0), z.maximum(minutesPerDay - 1)),
    to: z.int().check(z.minimum(1), z.maximum(minutesPerDay)),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      error: 'The end must be after the start',
      path: ['to'],
    }),
  );

export const OpeningHours = z.pipe(
  z.array(DayHours).check(
    z.maxLength(7),
    z.refine(
      (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
      'Enter each day of the week once',
    ),
  ),
  z.transform((days) => days.toSorted((one, other) => one.weekday - other.weekday)),
);
