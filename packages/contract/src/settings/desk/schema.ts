import * as z from 'zod/mini';
import { MobileNumber } from '../../accounts/mobile-number-schema.ts';
import { normalizeMobileNumber } from '../../accounts/normalize-mobile-number.ts';
import { Email } from '../../accounts/schema.ts';
import { AcknowledgedVisitsStamp } from '../../kit/acknowledged-visits.ts';
import { Day, Weekdays } from '../../kit/day-schema.ts';
import { Version } from '../../kit/integer-schemas.ts';
import { nameText, singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { uniqueSorted } from '../../kit/unique-sorted.ts';
import { sortSlots } from '../../schedule/booking-time-rules.ts';
import { Slot } from '../../schedule/slot-schema.ts';

export const settingLimits = {
  visitingCharge: 10_000,
  maxConcurrentVisits: 99,
  horizonDays: 365,
  noticeMinutes: 7 * 24 * 60,
  closedDays: 400,
  slots: 24,
  travel: 180,
  termHours: 7 * 24,
  fee: 100_000,
  /** Minutes. Back-office sessions end after twelve hours at the latest. */
  staffIdle: { least: 15, most: 12 * 60 },
} as const;

const whole = (min: number, max: number) =>
  z
    .int(`A whole number from ${min} to ${max}`)
    .check(
      z.minimum(min, `A whole number from ${min} to ${max}`),
      z.maximum(max, `A whole number from ${min} to ${max}`),
    );

const BusinessPhone = z.pipe(
  z.string().check(
    z.maxLength(20, 'Enter a phone number with ten digits'),
    z.refine(
      (text) => /^[1-9]\d{9}$/.test(normalizeMobileNumber(text)),
      'Enter ten digits. Landline: include the area code.',
    ),
  ),
  z.transform(normalizeMobileNumber),
);

export const GaMeasurementId = z.pipe(
  z.string().check(z.trim(), z.toUpperCase()),
  z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'Enter an ID such as G-XXXXXXXXXX')),
);

const settingFields = {
  businessName: nameText({ max: textLimits.name }),
  city: singleLineText({ max: textLimits.town }),
  phone: BusinessPhone,
  whatsappNumber: MobileNumber,
  email: Email,
  address: singleLineText({ max: textLimits.note }),
  visitingCharge: whole(0, settingLimits.visitingCharge),
  /** Null: as many as beauticians are at work. */
  maxConcurrentVisits: z.nullable(whole(1, settingLimits.maxConcurrentVisits)),
  slots: z.pipe(
    z
      .array(Slot)
      .check(
        z.minLength(1, 'Keep at least one time'),
        z.maxLength(settingLimits.slots, `At most ${settingLimits.slots} times`),
      ),
    z.transform((slots) => sortSlots(slots)),
  ),
  /** Minutes between two visits. */
  travelWithinPincode: whole(0, settingLimits.travel),
  travelBetweenPincodes: whole(0, settingLimits.travel),
  travelBetweenAreas: whole(0, settingLimits.travel),
  /** Hours before a visit. */
  moveHours: whole(0, settingLimits.termHours),
  freeCancelHours: whole(0, settingLimits.termHours),
  /** Null: the visiting charge. */
  lateCancelFee: z.nullable(whole(0, settingLimits.fee)),
  noShowFee: z.nullable(whole(0, settingLimits.fee)),
  bookingHorizonDays: whole(1, settingLimits.horizonDays),
  bookingNoticeMinutes: whole(0, settingLimits.noticeMinutes),
  closedWeekdays: Weekdays.check(
    z.refine((days) => days.length < 7, 'Keep at least one day of the week open'),
  ),
  closedDays: z.pipe(
    z
      .array(Day)
      .check(
        z.maxLength(settingLimits.closedDays, `At most ${settingLimits.closedDays} closed days`),
      ),
    z.transform((days) => uniqueSorted(days)),
  ),
  requiresStartCode: z.boolean(),
  /** Minutes. Applies to owner and desk, not to beauticians. */
  staffIdleMinutes: whole(settingLimits.staffIdle.least, settingLimits.staffIdle.most),
  gaMeasurementId: z.nullable(GaMeasurementId),
};

export const BusinessSettings = z.strictObject(settingFields);
export type BusinessSettings = z.infer<typeof BusinessSettings>;

export const SettingsUpdate = z.extend(BusinessSettings, {
  version: Version,
  acknowledged: AcknowledgedVisitsStamp,
});
export type SettingsUpdate = z.infer<typeof SettingsUpdate>;

/** As stored, without limits: stored settings must always be readable. */
export const StaffSettings = z.strictObject({
  settings: z.strictObject({
    businessName: z.string(),
    city: z.string(),
    phone: z.string(),
    whatsappNumber: z.string(),
    email: z.string(),
    address: z.string(),
    visitingCharge: z.int(),
    maxConcurrentVisits: z.nullable(z.int()),
    slots: z.array(z.string()),
    travelWithinPincode: z.int(),
    travelBetweenPincodes: z.int(),
    travelBetweenAreas: z.int(),
    moveHours: z.int(),
    freeCancelHours: z.int(),
    lateCancelFee: z.nullable(z.int()),
    noShowFee: z.nullable(z.int()),
    bookingHorizonDays: z.int(),
    bookingNoticeMinutes: z.int(),
    closedWeekdays: z.array(z.int()),
    closedDays: z.array(Day),
    requiresStartCode: z.boolean(),
    staffIdleMinutes: z.int(),
    gaMeasurementId: z.nullable(z.string()),
  }),
  version: Version,
  /** Null if they were never saved. */
  lastSaved: z.nullable(z.strictObject({ by: z.string(), at: z.iso.datetime() })),
  /** From the environment; it takes precedence over the setting. */
  givenGaMeasurementId: z.nullable(z.string()),
  seatsToday: z.int(),
});
export type StaffSettings = z.infer<typeof StaffSettings>;

/** `details` of SETTINGS_CHANGED. */
export const CurrentSettings = z.strictObject({ standing: StaffSettings });
export type CurrentSettings = z.infer<typeof CurrentSettings>;
