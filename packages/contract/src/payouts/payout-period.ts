import * as z from 'zod/mini';
import { countDaysBetween, type DayRange } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';

export const payoutPeriodFields = { from: Day, to: Day };

const maxPayoutDays = 366;

export const payoutPeriodChecks = [
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
  z.refine<DayRange>(({ from, to }) => countDaysBetween(from, to) < maxPayoutDays, {
    error: 'Choose a period of at most a year',
    path: ['to'],
  }),
] as const;

export const PayoutPeriod = z.strictObject(payoutPeriodFields).check(...payoutPeriodChecks);
