import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'requests by link are rate-limited',
    file: 'routes.ts',
    find: 'orders.linkLimit.take(networkPrefixOf(request.ip));',
    test: 'order-link.test.ts',
  },
  {
    what: 'a link expires',
    file: 'service.ts',
    find: 'if (!endsAt || now >= endsAt) throw errors.notFoundError();',
    replace: 'if (!endsAt) throw errors.notFoundError();',
    test: 'order-link.test.ts',
  },
  {
    what: 'refusals by link contain no personal data',
    file: 'service.ts',
    find: "if (error.code === 'ORDER_CHANGED') return",
    replace: "if (error.code === 'INTERNAL') return",
    test: 'order-link.test.ts',
  },
  {
    what: 'renewing a link removes its push subscriptions',
    file: 'service.ts',
    find: 'await deleteBrowsersOfOrder(tx, id);',
    test: '../../messages/push/push-subscriptions.test.ts',
  },
];
