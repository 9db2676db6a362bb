import { BusinessSettings, type StaffSettings } from '@haldi/contract/settings/desk/schema';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';
import { fieldErrors } from '../../lib/use-form.ts';

type Stored = StaffSettings['settings'];

const numberNames = [
  'visitingCharge',
  'travelWithinPincode',
  'travelBetweenPincodes',
  'travelBetweenAreas',
  'moveHours',
  'freeCancelHours',
  'bookingHorizonDays',
  'bookingNoticeMinutes',
  'staffIdleMinutes',
] as const satisfies readonly (keyof Stored)[];
const optionalNames = [
  'maxConcurrentVisits',
  'lateCancelFee',
  'noShowFee',
] as const satisfies readonly (keyof Stored)[];
type TypedName = (typeof numberNames)[number] | (typeof optionalNames)[number] | 'gaMeasurementId';

/** Form values: numbers as typed, null as an empty string. */
export type Draft = Omit<Stored, TypedName> & Record<TypedName, string>;
export type SettingName = keyof Draft;
export type DraftErrors = Partial<Record<string, string | undefined>>;

const each = <Name extends string, From, To>(
  names: readonly Name[],
  of: Record<Name, From>,
  change: (value: From) => To,
): Record<Name, To> =>
  Object.fromEntries(names.map((name) => [name, change(of[name])])) as Record<Name, To>;

/** Closed days in the past are left out. */
export const toSettingsDraft = (stored: Stored, today: string): Draft => ({
  ...stored,
  ...each(numberNames, stored, String),
  ...each(optionalNames, stored, (value) => (value === null ? '' : String(value))),
  closedDays: stored.closedDays.filter((day) => day >= today),
  gaMeasurementId: stored.gaMeasurementId ?? '',
});

type CheckResult =
  | { settings: BusinessSettings; errors?: never }
  | { settings?: never; errors: DraftErrors };

export const validateSettingsDraft = (draft: Draft): CheckResult => {
  const parsed = BusinessSettings.safeParse({
    ...draft,
    ...each(numberNames, draft, parseWholeNumber),
    ...each(optionalNames, draft, (typed: string) =>
      typed.trim() === '' ? null : parseWholeNumber(typed),
    ),
    gaMeasurementId: draft.gaMeasurementId.trim() === '' ? null : draft.gaMeasurementId,
  });
  return parsed.success ? { settings: parsed.data } : { errors: fieldErrors(parsed.error.issues) };
};

export const addsClosedDays = (before: Draft, after: Draft): boolean =>
  after.closedDays.some((day) => !before.closedDays.includes(day)) ||
  after.closedWeekdays.some((day) => !before.closedWeekdays.includes(day));
