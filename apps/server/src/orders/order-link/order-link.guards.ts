import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'networks that try many links are slowed',
    file: 'routes.ts',
    find: 'orders.linkLimit.take(networkPrefixOf(request.ip));',
    test: 'order-link.test.ts',
  },
  {
    what: 'a link ends',
    file: 'service.ts',
    find: 'if (!endsAt || now >= endsAt) throw errors.notFound();',
    replace: 'if (!endsAt) throw errors.notFound();',
    test: 'order-link.test.ts',
  },
  {
    what: 'a refusal of a link names nobody',
    file: 'service.ts',
    find: "if (error.code === 'ORDER_CHANGED') return",
    replace: "if (error.code === 'INTERNAL') return",
    test: 'order-link.test.ts',
  },
  {
    what: 'a link that is renewed takes its browsers along',
    file: 'service.ts',
    find: 'await deleteBrowsersOfOrder(tx, id);',
    test: '../../messages/push/push.test.ts',
  },
];
