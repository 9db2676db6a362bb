import { formatPaiseForInput } from '@haldi/contract/kit/paise-text';
import { expect, test } from 'vitest';
import {
  applyCountsToDrawers,
  drawersIfAllCounted,
  emptyCashCountDraft,
  hasDifference,
  parseHandedIn,
  sumCash,
} from './cash-count-draft.ts';

test.each([
  ['1,250', 125_000],
  [' ₹12.5 ', 1_250],
  ['-500', -50_000],
  ['−0.05', -5],
  ['-0', 0],
  ['', Number.NaN],
  ['twelve', Number.NaN],
  ['1.234', Number.NaN],
])('%j is %i paise', (text, paise) => {
  expect(parseHandedIn(text)).toBe(paise);
});

test.each([125_000, -5, 1_250])('what is filled in for %i paise is read back', (paise) => {
  expect(parseHandedIn(formatPaiseForInput(paise))).toBe(paise);
});

const drawer = (beauticianId: number | null, expected: number, handedIn: number | null = null) => ({
  ...{ beauticianId, expected, handedIn },
  name: 'Usha',
});

test('sums need every drawer, and differences that cancel each other out are differences', () => {
  const drawers = [drawer(1, 50_000), drawer(null, 20_000)];
  const first = applyCountsToDrawers(drawers, { ...emptyCashCountDraft, handedIn: { 1: '450' } });
  expect(sumCash(first)).toBeNull();
  expect(hasDifference(first)).toBe(true);
  const both = applyCountsToDrawers(drawers, {
    ...emptyCashCountDraft,
    handedIn: { 1: '450', desk: '250' },
  });
  expect(sumCash(both)).toEqual({ expected: 70_000, counted: 70_000, difference: 0 });
  expect(hasDifference(both)).toBe(true);
});

test('what was handed in on a closed day does not depend on what is typed', () => {
  const closed = applyCountsToDrawers([drawer(1, 50_000, 49_000)], {
    ...emptyCashCountDraft,
    handedIn: { 1: '1' },
  });
  expect(sumCash(closed)).toEqual({ expected: 50_000, counted: 49_000, difference: -1_000 });
});

test('a day can be closed only if every drawer was counted', () => {
  const drawers = [drawer(1, 50_000), drawer(null, 20_000)];
  const handedIn = { 1: '450', desk: '0' };
  expect(
    drawersIfAllCounted(
      applyCountsToDrawers(drawers, { ...emptyCashCountDraft, handedIn: { 1: '450' } }),
    ),
  ).toBeNull();
  expect(
    drawersIfAllCounted(applyCountsToDrawers(drawers, { ...emptyCashCountDraft, handedIn })),
  ).toMatchObject([
    { key: '1', counted: 45_000 },
    { key: 'desk', counted: 0 },
  ]);
});
