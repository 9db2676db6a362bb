import { expect, test } from 'vitest';
import { formatShortRupees } from './short-rupees.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [12_500, '₹12.5k'],
  [2_50_000, '₹2.5L'],
  [3_00_00_000, '₹3Cr'],
])('%i on an axis', (rupees, text) => {
  expect(formatShortRupees(rupees)).toBe(text);
});
