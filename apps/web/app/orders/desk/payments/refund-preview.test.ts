import type { Fee } from '@haldi/contract/orders/fee';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { expect, test } from 'vitest';
import { refundPreview } from './refund-preview.ts';

const order = (status: OrderStatus, paid: number, fees: Fee[] = []): Order =>
  ({
    services: [{ price: 900, quantity: 1 }],
    visitingCharge: 100,
    status,
    discounts: [],
    fees,
    payments: [{ kind: 'payment', amount: paid, discount: 0 }],
  }) as unknown as Order;
const fee: Fee = { kind: 'no_show', amount: 100 };

test.each([
  ['completed', 120_000, 50_000, ['₹200 was overpaid.', 'The rest lowers the price by ₹300.']],
  ['completed', 120_000, 20_000, ['₹200 was overpaid.']],
  ['completed', 120_000, 5_050, ['₹200 was overpaid.', '₹149.50 is still to be returned.']],
  ['completed', 100_000, 30_000, ['This lowers the price by ₹300.']],
  ['completed', 50_000, 20_000, ['This lowers the price by ₹200.']],
  ['completed', 50_000, 50_001, []],
  ['completed', 50_000, 0, []],
  ['completed', 50_000, Number.NaN, []],
] as const)('%s, %i paid, %i refunded', (status, paid, amount, sentences) => {
  expect(refundPreview(order(status, paid), amount)).toEqual(sentences);
});

test('before the visit is completed, the amount is due again', () => {
  const dueAgain = '₹500 is then due again. To lower the price, give a discount first.';
  expect(refundPreview(order('confirmed', 100_000), 50_000)).toEqual([dueAgain]);
  expect(refundPreview(order('in_progress', 120_000), 70_000)).toEqual([
    '₹200 was overpaid.',
    dueAgain,
  ]);
});

test('a cancelled order keeps its fee', () => {
  const cancelled = order('cancelled', 30_000, [fee]);
  expect(refundPreview(cancelled, 20_000)).toEqual(['₹200 was overpaid.']);
  expect(refundPreview(cancelled, 25_000)).toEqual([
    '₹200 was overpaid.',
    '₹50 of fees is then due again. To drop a fee, waive it first.',
  ]);
});

test('the price cannot fall below zero', () => {
  expect(refundPreview(order('completed', 110_000, [fee]), 110_000)).toEqual([
    'This lowers the price by ₹1,000.',
    '₹100 of fees is then due again. To drop a fee, waive it first.',
  ]);
});
