import * as z from 'zod/mini';
import { PasswordInput } from '../../accounts/schema.ts';
import { defaultSections } from '../../catalogue/default-categories.ts';
import { Day } from '../../kit/day-schema.ts';
import { Version } from '../../kit/integer-schemas.ts';
import { Identifier, singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { type DocumentKind, documentKinds } from '../document-content.ts';
import { maxPrefixLength } from '../document-number.ts';
import { type GstStateCode, gstStates } from '../gst-states.ts';
import { Gstin } from '../gstin.ts';

export const taxSchemes = [
  /** No GSTIN: bills without a word of tax. */
  'unregistered',
  /** Tax invoices. */
  'regular',
  /** Bills of supply: no tax is shown. */
  'composition',
] as const;
export type TaxScheme = (typeof taxSchemes)[number];

const taxLimits = { rate: 4000, rates: 10, groups: 20, sections: 100 } as const;

const stateCodes = gstStates.map(({ code }) => code) as [GstStateCode, ...GstStateCode[]];

const DatedRate = z.strictObject({
  from: Day,
  /** In hundredths of a percent: 500 is 5 %. */
  rate: z
    .int('Enter a percentage such as 5')
    .check(z.minimum(0, 'Enter 0 or more'), z.maximum(taxLimits.rate, 'Enter at most 40')),
});

/** Sections of the menu with the same code and rates. */
export const TaxGroup = z.strictObject({
  sac: z.string().check(z.regex(/^99\d{4}$/, 'Enter six digits that begin with 99')),
  /** Keys of sections. Null: all that no other group names. */
  sections: z.nullable(
    z
      .array(Identifier)
      .check(z.minLength(1, 'Choose at least one section'), z.maxLength(taxLimits.sections)),
  ),
  /** Oldest first. Before its first day, the first rate holds as well. */
  rates: z
    .array(DatedRate)
    .check(z.minLength(1, 'Enter a rate'), z.maxLength(taxLimits.rates))
    .check(
      z.refine(
        (rates) => rates.every(({ from }, place) => from > (rates[place - 1]?.from ?? '')),
        'Sort the rates by day, each day once',
      ),
    ),
});
export type TaxGroup = z.infer<typeof TaxGroup>;

const areSectionsDistinct = (groups: readonly TaxGroup[]): boolean => {
  const sections = groups.flatMap(({ sections: listed }) => listed ?? []);
  return new Set(sections).size === sections.length;
};

const TaxGroups = z
  .array(TaxGroup)
  .check(z.maxLength(taxLimits.groups))
  .check(
    z.refine(
      (groups) => groups.filter(({ sections }) => sections === null).length === 1,
      'Exactly one rate is for all other sections',
    ),
    z.refine(areSectionsDistinct, 'Each section can be listed only once'),
  );

const Prefix = z.pipe(
  z.string().check(z.trim(), z.toUpperCase()),
  z.string().check(z.regex(/^[A-Z0-9]([A-Z0-9-]*[A-Z0-9])?$/, 'Use letters, digits and -')),
);

const prefixFields = Object.fromEntries(documentKinds.map((kind) => [kind, Prefix])) as Record<
  DocumentKind,
  typeof Prefix
>;

export const DocumentSettings = z.strictObject({
  scheme: z.enum(taxSchemes),
  /** Null: not registered. */
  gstin: z.nullable(Gstin),
  /** Empty: the name of the salon. */
  legalName: singleLineText({ min: 0, max: textLimits.name }),
  /** Empty: the address of the salon. */
  address: singleLineText({ min: 0, max: textLimits.note }),
  state: z.nullable(z.enum(stateCodes, 'Choose the state')),
  taxGroups: TaxGroups,
  prefixes: z.strictObject(prefixFields),
  /** Numbers are filled with zeros to at least this many. */
  digits: z
    .int('Enter a number from 3 to 6')
    .check(z.minimum(3, 'Enter 3 or more'), z.maximum(6, 'Enter at most 6')),
});
export type DocumentSettings = z.infer<typeof DocumentSettings>;

const ratesSince = [
  { from: '2017-07-01', rate: 1800 },
  { from: '2025-09-22', rate: 500 },
];
const sectionsOf = (...categories: string[]): string[] =>
  defaultSections.filter(({ category }) => categories.includes(category)).map(({ key }) => key);

/** An accountant should check them. */
const defaultTaxGroups: TaxGroup[] = [
  { sac: '999721', sections: sectionsOf('haircare'), rates: ratesSince },
  {
    sac: '999722',
    sections: sectionsOf(
      ...['nailart', 'mani-pedi', 'bleach-dtan', 'weddingpackage', 'facial-cleanup'],
    ),
    rates: ratesSince,
  },
  { sac: '999729', sections: null, rates: ratesSince },
];

export const defaultDocumentSettings: DocumentSettings = {
  scheme: 'unregistered',
  gstin: null,
  legalName: '',
  address: '',
  state: null,
  taxGroups: defaultTaxGroups,
  prefixes: {
    bill: 'BILL',
    tax_invoice: 'INV',
    bill_of_supply: 'BOS',
    receipt_voucher: 'RV',
    refund_voucher: 'RFV',
    credit_note: 'CN',
  },
  digits: 5,
};

const requiredWhenRegistered = (field: 'gstin' | 'legalName' | 'address' | 'state') =>
  z.refine<DocumentSettings>(
    (settings) => settings.scheme === 'unregistered' || !!settings[field],
    {
      error: 'A registered salon needs this',
      path: [field],
    },
  );

const prefixFits = (kind: DocumentKind) =>
  z.refine<DocumentSettings>(
    ({ prefixes, digits }) => prefixes[kind].length <= maxPrefixLength(digits),
    {
      error: 'The number would be longer than 16 characters. Use a shorter prefix or fewer digits',
      path: ['prefixes', kind],
    },
  );

const prefixIsDistinct = (kind: DocumentKind) =>
  z.refine<DocumentSettings>(
    ({ prefixes }) =>
      documentKinds.every((other) => other === kind || prefixes[other] !== prefixes[kind]),
    { error: 'Each document needs its own prefix', path: ['prefixes', kind] },
  );

const settingsChecks = [
  requiredWhenRegistered('gstin'),
  requiredWhenRegistered('legalName'),
  requiredWhenRegistered('address'),
  requiredWhenRegistered('state'),
  z.refine<DocumentSettings>(
    ({ scheme, gstin, state }) => scheme === 'unregistered' || gstin?.slice(0, 2) === state,
    { error: 'The GSTIN belongs to another state', path: ['state'] },
  ),
  ...documentKinds.map(prefixFits),
  ...documentKinds.map(prefixIsDistinct),
] as const;

/** As they can be saved. */
export const DocumentSettingsRules = DocumentSettings.check(...settingsChecks);

export const DocumentSettingsUpdate = z
  .extend(DocumentSettings, {
    version: Version,
    /** Absent: the account has none. */
    password: z.optional(PasswordInput),
  })
  .check(...settingsChecks);
export type DocumentSettingsUpdate = z.infer<typeof DocumentSettingsUpdate>;

export const StaffDocumentSettings = z.strictObject({
  settings: DocumentSettings,
  version: Version,
  /** Without a password, a recent login is required instead. */
  hasPassword: z.boolean(),
  /** The counters of the next documents in this financial year. */
  next: z.strictObject({
    /** The year in which it begins. */
    year: z.int(),
    sequences: z.record(z.enum(documentKinds), z.int()),
  }),
});
export type StaffDocumentSettings = z.infer<typeof StaffDocumentSettings>;

/** `details` of SETTINGS_CHANGED. */
export const CurrentDocumentSettings = z.strictObject({ standing: StaffDocumentSettings });
export type CurrentDocumentSettings = z.infer<typeof CurrentDocumentSettings>;
