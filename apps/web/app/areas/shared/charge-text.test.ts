import { expect, test } from 'vitest';
import { chargeText } from './charge-text.ts';

const withCharges = (...charges: number[]) => ({
  visitingCharge: 100,
  areas: charges.map((visitingCharge, n) => ({
    _id: String(n),
    name: 'Kothrud',
    pincodes: [],
    visitingCharge,
    leastOrder: 0,
    weekdays: [1],
  })),
});

test.each([
  [[], '₹100'],
  [[150], '₹150'],
  [[150, 150], '₹150'],
  [[150, 80, 120], '₹80 to ₹150'],
])('areas that charge %j: %s', (charges, text) => {
  expect(chargeText(withCharges(...charges))).toBe(text);
});
