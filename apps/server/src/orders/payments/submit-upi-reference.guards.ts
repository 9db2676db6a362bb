import type { Guard } from '../../../testing/guard.ts';

const file = '../commands/decide-payments-and-fees.ts';
const test = 'submit-upi-reference.test.ts';

export const guards: Guard[] = [
  {
    what: 'customers do not learn which order uses a UPI reference',
    file,
    find: 'requireUnused(billing, state.order.id, { isByStaff: false });',
    replace: 'requireUnused(billing, state.order.id, { isByStaff: true });',
    test,
  },
  {
    what: 'customers send a UPI reference only if the salon has a UPI ID',
    file,
    find: "if (!billing.settings.upi) throw errors.paymentRefusedError('UPI_OFF', due);",
    test,
  },
  {
    what: 'customers send a UPI reference only for their own order',
    file: 'routes.ts',
    find: 'await requireOwnOrderId(db, identity, params)',
    replace:
      '(await readTrackedOrder(orders, { ...identity, role: "owner" } as never, params.userId, params.orderId))._id',
    test,
  },
];
