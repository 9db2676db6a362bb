import { expect, test } from 'vitest';
import {
  type DocumentSettings,
  DocumentSettingsRules,
  defaultDocumentSettings,
  type TaxGroup,
} from './schema.ts';

const regular: DocumentSettings = {
  ...defaultDocumentSettings,
  scheme: 'regular',
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Haldi Beauty LLP',
  address: '12 MG Road, Pune 411001',
  state: '27',
};

const errorsOf = (settings: unknown) =>
  DocumentSettingsRules.safeParse(settings).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a new salon and a registered one are accepted', () => {
  expect(errorsOf(defaultDocumentSettings)).toEqual([]);
  expect(errorsOf(regular)).toEqual([]);
  expect(errorsOf({ ...regular, scheme: 'composition' })).toEqual([]);
});

const withPrefix = (prefix: string, digits = 5) => ({
  ...regular,
  digits,
  prefixes: { ...regular.prefixes, tax_invoice: prefix },
});
const rates = [{ from: '2025-09-22', rate: 500 }];
const withGroups = (...taxGroups: Partial<TaxGroup>[]) => ({
  ...regular,
  taxGroups: taxGroups.map((group) => ({ sac: '999729', sections: null, rates, ...group })),
});

test.each<[string, unknown, string[]]>([
  ['no GSTIN', { ...regular, gstin: null }, ['gstin', 'state']],
  ['a wrong GSTIN', { ...regular, gstin: '27AAPFU0939F1ZW' }, ['gstin']],
  ['the GSTIN of another state', { ...regular, state: '29' }, ['state']],
  ['no legal name', { ...regular, legalName: ' ' }, ['legalName']],
  ['no address', { ...regular, address: '' }, ['address']],
  [
    'the prefix of another document',
    withPrefix('CN'),
    ['prefixes.tax_invoice', 'prefixes.credit_note'],
  ],
  ['a prefix that is too long', withPrefix('INVCE'), ['prefixes.tax_invoice']],
  [
    'a prefix too long for six digits',
    withPrefix('INVO', 6),
    ['prefixes.bill', 'prefixes.tax_invoice'],
  ],
  [
    'a prefix that is too long for 99,999 documents',
    withPrefix('INVCE', 3),
    ['prefixes.tax_invoice'],
  ],
  ['a space in a prefix', withPrefix('A B'), ['prefixes.tax_invoice']],
  ['two digits', withPrefix('INV', 2), ['digits']],
  ['no rate for other sections', withGroups({ sections: ['facial'] }), ['taxGroups']],
  ['two rates for other sections', withGroups({}, {}), ['taxGroups']],
  [
    'a section in two groups',
    withGroups({}, { sections: ['facial'] }, { sections: ['facial', 'massage'] }),
    ['taxGroups'],
  ],
  ['a code with five digits', withGroups({ sac: '99972' }), ['taxGroups.0.sac']],
  ['the same day twice', withGroups({ rates: [...rates, ...rates] }), ['taxGroups.0.rates']],
])('%s is refused', (_, settings, errors) => {
  expect(errorsOf(settings)).toEqual(errors);
});
