import { expect, test } from 'vitest';
import { visitingChargeText, visitingChargeTextIfAny } from './visiting-charge-text.ts';

const withCharges = (...charges: number[]) => ({
  visitingCharge: 100,
  areas: charges.map((visitingCharge, n) => ({
    _id: String(n),
    name: 'Kothrud',
    pincodes: [],
    visitingCharge,
    minimumOrder: 0,
    weekdays: [1],
  })),
});

test.each([
  [[], '₹100'],
  [[150], '₹150'],
  [[150, 150], '₹150'],
  [[150, 80, 120], '₹80 to ₹150'],
])('areas that charge %j: %s', (charges, text) => {
  expect(visitingChargeText(withCharges(...charges))).toBe(text);
});

test('without visiting charges the text is undefined', () => {
  expect(visitingChargeTextIfAny(withCharges(0, 0))).toBeUndefined();
  expect(visitingChargeTextIfAny(withCharges(0, 50))).toBe('₹0 to ₹50');
  expect(visitingChargeTextIfAny(withCharges())).toBe('₹100');
});
