import { expect, test } from 'vitest';
import { defaultDocumentSettings } from './desk/schema.ts';
import { documentKinds } from './document-content.ts';
import {
  financialYearOf,
  formatDocumentNumber,
  formatFinancialYear,
  maxNumberLength,
  maxPrefixLength,
} from './document-number.ts';

test.each([
  ['2027-03-31', 2026, '26-27'],
  ['2027-04-01', 2027, '27-28'],
  ['2026-12-31', 2026, '26-27'],
  ['2027-01-01', 2026, '26-27'],
  ['2099-12-31', 2099, '99-00'],
])('%s is in the financial year that begins in %i', (day, year, text) => {
  expect(financialYearOf(day)).toBe(year);
  expect(formatFinancialYear(year)).toBe(text);
});

test('numbers have the prefix, the year and the counter', () => {
  const format = { ...defaultDocumentSettings, digits: 4 };
  const number = { kind: 'tax_invoice' as const, year: 2026, sequence: 7 };
  expect(formatDocumentNumber(format, number)).toBe('INV/26-27/0007');
  expect(formatDocumentNumber(format, { ...number, sequence: 12_345 })).toBe('INV/26-27/12345');
});

test.each([3, 4, 5, 6])('with %i digits the longest number has 16 characters', (digits) => {
  const prefix = 'X'.repeat(maxPrefixLength(digits));
  const prefixes = { ...defaultDocumentSettings.prefixes, bill: prefix };
  const sequence = 10 ** Math.max(digits, 5) - 1;
  const longest = formatDocumentNumber(
    { prefixes, digits },
    { kind: 'bill', year: 2026, sequence },
  );
  expect(longest).toHaveLength(maxNumberLength);
});

test('the prefixes of a new salon fit', () => {
  const { prefixes, digits } = defaultDocumentSettings;
  for (const kind of documentKinds) {
    expect(prefixes[kind].length).toBeLessThanOrEqual(maxPrefixLength(digits));
  }
});
