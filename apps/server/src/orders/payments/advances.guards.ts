import type { Guard } from '../../../testing/guard.ts';

const rules = '../commands/decide-advance.rule.test.ts';
const file = '../commands/decide-advance.ts';

export const guards: Guard[] = [
  {
    what: 'an order is not confirmed or assigned without its advance',
    file,
    find: 'if (missing > 0 && !isWaived) throw errors.advanceUnpaidError(missing);',
    test: 'advances.test.ts',
  },
  {
    what: 'a reference that is not checked holds the release',
    file,
    find: 'billing.unverified || hasBegun',
    replace: 'hasBegun',
    test: rules,
  },
  {
    what: 'an order is not released before the agreed time',
    file,
    find: ' || context.now < until',
    test: rules,
  },
  {
    what: 'a visit on the way is not released',
    file,
    find: 'billing.unverified || hasBegun',
    replace: 'billing.unverified',
    test: rules,
  },
  {
    what: 'an order that was paid meanwhile is not released',
    file,
    find: 'if (missing > 0) return missing;',
    replace: 'if (missing > -1) return missing;',
    test: rules,
  },
  {
    what: 'after a refused reference, the customer has time again',
    file,
    find: "  'reject-payment',\n",
    test: rules,
  },
  {
    what: 'a waived advance is not kept',
    file: '../../../../../packages/contract/src/orders/move-and-cancel-terms.ts',
    find: 'advance?.isKept === true && advanceUntil !== null',
    replace: 'advance?.isKept === true',
    test: 'kept-advances.test.ts',
  },
  {
    what: 'a payment made while the order was released can be reported',
    file: '../../../../../packages/contract/src/orders/advance.ts',
    find: 'isPending(order.status) || isReleasedUnpaid(order) ?',
    replace: 'isPending(order.status) ?',
    test: 'advances.test.ts',
  },
];
