import * as z from 'zod/mini';
import { MobileNumber, mobileNumberHint } from '../accounts/mobile-number-schema.ts';
import { AreaId, areaLimits } from '../areas/desk/schema.ts';
import { AcknowledgedVisitsStamp } from '../kit/acknowledged-visits.ts';
import { Day } from '../kit/day-schema.ts';
import { Version } from '../kit/integer-schemas.ts';
import { nameText, singleLineText, textLimits } from '../kit/text-schemas.ts';
import { minutesPerDay } from '../kit/time-of-day.ts';
import { uniqueSorted } from '../kit/unique-sorted.ts';
import { maxSkills, SkillId } from '../skills/schema.ts';

const Minute = z.int().check(z.minimum(0), z.maximum(minutesPerDay));

/** Minutes since midnight; a whole day is 0 to 1440. */
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
  phone: z.string(),
  about: z.string(),
  /** URL; null: no picture. */
  picture: z.nullable(z.string()),
  /** Skill ids; empty: all skills. */
  skills: z.array(z.string()),
  /** Area ids; empty: all areas. */
  areas: z.array(z.string()),
  /** Weekdays without an entry are days off. */
  hours: z.array(WorkingHours),
  timeOff: z.array(TimeOffEntry),
  active: z.boolean(),
  /** Increases with every change; send it back for optimistic locking. */
  version: Version,
});
export type Beautician = z.infer<typeof Beautician>;

export const defaultWorkingHours = { from: 9 * 60, to: 20 * 60 } as const;

/** Names that mean "unassigned" in orders. */
const reservedNames = /^(none|unassigned)$/i;

const idsOf = (id: typeof SkillId | typeof AreaId, most: number) =>
  z.pipe(
    z.array(id).check(z.maxLength(most)),
    z.transform((ids) => uniqueSorted(ids)),
  );

const details = {
  name: nameText({ min: 2, max: textLimits.name }).check(
    z.refine(
      (name) => !reservedNames.test(name),
      'Choose another name: this one means that no beautician is assigned',
    ),
  ),
  phone: z.union([z.literal(''), MobileNumber], mobileNumberHint),
  about: singleLineText({ min: 0, max: textLimits.about }),
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
  acknowledged: AcknowledgedVisitsStamp,
});
export type BeauticianUpdate = z.infer<typeof BeauticianUpdate>;

export const maxDaysOff = 92;

/** Whole days, or the same hours on each day. */
export const NewTimeOff = z
  .strictObject({
    from: Day,
    to: Day,
    hours: z.optional(z.strictObject(span)),
    note: z._default(singleLineText({ min: 0, max: textLimits.name }), ''),
    acknowledged: AcknowledgedVisitsStamp,
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

/** `details` of BEAUTICIAN_CHANGED. */
export const CurrentBeautician = z.strictObject({ beautician: Beautician });
export type CurrentBeautician = z.infer<typeof CurrentBeautician>;
