import * as z from 'zod/mini';
import { countDaysBetween, type DayRange } from './dates.ts';
import { Day } from './day-schema.ts';

const maxPeriodDays = 366;

export const periodFields = { from: Day, to: Day };

export const periodChecks = [
  z.refine<DayRange>(({ from, to }) => from <= to, {
    error: 'The last day must not be before the first',
    path: ['to'],
    abort: true,
  }),
  z.refine<DayRange>(({ from, to }) => from >= '2000-01-01' && to <= '2199-12-31', {
    error: 'Choose days from 2000 to 2199',
    path: ['from'],
    abort: true,
  }),
  z.refine<DayRange>(({ from, to }) => countDaysBetween(from, to) < maxPeriodDays, {
    error: 'Choose a period of at most a year',
    path: ['to'],
  }),
] as const;

/** At most a year. */
export const Period = z.strictObject(periodFields).check(...periodChecks);
