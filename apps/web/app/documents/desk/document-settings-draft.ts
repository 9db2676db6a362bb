import {
  type DocumentSettings,
  DocumentSettingsRules,
  type TaxGroup,
} from '@haldi/contract/documents/desk/schema';
import type { DocumentKind } from '@haldi/contract/documents/document-content';
import type { GstStateCode } from '@haldi/contract/documents/gst-states';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';

type RateDraft = { from: string; percent: string };
export type TaxGroupDraft = Pick<TaxGroup, 'sac' | 'sections'> & { rates: readonly RateDraft[] };

/** Form values: numbers as typed, null as an empty string. */
export type DocumentSettingsDraft = {
  scheme: DocumentSettings['scheme'];
  gstin: string;
  legalName: string;
  address: string;
  state: GstStateCode | '';
  taxGroups: readonly TaxGroupDraft[];
  prefixes: Readonly<Record<DocumentKind, string>>;
  digits: string;
};

/** By path, such as `taxGroups.0.rates.1.rate`. */
export type DocumentSettingsErrors = Partial<Record<string, string | undefined>>;

/** Rates are stored in hundredths of a percent. */
const parsePercent = (text: string): number =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;

export const toDocumentSettingsDraft = (settings: DocumentSettings): DocumentSettingsDraft => ({
  ...settings,
  gstin: settings.gstin ?? '',
  state: settings.state ?? '',
  taxGroups: settings.taxGroups.map(({ rates, ...group }) => ({
    ...group,
    rates: rates.map(({ from, rate }) => ({ from, percent: String(rate / 100) })),
  })),
  digits: String(settings.digits),
});

type CheckResult =
  | { settings: DocumentSettings; errors?: never }
  | { settings?: never; errors: DocumentSettingsErrors };

export const validateDocumentSettingsDraft = (draft: DocumentSettingsDraft): CheckResult => {
  const parsed = DocumentSettingsRules.safeParse({
    ...draft,
    gstin: draft.gstin.trim() === '' ? null : draft.gstin,
    state: draft.state === '' ? null : draft.state,
    taxGroups: draft.taxGroups.map(({ rates, ...group }) => ({
      ...group,
      rates: rates.map(({ from, percent }) => ({ from, rate: parsePercent(percent) })),
    })),
    digits: parseWholeNumber(draft.digits),
  });
  if (parsed.success) return { settings: parsed.data };
  const errors: DocumentSettingsErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  return { errors };
};

export const withGroup = (
  groups: readonly TaxGroupDraft[],
  place: number,
  change: Partial<TaxGroupDraft>,
): TaxGroupDraft[] =>
  groups.map((group, index) => (index === place ? { ...group, ...change } : group));

/** A section belongs to one group; without one, to the group of all others. */
export const withSectionToggled = (
  groups: readonly TaxGroupDraft[],
  place: number,
  section: string,
): TaxGroupDraft[] =>
  groups.map((group, index) => {
    if (group.sections === null) return group;
    const others = group.sections.filter((one) => one !== section);
    const isAdded = index === place && others.length === group.sections.length;
    return { ...group, sections: isAdded ? [...others, section] : others };
  });

/** The group of all others stays last. */
export const withNewGroup = (groups: readonly TaxGroupDraft[]): TaxGroupDraft[] => {
  const others = groups.filter(({ sections }) => sections === null);
  const rates = others[0]?.rates ?? [];
  return [
    ...groups.filter(({ sections }) => sections !== null),
    { sac: '', sections: [], rates },
    ...others,
  ];
};
