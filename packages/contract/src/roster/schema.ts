import * as z from 'zod/mini';
import { MobileNumber, mobileNumberHint } from '../accounts/mobile-number-schema.ts';
import { AreaId, areaLimits } from '../areas/desk/schema.ts';
import { AcknowledgedVisits } from '../kit/acknowledged-visits.ts';
import { Day } from '../kit/day.ts';
import { Version } from '../kit/integer.ts';
import { nameText, singleLine, textLimits } from '../kit/text.ts';
import { minutesPerDay } from '../kit/time-of-day.ts';
import { uniqueSorted } from '../kit/weekdays.ts';
import { maxSkills, SkillId } from '../skills/schema.ts';

const Minute = z.int().check(z.minimum(0), z.maximum(minutesPerDay));

/** A part of a day in minutes since midnight; the whole of it is 0 to 1440. */
const span = { from: Minute, to: Minute };

export const WorkingHours = z.strictObject({
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  ...span,
});
export type WorkingHours = z.infer<typeof WorkingHours>;

export const TimeOffEntry = z.strictObject({ day: Day, ...span, note: z.string() });
export type TimeOffEntry = z.infer<typeof TimeOffEntry>;

export const Beautician = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Empty: not known. */
  phone: z.string(),
  /** A line about her that customers read; empty: none. */
  about: z.string(),
  /** The address of her picture; null: none yet. */
  picture: z.nullable(z.string()),
  /** The ids of what she can do; empty: everything. */
  skills: z.array(z.string()),
  /** The ids of where she goes; empty: everywhere. */
  areas: z.array(z.string()),
  /** By day of the week, 0 is Sunday; a day that is not there is free. */
  hours: z.array(WorkingHours),
  /** Today and later, in their order. */
  timeOff: z.array(TimeOffEntry),
  /** Whether she still takes appointments. */
  active: z.boolean(),
  /** Grows by one with every change; send it back to be told of a change in between. */
  version: Version,
});
export type Beautician = z.infer<typeof Beautician>;

/** When somebody works who has not said otherwise. */
export const defaultWorkingHours = { from: 9 * 60, to: 20 * 60 } as const;

/** Names that mean nobody. */
const nobody = /^(none|unassigned)$/i;

const idsOf = (id: typeof SkillId | typeof AreaId, most: number) =>
  z.pipe(
    z.array(id).check(z.maxLength(most)),
    z.transform((ids) => uniqueSorted(ids)),
  );

const details = {
  name: nameText({ min: 2, max: textLimits.name }).check(
    z.refine(
      (name) => !nobody.test(name),
      'Choose another name: this one means that no beautician is assigned',
    ),
  ),
  phone: z.union([z.literal(''), MobileNumber], mobileNumberHint),
  about: singleLine({ min: 0, max: textLimits.about }),
  skills: idsOf(SkillId, maxSkills),
  areas: idsOf(AreaId, areaLimits.areas),
  hours: z.pipe(
    z.array(WorkingHours).check(
      z.minLength(1, 'Choose at least one day of the week'),
      z.refine(
        (hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length,
        'Enter each day of the week only once',
      ),
      z.refine(
        (hours) => hours.every(({ weekday }) => weekday >= 0 && weekday <= 6),
        'Not a day of the week',
      ),
      z.refine(
        (hours) => hours.every(({ from, to }) => from < to),
        'The end must be after the start',
      ),
    ),
    z.transform((hours) => hours.toSorted((one, other) => one.weekday - other.weekday)),
  ),
};

export const NewBeautician = z.strictObject({
  ...details,
  about: z._default(details.about, ''),
  areas: z._default(details.areas, []),
});
export type NewBeautician = z.infer<typeof NewBeautician>;

export const BeauticianUpdate = z.strictObject({
  ...details,
  active: z.boolean(),
  version: Version,
  acknowledged: AcknowledgedVisits,
});
export type BeauticianUpdate = z.infer<typeof BeauticianUpdate>;

/** The longest time off that is taken at once, in days. */
export const maxDaysOff = 92;

/** Days off, or on each of these days the same hours. */
export const NewTimeOff = z
  .strictObject({
    from: Day,
    to: Day,
    /** Absent: the whole day. */
    hours: z.optional(z.strictObject(span)),
    note: z._default(singleLine({ min: 0, max: textLimits.name }), ''),
    acknowledged: AcknowledgedVisits,
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: 'The last day must not be before the first',
      path: ['to'],
    }),
    z.refine(({ hours }) => !hours || hours.from < hours.to, {
      error: 'The end must be after the start',
      path: ['hours'],
    }),
  );
export type NewTimeOff = z.infer<typeof NewTimeOff>;

/** `details` of BEAUTICIAN_CHANGED: how she stands in the roster. */
export const CurrentBeautician = z.strictObject({ beautician: Beautician });
export type CurrentBeautician = z.infer<typeof CurrentBeautician>;
