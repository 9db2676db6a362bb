import type { OrderedService } from '@haldi/contract/orders/schema';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { describe, expect, test } from 'vitest';
import {
  canTakePayment,
  changeToGive,
  isUnpaidVisit,
  readPaymentAmounts,
  receivedAmounts,
  shouldAskWhyUnpaid,
} from './visit-payment-amounts.ts';

const facial = { price: 1_099, quantity: 1 } as OrderedService;
const visit = (over: Partial<WorkVisit> = {}): WorkVisit =>
  ({
    status: 'completed',
    services: [facial],
    visitingCharge: 100,
    fees: [],
    discounts: [],
    payments: [],
    unverifiedPayment: null,
    unpaidReason: null,
    ...over,
  }) as Partial<WorkVisit> as WorkVisit;

const paid = (amount: number): WorkVisit['payments'] => [
  {
    ...{ id: 1, kind: 'payment', method: 'cash', amount, discount: 0 },
    ...{ takenAt: '2026-11-18T05:00:00.000Z', attempt: '7e4fd1de-8f58-4dd5-a8a8-2c7a4ab1f0d1' },
  },
];

describe('the typed amounts', () => {
  const due = 119_900;

  test.each([
    ['1,199', '', { amount: 119_900, tip: 0 }],
    ['500.50', '', { amount: 50_050, tip: 0 }],
    ['1199', '50', { amount: 119_900, tip: 5_000 }],
    ['', '50', { amount: 0, tip: 5_000 }],
  ])('%s with a tip of "%s"', (amount, tip, amounts) => {
    expect(readPaymentAmounts({ amount, tip }, due)).toEqual(amounts);
  });

  test.each([
    ['12oo', '', { amount: 'Enter an amount such as 500 or 499.50' }],
    ['1', '-5', { tip: 'Enter an amount such as 500 or 499.50' }],
    ['1199.01', '', { amount: 'Only ₹1,199 is due. Enter the rest as a tip.' }],
    ['0', '', { amount: 'Enter an amount above 0' }],
  ])('%s with a tip of "%s" is refused', (amount, tip, errors) => {
    expect(readPaymentAmounts({ amount, tip }, due)).toEqual({ errors });
  });

  test('need a tip if nothing is due', () => {
    expect(readPaymentAmounts({ amount: '', tip: '' }, 0)).toEqual({
      errors: { tip: 'Enter an amount above 0' },
    });
  });
});

test.each([
  ['2000', 119_900, 80_100],
  ['1,199', 119_900, 0],
  ['1,000', 119_900, -19_900],
  ['500', 49_950, 50],
  ['', 119_900, undefined],
  ['two thousand', 119_900, undefined],
])('for %s of %i paise, the change is %s', (given, amount, change) => {
  expect(changeToGive(given, amount)).toBe(change);
});

test.each([
  ['', 119_900, 5_000],
  ['2000', 119_900, 5_000],
  ['1,220', 119_900, 2_100],
  ['1,199', 119_900, 0],
  ['200', 20_000, 0],
])('from %s, %i paise and a tip of %i are received', (given, amount, tip) => {
  expect(receivedAmounts(given, { amount: 119_900, tip: 5_000 })).toEqual({ amount, tip });
});

test.each([
  ['pending', false],
  ['confirmed', false],
  ['in_progress', true],
  ['completed', true],
  ['cancelled', false],
] as const)('a payment for a visit that is %s is offered: %s', (status, isOffered) => {
  expect(canTakePayment(visit({ status }))).toBe(isOffered);
});

describe('a visit', () => {
  test('is unpaid after Done while something is due', () => {
    expect(isUnpaidVisit(visit())).toBe(true);
    expect(isUnpaidVisit(visit({ payments: paid(119_800) }))).toBe(true);
    expect(isUnpaidVisit(visit({ payments: paid(119_900) }))).toBe(false);
    expect(isUnpaidVisit(visit({ status: 'in_progress' }))).toBe(false);
  });

  test('needs a reason once, and none if the customer has sent a UPI reference', () => {
    expect(shouldAskWhyUnpaid(visit())).toBe(true);
    expect(shouldAskWhyUnpaid(visit({ unpaidReason: 'pays_later' }))).toBe(false);
    const sent = { reference: '412345678901', amount: 119_900, at: '2026-11-18T05:00:00.000Z' };
    expect(shouldAskWhyUnpaid(visit({ unverifiedPayment: sent }))).toBe(false);
  });
});
