import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise } from './paise.ts';
import {
  formatPaiseForInput,
  formatPaiseInTable,
  formatRoundedPaise,
  parseRupeesToPaise,
} from './paise-text.ts';

test.each([
  ['500', 50_000],
  [' ₹1,199.5 ', 119_950],
  ['1199.50', 119_950],
  ['0.05', 5],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1.234', Number.NaN],
  ['1e3', Number.NaN],
  ['.5', Number.NaN],
  ['12 rupees', Number.NaN],
])('%s is %d paise', (text, paise) => {
  expect(parseRupeesToPaise(text)).toBe(paise);
});

test('what is shown can be typed', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (paise) => {
      expect(parseRupeesToPaise(formatPaise(paise))).toBe(paise);
    }),
  );
});

test.each([
  [125_000, '1250'],
  [1_250, '12.50'],
  [-5, '-0.05'],
])('%i paise are filled in as %s', (paise, text) => {
  expect(formatPaiseForInput(paise)).toBe(text);
});

test.each([
  [13_692_950, '₹1,36,930'],
  [13_692_949, '₹1,36,929'],
])('%i paise are %s as a rounded figure', (paise, text) => {
  expect(formatRoundedPaise(paise)).toBe(text);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [129_900, '1,299.00'],
  [-12_34_567_50, '-12,34,567.50'],
])('%i paise are %s in a table', (paise, text) => {
  expect(formatPaiseInTable(paise)).toBe(text);
});
