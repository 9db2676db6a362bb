import {
  PayoutSettings,
  type PayoutSettings as Settings,
} from '@haldi/contract/payouts/share-terms';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';

/** Percentages as typed; empty: none of its own. */
export type PayoutSettingsDraft = {
  standardPercent: string;
  sectionPercents: Record<string, string>;
  beauticianPercents: Record<string, string>;
  basis: Settings['basis'];
  isRepeatPaid: boolean;
};

/** By path, such as `sectionPercents.facial`. */
export type PayoutSettingsErrors = Partial<Record<string, string>>;

const toTexts = (percents: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(percents).map(([key, percent]) => [key, String(percent)]));

export const toPayoutSettingsDraft = (settings: Settings): PayoutSettingsDraft => ({
  standardPercent: String(settings.standardPercent),
  sectionPercents: toTexts(settings.sectionPercents),
  beauticianPercents: toTexts(settings.beauticianPercents),
  basis: settings.basis,
  isRepeatPaid: settings.isRepeatPaid,
});

/** Empty texts are removed, so that a field that was cleared again is unchanged. */
export const withSharePercent = (
  percents: Record<string, string>,
  key: string,
  text: string,
): Record<string, string> => {
  const { [key]: _, ...rest } = percents;
  return text.trim() === '' ? rest : { ...percents, [key]: text };
};

const toNumbers = (percents: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(percents).map(([key, text]) => [key, parseWholeNumber(text)]));

type CheckResult =
  | { settings: Settings; errors?: never }
  | { settings?: never; errors: PayoutSettingsErrors };

export const validatePayoutSettingsDraft = (draft: PayoutSettingsDraft): CheckResult => {
  const parsed = PayoutSettings.safeParse({
    standardPercent: parseWholeNumber(draft.standardPercent),
    sectionPercents: toNumbers(draft.sectionPercents),
    beauticianPercents: toNumbers(draft.beauticianPercents),
    basis: draft.basis,
    isRepeatPaid: draft.isRepeatPaid,
  });
  if (parsed.success) return { settings: parsed.data };
  const errors: PayoutSettingsErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  return { errors };
};
