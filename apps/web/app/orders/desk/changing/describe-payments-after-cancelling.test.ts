import type { Fee } from '@haldi/contract/orders/fee';
import type { Order } from '@haldi/contract/orders/schema';
import { expect, test } from 'vitest';
import { describePaymentsAfterCancelling } from './describe-payments-after-cancelling.ts';

const fee: Fee = { kind: 'late_cancel', amount: 100 };
const added: Fee = { kind: 'no_show', amount: 50, from: 123_456 };
const order = (paid: number, fees: Fee[] = []) =>
  ({
    services: [{ price: 1_099, quantity: 1 }],
    visitingCharge: 100,
    fees,
    payments: [{ kind: 'payment', amount: paid, discount: 0 }],
  }) as unknown as Order;

test.each([
  [119_900, fee, [], '₹1,199 was paid. ₹1,099 is to be returned.'],
  [119_900, undefined, [], '₹1,199 was paid. ₹1,199 is to be returned.'],
  [119_900, fee, [added], '₹1,199 was paid. ₹1,049 is to be returned.'],
  [5_050, fee, [], '₹50.50 was paid. ₹49.50 is still due.'],
  [10_000, fee, [], '₹100 was paid, which covers the fees.'],
  [0, fee, [], undefined],
] as const)('%i paid', (paid, charged, fees, text) => {
  expect(describePaymentsAfterCancelling(order(paid, [...fees]), charged)).toBe(text);
});
