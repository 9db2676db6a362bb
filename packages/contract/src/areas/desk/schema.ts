import * as z from 'zod/mini';
import { Pincode } from '../../accounts/addresses/address-input.ts';
import { AcknowledgedVisitsStamp } from '../../kit/acknowledged-visits.ts';
import { Weekdays } from '../../kit/day-schema.ts';
import { Version } from '../../kit/integer-schemas.ts';
import { singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { uniqueSorted } from '../../kit/unique-sorted.ts';
import { ServedArea } from '../schema.ts';

export const AreaId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This area does not exist'));

export const areaLimits = {
  /** Limited, because every page contains all areas. */
  areas: 40,
  pincodes: 200,
  visitingCharge: 10_000,
  minimumOrder: 100_000,
  /** In minutes. */
  travel: 180,
} as const;

/** Only set where the owner entered a time. */
export const TravelTimeToArea = z.strictObject({ areaId: z.string(), minutes: z.int() });
export type TravelTimeToArea = z.infer<typeof TravelTimeToArea>;

export const Area = z.extend(ServedArea, {
  /** Minutes between two pincodes of the area. */
  travelMinutesWithin: z.int(),
  /** Areas not listed use the time in Settings. */
  travelTo: z.array(TravelTimeToArea),
  /** Increases with every change; send it back for optimistic locking. */
  version: Version,
});
export type Area = z.infer<typeof Area>;

const wholeNumber = (max: number) => {
  const message = `Enter a whole number from 0 to ${max}`;
  return z.int(message).check(z.minimum(0, message), z.maximum(max, message));
};

const details = {
  name: singleLineText({ min: 2, max: textLimits.name }),
  pincodes: z.pipe(
    z
      .array(Pincode)
      .check(
        z.minLength(1, 'Enter at least one pincode'),
        z.maxLength(areaLimits.pincodes, `Enter at most ${areaLimits.pincodes} pincodes`),
      ),
    z.transform((pincodes) => uniqueSorted(pincodes)),
  ),
  visitingCharge: wholeNumber(areaLimits.visitingCharge),
  minimumOrder: wholeNumber(areaLimits.minimumOrder),
  weekdays: Weekdays.check(
    z.refine((days) => days.length > 0, 'Choose at least one day of the week'),
  ),
  travelMinutesWithin: wholeNumber(areaLimits.travel),
  travelTo: z
    .array(z.strictObject({ areaId: AreaId, minutes: wholeNumber(areaLimits.travel) }))
    .check(
      z.maxLength(areaLimits.areas),
      z.refine(
        (pairs) => new Set(pairs.map(({ areaId }) => areaId)).size === pairs.length,
        'Enter each area only once',
      ),
    ),
};

export const NewArea = z.strictObject({ ...details, acknowledged: AcknowledgedVisitsStamp });
export type NewArea = z.infer<typeof NewArea>;

export const AreaUpdate = z.strictObject({
  ...details,
  version: Version,
  acknowledged: AcknowledgedVisitsStamp,
});
export type AreaUpdate = z.infer<typeof AreaUpdate>;

/** `details` of AREA_CHANGED. */
export const CurrentArea = z.strictObject({ area: Area });
export type CurrentArea = z.infer<typeof CurrentArea>;

export const PincodeWaitingList = z.strictObject({
  pincode: z.string(),
  /** Null: still not served. */
  area: z.nullable(z.string()),
  people: z.array(z.strictObject({ mobileNumber: z.string(), askedAt: z.iso.datetime() })),
});
export type PincodeWaitingList = z.infer<typeof PincodeWaitingList>;
