import * as z from 'zod/mini';
import { MobileNumber } from '../accounts/mobile-number.ts';
import { adminCategories } from '../catalogue/categories.ts';
import { Day } from '../kit/day.ts';
import { line, textLimits } from '../kit/text.ts';
import { Weekdays } from '../kit/weekdays.ts';
import { Despite } from '../orders/desk/visits.ts';

export const DayOff = z.strictObject({ day: Day, note: z.string() });
export type DayOff = z.infer<typeof DayOff>;

export const Beautician = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Empty: not known. */
  phone: z.string(),
  /** What she does; empty: everything. */
  categories: z.array(z.string()),
  /** 0 is Sunday. */
  workingDays: z.array(z.int()),
  /** Today and later, in their order. */
  daysOff: z.array(DayOff),
  /** Whether she still takes appointments. */
  active: z.boolean(),
  /** Grows by one with every change; send it back to be told of a change in between. */
  version: z.int(),
});
export type Beautician = z.infer<typeof Beautician>;

/** Names that mean nobody. */
const nobody = /^(none|unassigned)$/i;

const details = {
  name: line({ min: 2, max: textLimits.name }).check(
    z.refine((name) => !nobody.test(name), 'This word means that nobody is assigned'),
  ),
  phone: z.union([z.literal(''), MobileNumber], 'Enter ten digits beginning with 6, 7, 8 or 9'),
  categories: z.array(z.enum(adminCategories)).check(z.maxLength(adminCategories.length)),
  workingDays: Weekdays.check(
    z.refine((days) => days.length > 0, 'Choose at least one day of the week'),
  ),
};

export const NewBeautician = z.strictObject(details);
export type NewBeautician = z.infer<typeof NewBeautician>;

export const BeauticianUpdate = z.strictObject({
  ...details,
  active: z.boolean(),
  version: z.int(),
  despite: Despite,
});
export type BeauticianUpdate = z.infer<typeof BeauticianUpdate>;

/** The longest time off that is taken at once, in days. */
export const maxDaysOff = 92;

export const TimeOff = z
  .strictObject({
    from: Day,
    to: Day,
    note: z._default(line({ min: 0, max: textLimits.name }), ''),
    despite: Despite,
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: 'The last day is before the first',
      path: ['to'],
    }),
  );
export type TimeOff = z.infer<typeof TimeOff>;

/** `details` of BEAUTICIAN_CHANGED: how she stands in the roster. */
export const StandingBeautician = z.strictObject({ beautician: Beautician });
export type StandingBeautician = z.infer<typeof StandingBeautician>;
