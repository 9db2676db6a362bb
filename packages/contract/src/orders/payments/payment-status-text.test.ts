import { expect, test } from 'vitest';
import { percentOff, rupeesOff } from '../../../testing/staff-discounts.ts';
import type { Order } from '../schema.ts';
import type { LedgerEntry } from './ledger.ts';
import { paymentStatusText } from './payment-status-text.ts';

const entry = (kind: LedgerEntry['kind'], amount: number, discount = 0): LedgerEntry => ({
  ...{ id: 1, kind, method: 'cash', amount, discount },
  takenAt: '2026-11-16T09:00:00.000Z',
});
const late = { kind: 'late_cancel' as const, amount: 100 };
const link = 'https://salon.example/visit#abc';
const unverifiedPayment = {
  ...{ reference: '123456789012', amount: 119_900 },
  at: '2026-11-16T09:00:00.000Z',
};

test.each<[string, Partial<Order>, string]>([
  ['unpaid', {}, `₹1,199 is due. How to pay: ${link}`],
  ['paid', { payments: [entry('payment', 119_900)] }, 'Paid: ₹1,199.'],
  ['a tip', { payments: [entry('payment', 119_900), entry('tip', 5_000)] }, 'Paid: ₹1,199.'],
  [
    'partly paid',
    { payments: [entry('payment', 50_050)] },
    `Paid: ₹500.50. ₹698.50 is due. How to pay: ${link}`,
  ],
  [
    'paid with discounts',
    {
      discounts: [
        { id: 1, ...percentOff(10) },
        { id: 2, ...rupeesOff(50) },
      ],
      payments: [entry('payment', 103_000)],
    },
    'Discount (10%): ₹119. Discount: ₹50. Paid: ₹1,030.',
  ],
  [
    'overpaid',
    { payments: [entry('payment', 130_000)] },
    'Paid: ₹1,300. We will return ₹101 to you.',
  ],
  ['to be verified', { unverifiedPayment }, 'We are checking your payment of ₹1,199.'],
  [
    'paid and refunded as a discount',
    { payments: [entry('payment', 119_900), entry('refund', 119_900, 1_199)] },
    'Discount: ₹1,199.',
  ],
  ['a fee', { fees: [late] }, `₹1,299 is due. How to pay: ${link}`],
  [
    'cancelled with a fee',
    { status: 'cancelled', fees: [late] },
    `₹100 is due. How to pay: ${link}`,
  ],
  ['cancelled', { status: 'cancelled' }, ''],
])('%s', (_, over, expected) => {
  const order = {
    ...{ services: [{ price: 1_099, quantity: 1 }] as Order['services'], visitingCharge: 100 },
    ...{
      status: 'completed' as const,
      discounts: [],
      fees: [],
      payments: [],
      unverifiedPayment: null,
    },
    ...over,
  };
  expect(paymentStatusText(order, link)).toBe(expected);
});

test('without a link', () => {
  const services = [{ price: 1_099, quantity: 1 }] as Order['services'];
  const order = {
    services,
    visitingCharge: 0,
    status: 'completed' as const,
    discounts: [],
    fees: [],
  };
  expect(paymentStatusText({ ...order, payments: [], unverifiedPayment: null }, '')).toBe(
    '₹1,099 is due.',
  );
});
