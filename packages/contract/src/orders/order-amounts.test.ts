import { describe, expect, test } from 'vitest';
import { percentOff, rupeesOff } from '../../testing/staff-discounts.ts';
import { discountAmount } from './discounts/discount-amount.ts';
import {
  orderAmounts,
  outstandingAmount,
  overpaidAmount,
  priceReductions,
} from './order-amounts.ts';
import { priceReductionByRefund } from './payments/price-reduction-by-refund.ts';

const services = [
  { price: 300, quantity: 2 },
  { price: 200, quantity: 1 },
];
const cart = { services, visitingCharge: 100 };
const payment = { kind: 'payment', amount: 50_000, discount: 0 } as const;

test('a cart costs its services and the visiting charge', () => {
  expect(orderAmounts(cart)).toEqual({
    services: 80_000,
    total: 90_000,
    discount: 0,
    fees: 0,
    paid: 0,
    tips: 0,
    due: 90_000,
  });
});

const fees = [{ amount: 100 }];

test.each([
  ['confirmed', [], 90_000],
  ['completed', fees, 100_000],
  ['cancelled', fees, 10_000],
  ['cancelled', [], 0],
] as const)('%s with fees %j: %i due', (status, owed, due) => {
  expect(orderAmounts({ ...cart, status, fees: owed }).due).toBe(due);
});

test('payments lower what is due, refunds raise it, tips do neither', () => {
  const payments = [
    payment,
    { kind: 'refund', amount: 10_050, discount: 0 } as const,
    { kind: 'tip', amount: 5_000, discount: 0 } as const,
  ];
  const amounts = orderAmounts({ ...cart, payments });
  expect(amounts).toMatchObject({ paid: 39_950, tips: 5_000, due: 50_050, total: 90_000 });
});

test('a refund that reduces the price leaves nothing due', () => {
  const payments = [
    { ...payment, amount: 90_000 },
    { kind: 'refund', amount: 20_000, discount: 200 } as const,
  ];
  const amounts = orderAmounts({ ...cart, status: 'completed', payments });
  expect(amounts).toMatchObject({ total: 90_000, discount: 20_000, paid: 70_000, due: 0 });
});

test.each([
  [[rupeesOff(150)], 15_000],
  [[percentOff(10)], 9_000],
  [[percentOff(7)], 6_300],
  [[percentOff(10), rupeesOff(150)], 24_000],
  [[percentOff(100)], 90_000],
  [[rupeesOff(950)], 90_000],
  [[percentOff(60), percentOff(60)], 90_000],
])('discounts %j take off %i', (discounts, discount) => {
  const amounts = orderAmounts({ ...cart, discounts });
  expect(amounts).toMatchObject({ total: 90_000, discount, due: 90_000 - discount });
});

test('a percentage is rounded down to whole rupees', () => {
  const services = [{ price: 805 }];
  expect(discountAmount(percentOff(7), { services, visitingCharge: 100 })).toBe(63);
});

test('reductions add up to the discount, and the last ones count for less', () => {
  const refund = { kind: 'refund', amount: 20_000, discount: 200 } as const;
  const order = { ...cart, discounts: [percentOff(60), rupeesOff(300)], payments: [refund] };
  expect(priceReductions(order)).toMatchObject([
    { label: 'Discount (60%)', amount: 54_000 },
    { label: 'Discount', amount: 30_000 },
    { label: 'Discount', amount: 6_000 },
  ]);
  expect(orderAmounts(order).discount).toBe(90_000);
});

describe('a coupon', () => {
  const coupon = { percent: 25, amount: null, ceiling: null, services: null, code: 'DIWALI' };
  const lines = [
    { serviceId: 'facial', price: 300, quantity: 2 },
    { serviceId: 'waxing', price: 200, quantity: 1 },
  ];
  const order = { services: lines, visitingCharge: 100 };

  test.each([
    ['services without the visiting charge', {}, 200],
    ['at most its maximum', { ceiling: 150 }, 150],
    ['some services', { services: ['facial', 'other'] }, 150],
    ['no other services', { services: ['other'] }, 0],
    ['rupees', { percent: null, amount: 75 }, 75],
    ['rupees up to the price of its services', { percent: null, amount: 900 }, 800],
    ['rupees of some services', { percent: null, amount: 900, services: ['waxing'] }, 200],
  ])('takes off %s', (_, over, worth) => {
    expect(discountAmount({ ...coupon, ...over }, order)).toBe(worth);
  });

  test('is named, and added to discounts by staff', () => {
    expect(priceReductions({ ...order, discounts: [coupon, rupeesOff(50)] })).toMatchObject([
      { label: 'Coupon DIWALI (25%)', amount: 20_000 },
      { label: 'Discount', amount: 5_000 },
    ]);
  });
});

test('what was paid for a cancelled order is to be returned, less its fees', () => {
  const amounts = orderAmounts({ ...cart, status: 'cancelled', fees, payments: [payment] });
  expect(amounts.due).toBe(-40_000);
  expect(overpaidAmount(amounts)).toBe(40_000);
  expect(outstandingAmount(amounts)).toBe(0);
});

test.each([
  ['nothing of what was overpaid', -20_000, 'confirmed', 20_000, 0],
  ['the rest', -20_000, 'completed', 50_000, 30_000],
  ['all, if nothing was overpaid', 10_000, 'completed', 50_000, 50_000],
  ['no more than the price', 0, 'completed', 120_000, 80_000],
  ['nothing of a cancelled order', 0, 'cancelled', 10_000, 0],
] as const)('a refund reduces the price by %s', (_, due, status, refund, reduced) => {
  expect(priceReductionByRefund({ due, total: 90_000, discount: 10_000 }, status, refund)).toBe(
    reduced,
  );
});
