import type { Guard } from './guard.ts';

const rules = 'migrations/0003_orders-rules.sql';

export const bookingGuards: Guard[] = [
  {
    what: 'no seat above capacity: the counter',
    file: rules,
    find: 'WHERE held.booked < excluded.capacity;',
    replace: ';',
    test: 'orders/races.test.ts',
  },
  {
    what: 'orders take seats',
    file: rules,
    find: 'FOR EACH ROW WHEN (new."status" <> \'cancelled\') EXECUTE FUNCTION "orders_keep_seats"();',
    replace: 'FOR EACH ROW WHEN (false) EXECUTE FUNCTION "orders_keep_seats"();',
    test: 'orders/races.test.ts',
  },
  {
    what: 'cancelling frees, un-cancelling takes',
    file: rules,
    find: '(old."status" = \'cancelled\') <> (new."status" = \'cancelled\')',
    replace: 'false',
    test: 'orders/model.test.ts',
  },
  {
    what: 'seats are taken in slot order',
    file: rules,
    find: 'FOR number IN new.first_slot .. new.first_slot + new.slot_count - 1 LOOP',
    replace: 'FOR number IN REVERSE new.first_slot + new.slot_count - 1 .. new.first_slot LOOP',
    test: 'orders/constraints.test.ts',
  },
  {
    what: 'one job a beautician at a time',
    file: rules,
    find: 'WHERE ("beautician_id" IS NOT NULL AND "status" <> \'cancelled\');',
    replace: 'WHERE ("beautician_id" = -1);',
    test: 'orders/races.test.ts',
  },
  {
    what: 'totals add up',
    file: rules,
    find: 'WHERE o.id = checked AND o.services_total IS DISTINCT FROM (',
    replace: 'WHERE false AND o.services_total IS DISTINCT FROM (',
    test: 'orders/constraints.test.ts',
  },
  {
    what: 'history only grows',
    file: rules,
    find: 'CREATE TRIGGER "order_tracking_grows" BEFORE UPDATE OR DELETE OR TRUNCATE',
    replace: 'CREATE TRIGGER "order_tracking_grows" BEFORE TRUNCATE',
    test: 'orders/constraints.test.ts',
  },
  {
    what: 'the catalogue’s price is charged',
    file: rules,
    find: 'bool_or(s.id IS NULL OR s.price <> l.price),',
    replace: 'bool_or(s.id IS NULL),',
    test: 'orders/orders.test.ts',
  },
  {
    what: 'a repeat is the same order',
    file: rules,
    find: "SELECT CASE WHEN standing.fingerprint = asked.fingerprint THEN 'repeated' ELSE 'exists' END,",
    replace: "SELECT 'exists',",
    test: 'orders/order-id.test.ts',
  },
  {
    what: 'other content under the same number is told',
    file: rules,
    find: "SELECT CASE WHEN standing.fingerprint = asked.fingerprint THEN 'repeated' ELSE 'exists' END,",
    replace: "SELECT 'repeated',",
    test: 'orders/order-id.test.ts',
  },
  {
    what: 'a stale update is refused',
    file: 'orders/tracking.ts',
    find: 'if (update.version !== undefined && update.version !== row.version) {',
    replace: 'if (!row) {',
    test: 'orders/tracking.test.ts',
  },
  {
    what: 'an order is locked while it changes',
    file: 'orders/tracking-store.ts',
    find: ".where(eq(orders.id, id)).for('no key update');",
    replace: '.where(eq(orders.id, id));',
    test: 'orders/races.test.ts',
  },
  {
    what: 'the past and far future cannot be booked',
    file: 'orders/service.ts',
    find: 'if (reason) return refusals.notBookable(reason);',
    replace: '',
    test: 'orders/orders.test.ts',
  },
  {
    what: 'twenty of a service at most, merged',
    file: 'orders/order-request.ts',
    find: 'if (line.quantity > quantityLimits.max) {',
    replace: 'if (line.quantity > 1e9) {',
    test: 'orders/orders.test.ts',
  },
];
