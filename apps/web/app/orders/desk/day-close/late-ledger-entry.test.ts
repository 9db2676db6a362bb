import { expect, test } from 'vitest';
import { isExpectedCash, lateEntryKindText, signedLateEntryAmount } from './late-ledger-entry.ts';

test.each([
  ['payment', null, 'Payment', 30_000],
  ['tip', null, 'Tip', 30_000],
  ['refund', null, 'Refund', -30_000],
  ['reversal', 'payment', 'Correction of a payment', -30_000],
  ['reversal', 'tip', 'Correction of a tip', -30_000],
  ['reversal', 'refund', 'Correction of a refund', 30_000],
] as const)('%s of %s', (kind, corrects, name, effect) => {
  const entry = { kind, corrects, amount: 30_000 };
  expect(lateEntryKindText(entry)).toBe(name);
  expect(signedLateEntryAmount(entry)).toBe(effect);
});

test.each([
  ['cash', 'payment', null, true],
  ['cash', 'refund', null, true],
  ['cash', 'reversal', 'payment', true],
  ['cash', 'tip', null, false],
  ['cash', 'reversal', 'tip', false],
  ['upi', 'payment', null, false],
] as const)('%s, %s of %s is expected cash: %s', (method, kind, corrects, isExpected) => {
  expect(isExpectedCash({ method, kind, corrects })).toBe(isExpected);
});
