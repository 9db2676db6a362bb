import { describe, expect, test } from 'vitest';
import type { AdvanceRules } from '../payment-settings/advance-rules.ts';
import { advanceTermsFor, amountToPay, isWaitingForAdvance, missingAdvance } from './advance.ts';
import type { LedgerEntry } from './payments/ledger.ts';

const rules: AdvanceRules = {
  ...{ percent: 20, amount: null, minimumPrice: 1_000, services: ['bridal'] },
  ...{ minutes: 60, isKept: false },
};
const line = { serviceId: 'facial', price: 999, quantity: 1 };
const cart = { services: [line], visitingCharge: 100 };
const amountOf = (
  over: Partial<AdvanceRules>,
  order: Parameters<typeof advanceTermsFor>[1] = cart,
) => advanceTermsFor({ ...rules, ...over }, order)?.amount;

describe('an order asks for', () => {
  const coupon = { percent: null, amount: 100, ceiling: null, services: null, code: 'DIWALI' };
  test.each<[string, number | undefined, number | undefined]>([
    ['a share of the price, rounded down', amountOf({}), 219],
    ['nothing, if advances are off', advanceTermsFor(null, cart)?.amount, undefined],
    ['nothing below the price', amountOf({ minimumPrice: 1_100 }), undefined],
    ['an advance from the price on', amountOf({ minimumPrice: 1_099 }), 219],
    ['nothing, if only services count', amountOf({ minimumPrice: null }), undefined],
    [
      'an advance for a marked service, whatever the price',
      amountOf({ minimumPrice: null }, { ...cart, services: [{ ...line, serviceId: 'bridal' }] }),
      219,
    ],
    ['an amount', amountOf({ percent: null, amount: 500 }), 500],
    ['at most the price', amountOf({ percent: null, amount: 5_000 }), 1_099],
    [
      'a share of the price after the coupon',
      amountOf({ minimumPrice: 0 }, { ...cart, discounts: [coupon] }),
      199,
    ],
    [
      'nothing of nothing',
      amountOf(
        { percent: 1, minimumPrice: 0 },
        { services: [{ ...line, price: 9 }], visitingCharge: 0 },
      ),
      undefined,
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

const order = {
  ...cart,
  status: 'pending' as const,
  cancellation: null,
  terms: { advance: { amount: 300, minutes: 60, isKept: false } },
  advanceUntil: '2026-11-16T07:00:00.000Z' as string | null,
  payments: [] as LedgerEntry[],
};
const paid = (amount: number, kind: LedgerEntry['kind'] = 'payment'): LedgerEntry => ({
  ...{ id: amount, kind, method: 'upi', amount, discount: 0, takenAt: '' },
});
const discount = { percent: null, amount: 900, ceiling: null, services: null, code: null };
const released = { status: 'cancelled', cancellation: { reason: 'advance_unpaid' } } as const;

test.each<[string, Partial<Parameters<typeof amountToPay>[0]>, number, number]>([
  ['nothing is paid', {}, 30_000, 30_000],
  ['a part is paid', { payments: [paid(10_050)] }, 19_950, 19_950],
  ['it is paid', { payments: [paid(30_000)] }, 0, 79_900],
  ['a tip is no advance', { payments: [paid(30_000, 'tip')] }, 30_000, 30_000],
  ['it was refunded', { payments: [paid(30_000), paid(10_000, 'refund')] }, 10_000, 10_000],
  ['it is waived', { advanceUntil: null }, 0, 109_900],
  ['none was agreed', { terms: {} }, 0, 109_900],
  ['the price is lower by now', { discounts: [discount] }, 19_900, 19_900],
  ['the order is confirmed', { status: 'confirmed' }, 30_000, 109_900],
  ['the order was released', released, 30_000, 30_000],
  ['the customer cancelled', { ...released, cancellation: { reason: 'unwell' } }, 30_000, 0],
])('%s: what is missing, and what to pay now', (_, over, missing, toPay) => {
  const found = { ...order, ...over };
  expect([missingAdvance(found), amountToPay(found)]).toEqual([missing, toPay]);
});

test('only a pending order waits', () => {
  expect(isWaitingForAdvance(order)).toBe(true);
  expect(isWaitingForAdvance({ ...order, status: 'confirmed' })).toBe(false);
  expect(isWaitingForAdvance({ ...order, payments: [paid(30_000)] })).toBe(false);
});
