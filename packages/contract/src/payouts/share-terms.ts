import * as z from 'zod/mini';
import { maxInteger, Version } from '../kit/integer-schemas.ts';
import { textLimits } from '../kit/text-schemas.ts';

export const BeauticianId = z.int().check(z.minimum(1), z.maximum(maxInteger));

const percentRange = 'Enter a whole number from 0 to 100';

const SharePercent = z
  .int(percentRange)
  .check(z.minimum(0, percentRange), z.maximum(100, percentRange));

export const shareBases = ['before_discounts', 'after_discounts'] as const;

/** What a beautician gets of the services of a visit. Frozen with every paid statement. */
export const ShareTerms = z.strictObject({
  /** Null: by section. */
  ownPercent: z.nullable(SharePercent),
  standardPercent: SharePercent,
  /** By key of the section; the standard percentage for all others. */
  sectionPercents: z.record(z.string().check(z.maxLength(textLimits.name)), SharePercent),
  /** Whether discounts, and refunds that reduced the price, reduce the share. */
  basis: z.enum(shareBases),
  /** Whether a free repeat visit after a complaint is paid, as if it were not free. */
  isRepeatPaid: z.boolean(),
});
export type ShareTerms = z.infer<typeof ShareTerms>;

const maxPercents = 500;
const isWithinLimit = (percents: object): boolean => Object.keys(percents).length <= maxPercents;
const tooMany = `At most ${maxPercents} percentages`;

export const PayoutSettings = z.strictObject({
  standardPercent: SharePercent,
  sectionPercents: ShareTerms.shape.sectionPercents.check(z.refine(isWithinLimit, tooMany)),
  /** By ID of the beautician, for all sections. */
  beauticianPercents: z
    .record(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), SharePercent)
    .check(z.refine(isWithinLimit, tooMany)),
  basis: ShareTerms.shape.basis,
  isRepeatPaid: ShareTerms.shape.isRepeatPaid,
});
export type PayoutSettings = z.infer<typeof PayoutSettings>;

export const defaultPayoutSettings: PayoutSettings = {
  standardPercent: 40,
  sectionPercents: {},
  beauticianPercents: {},
  basis: 'after_discounts',
  isRepeatPaid: true,
};

export const shareTermsOf = (
  { beauticianPercents, ...terms }: PayoutSettings,
  beauticianId: number,
): ShareTerms => ({ ...terms, ownPercent: beauticianPercents[String(beauticianId)] ?? null });

export const StaffPayoutSettings = z.strictObject({
  settings: PayoutSettings,
  version: Version,
  /** On the roster. */
  beauticians: z.array(z.strictObject({ id: BeauticianId, name: z.string() })),
});
export type StaffPayoutSettings = z.infer<typeof StaffPayoutSettings>;

export const PayoutSettingsUpdate = z.extend(PayoutSettings, { version: Version });
export type PayoutSettingsUpdate = z.infer<typeof PayoutSettingsUpdate>;

/** `details` of SETTINGS_CHANGED. */
export const CurrentPayoutSettings = z.strictObject({ standing: StaffPayoutSettings });
export type CurrentPayoutSettings = z.infer<typeof CurrentPayoutSettings>;
