import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import type { Fee } from '@haldi/contract/orders/fee';
import fc from 'fast-check';
import { now as pressedAt } from './sample-order-rows.ts';
import { testBusinessCustomer } from './test-documents.ts';

const reference = '123456789012';
const byStaff = { ceiling: null, services: null, code: null };
const amounts = fc.constantFrom(1, 10_000, 25_050, 50_000, 109_900);

type WithFees = { fees: readonly Fee[] };

export const randomMoneyCommands: fc.Arbitrary<(world: WithFees) => OrderCommand>[] = [
  amounts.map((amount) => () => ({
    ...{ kind: 'take-payment', by: 'desk', amount, tip: 100, method: 'cash' },
    acceptsOverpayment: amount % 2 === 0,
  })),
  amounts.map((amount) => () => ({
    ...{ kind: 'take-payment', by: 'beautician', pressedAt, amount, tip: 0, method: 'upi' },
  })),
  fc.constant(() => ({ kind: 'leave-unpaid', by: 'beautician', pressedAt, reason: 'dispute' })),
  amounts.map((amount) => () => ({
    ...{ kind: 'refund', by: 'desk', amount, method: 'cash', reason: 'Sorry' },
  })),
  fc.nat(5).map((entry) => () => ({ kind: 'reverse-entry', by: 'desk', entry, reason: 'Mistake' })),
  fc.constant(() => ({ kind: 'submit-reference', by: 'customer', reference })),
  amounts.map((amount) => () => ({ kind: 'verify-payment', by: 'desk', reference, amount })),
  fc.constant(() => ({ kind: 'reject-payment', by: 'desk', reference })),
  fc
    .constantFrom('late_cancel' as const, 'no_show' as const, 'kept_advance' as const)
    .map((fee) => () => ({ kind: 'waive-fee', by: 'desk', fee, reason: 'Regular' })),
  fc.constant(({ fees }) => ({
    ...{ kind: 'move-fee', by: 'desk' },
    fee: fees[0]?.kind ?? 'no_show',
  })),
  fc
    .constantFrom(
      { ...byStaff, percent: 10, amount: null },
      { ...byStaff, percent: null, amount: 300 },
    )
    .map((terms) => () => ({ kind: 'add-discount', by: 'desk', terms, reason: 'Regular' })),
  fc.constant(() => ({ kind: 'waive-advance', by: 'desk', reason: 'Regular' })),
  fc.constant(() => ({ kind: 'release', by: 'system' })),
  fc.nat(2).map((discount) => () => ({ kind: 'remove-discount', by: 'desk', discount })),
  fc.constantFrom(null, testBusinessCustomer).map((businessCustomer) => () => ({
    ...{ kind: 'set-business-customer', by: 'desk', businessCustomer },
  })),
];
