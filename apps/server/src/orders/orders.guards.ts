import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the price of the catalogue is charged',
    file: '../../../../packages/contract/src/orders/compare-cart-with-menu.ts',
    find: 'else if (service.price === shown) sold',
    replace: 'else if (service.price || shown) sold',
    test: 'orders.test.ts',
  },
  {
    what: 'totals add up',
    file: '../migrations/0001_additions.sql',
    find: 'WHERE o.id = checked AND o.services_total IS DISTINCT FROM (',
    replace: 'WHERE false AND o.services_total IS DISTINCT FROM (',
    test: 'database-constraints.test.ts',
  },
  {
    what: 'a list takes as many statements as one order',
    file: 'order-with-related-rows-store.ts',
    find: 'linesOf(db).execute({ ids }),',
    replace:
      'Promise.all(ids.map((id) => linesOf(db).execute({ ids: [id] }))).then((all) => all.flat()),',
    test: 'sql-statement-count.test.ts',
  },
  {
    what: 'history is append-only',
    file: '../migrations/0001_additions.sql',
    find: 'CREATE TRIGGER "order_tracking_grows" BEFORE UPDATE OR DELETE OR TRUNCATE',
    replace: 'CREATE TRIGGER "order_tracking_grows" BEFORE TRUNCATE',
    test: 'database-constraints.test.ts',
  },
  {
    what: 'the database refuses overlapping visits of a beautician',
    file: '../migrations/0001_additions.sql',
    find: 'WHERE ("beautician_id" IS NOT NULL AND "status" IN',
    replace: 'WHERE ("beautician_id" = -1 AND "status" IN',
    test: 'database-constraints.test.ts',
  },
  {
    what: 'messages by link do not contain the customer’s name',
    file: 'messages/routes.ts',
    find: 'messages: orderMessages.messages.map(withTitleOnly)',
    replace: 'messages: orderMessages.messages',
    test: '../messages/desk/messages-desk.test.ts',
  },
  {
    what: 'orders of other users are not found',
    file: 'service.ts',
    find: 'if (userId !== identity.userId && !isAdminRole(identity.role)) throw errors.notFoundError();',
    test: 'order-read-access.test.ts',
  },
  {
    what: 'a cancelled visit has no beautician profile',
    file: 'service.ts',
    find: 'beautician === noBeautician || !isNotCancelled(status)',
    replace: 'beautician === noBeautician',
    test: '../roster/beautician-profile.test.ts',
  },
  {
    what: 'customers do not read the name of a beautician who will not come',
    file: 'to-order.ts',
    find: 'needsChange === true && isOpenStatus(status)',
    replace: 'needsChange === undefined && isOpenStatus(status)',
    test: 'lost-beautician-hidden-from-customer.test.ts',
  },
];
