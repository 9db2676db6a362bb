import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the desk has a limit of refunds',
    file: '../commands/payments.ts',
    find: 'if (limit !== null && amount > limit * 100) throw errors.aboveLimitError(limit, amounts.due);',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'earlier refunds count towards the limit',
    file: '../commands/payments.ts',
    find: 'Math.floor(settings.deskRefundLimit - refunded / 100)',
    replace: 'Math.floor(settings.deskRefundLimit - refunded * 0)',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a price is lowered by whole rupees',
    file: '../commands/payments.ts',
    find: "if (reduction % 100 !== 0) throw errors.paymentRefusedError('PAISE_DISCOUNT', amounts.due);",
    replace: '',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'an entry is reversed once, and only with its order',
    file: '../commands/payments.ts',
    find: "if (!reversed) throw errors.paymentRefusedError('NO_SUCH_ENTRY', due);",
    replace: "if (!reversed) return { order: {}, event: { kind: 'reference-rejected' } };",
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a UPI reference counts once, and staff see for which order',
    file: '../commands/payments.ts',
    find: 'throw errors.referenceUsedError(isByStaff ? referenceUse.orderNumber : undefined);',
    replace: 'throw errors.referenceUsedError(isByStaff ? undefined : referenceUse.orderNumber);',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'a reversed payment frees its UPI reference',
    file: 'save-ledger.ts',
    find: 'if (entry.reverses) await releaseReferenceOf(tx, entry.reverses);',
    test: 'desk-payments.test.ts',
  },
  {
    what: 'only the reference that was sent last can be checked',
    file: '../commands/payments.ts',
    find: 'if (billing.unverified?.reference === reference) return;',
    replace: 'if (reference) return;',
    test: 'desk-fees.test.ts',
  },
  {
    what: 'a fee that was moved is not moved again',
    file: '../commands/payments.ts',
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
    what: 'a fee moves to a visit from today',
    file: 'ledger-store.ts',
    find: 'gte(orders.appointmentDate, today),',
    test: 'desk-fees.test.ts',
  },
  {
    what: 'a fee that is paid is not moved',
    file: '../commands/payments.ts',
    find: "throw errors.paymentRefusedError('FEE_PAID', due);",
    test: 'desk-fees.test.ts',
  },
  {
    what: 'a cancelled order is refunded without a discount',
    file: '../../../../../packages/contract/src/orders/payments/refund-discount.ts',
    find: 'if (!isBooked(status)) return 0;',
    test: 'desk-fees.test.ts',
  },
];
