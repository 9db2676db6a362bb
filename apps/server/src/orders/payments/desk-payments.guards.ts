import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the desk has a limit of refunds',
    file: '../commands/decide-payments-and-fees.ts',
    find: 'limit !== null && amount > limit * 100',
    replace: 'false',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'earlier refunds count towards the limit',
    file: '../commands/decide-payments-and-fees.ts',
    find: 'Math.floor(settings.deskRefundLimit - refunded / 100)',
    replace: 'Math.floor(settings.deskRefundLimit - refunded * 0)',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a price is lowered by whole rupees',
    file: '../commands/decide-payments-and-fees.ts',
    find: "if (reduction % 100 !== 0) throw errors.paymentRefusedError('PAISE_DISCOUNT', amounts.due);",
    replace: '',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'an entry is reversed once, and only with its order',
    file: '../commands/decide-payments-and-fees.ts',
    find: "if (!reversed) throw errors.paymentRefusedError('NO_SUCH_ENTRY', due);",
    replace:
      "if (!reversed) return { order: {}, event: { kind: 'left-unpaid', reason: 'dispute' } };",
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a UPI reference counts once, and staff see for which order',
    file: '../commands/decide-payments-and-fees.ts',
    find: 'throw errors.referenceUsedError(isByStaff ? referenceUse.orderNumber : undefined);',
    replace: 'throw errors.referenceUsedError(isByStaff ? undefined : referenceUse.orderNumber);',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a reversed payment frees its UPI reference',
    file: 'save-payment-changes.ts',
    find: 'if (entry.reverses) await deleteReferenceOfEntry(tx, entry.reverses);',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'only the reference that was sent last can be checked',
    file: '../commands/decide-payments-and-fees.ts',
    find: 'if (billing.unverified?.reference === reference) return;',
    replace: 'if (reference) return;',
    test: 'upi-verification-and-filters.test.ts',
  },
  {
    what: 'a fee that was moved is not moved again',
    file: '../commands/decide-payments-and-fees.ts',
    find: '|| (isMove && !isMovable(found))',
    test: 'desk-fees.test.ts',
  },
  {
    what: 'a fee moves to a visit of the same customer',
    file: 'ledger-store.ts',
    find: 'eq(orders.userId, userId),\n        isOpenVisit(orders),',
    replace: 'isOpenVisit(orders),',
    test: 'desk-fees.test.ts',
  },
  {
    what: 'the order that a fee was added to is told when the fee is gone',
    file: '../commands/run-order-command.ts',
    find: 'const before = await listFeeTargetIds(tx, row.id);',
    replace: 'const before: string[] = [];',
    test: 'desk-fees.test.ts',
  },
  {
    what: 'an attempt with another amount is not a repeated one',
    file: '../commands/run-order-command.ts',
    find: 'requireSameAmounts(commandFor(row), done, order);',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a fee moves to a visit from today',
    file: 'ledger-store.ts',
    find: 'gte(orders.appointmentDate, today),',
    test: 'desk-fees.test.ts',
  },
  {
    what: 'a fee that is paid is not moved',
    file: '../commands/decide-payments-and-fees.ts',
    find: "throw errors.paymentRefusedError('FEE_PAID', due);",
    test: 'desk-fees.test.ts',
  },
  {
    what: 'only the price of a completed visit is lowered by a refund',
    file: '../../../../../packages/contract/src/orders/payments/price-reduction-by-refund.ts',
    find: 'if (!isCompleted(status)) return 0;',
    test: 'desk-payments.test.ts',
  },
];
