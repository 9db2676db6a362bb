import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the catalogue’s price is charged',
    file: '../../../../packages/contract/src/orders/cart-mismatch.ts',
    find: 'else if (service.price === shown) sold',
    replace: 'else if (service.price || shown) sold',
    test: 'orders.test.ts',
  },
  {
    what: 'totals add up',
    file: '../migrations/0000_baseline.sql',
    find: 'WHERE o.id = checked AND o.services_total IS DISTINCT FROM (',
    replace: 'WHERE false AND o.services_total IS DISTINCT FROM (',
    test: 'constraints.test.ts',
  },
  {
    what: 'a list takes as many statements as one order',
    file: 'order-rows-store.ts',
    find: 'await linesOf(db).execute({ ids })',
    replace: '(await Promise.all(ids.map((id) => linesOf(db).execute({ ids: [id] })))).flat()',
    test: 'statement-count.test.ts',
  },
  {
    what: 'history only grows',
    file: '../migrations/0000_baseline.sql',
    find: 'CREATE TRIGGER "order_tracking_grows" BEFORE UPDATE OR DELETE OR TRUNCATE',
    replace: 'CREATE TRIGGER "order_tracking_grows" BEFORE TRUNCATE',
    test: 'constraints.test.ts',
  },
  {
    what: 'nobody is in two places at once: the database',
    file: '../migrations/0000_baseline.sql',
    find: 'WHERE ("beautician_id" IS NOT NULL AND "status" IN',
    replace: 'WHERE ("beautician_id" = -1 AND "status" IN',
    test: 'constraints.test.ts',
  },
  {
    what: 'a link tells nobody the name of whose visit it is',
    file: 'messages/routes.ts',
    find: 'messages: orderMessages.messages.map(withTitleOnly)',
    replace: 'messages: orderMessages.messages',
    test: '../messages/desk/desk.test.ts',
  },
  {
    what: 'someone else’s orders are not there',
    file: 'service.ts',
    find: 'if (userId !== identity.userId && !isAdminRole(identity.role)) throw errors.notFound();',
    test: 'access.test.ts',
  },
  {
    what: 'nobody comes to a cancelled visit',
    file: 'service.ts',
    find: 'beautician === noBeautician || !isBooked(status)',
    replace: 'beautician === noBeautician',
    test: '../roster/profile.test.ts',
  },
];
