import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-orders.ts';
import { publishPolicies } from '../policies/service.ts';
import { listAllOrdersOf } from './store.ts';

let product: TestApp;
let salon: TestSalon;
beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
  await publishPolicies(product.context.db, product.context.config, product.clock());
});
afterAll(() => product.close());

const shortened = (statement: string): string =>
  statement
    .replace(/^(select) .*? from "(\w+)".*/s, '$1 $2')
    .replace(/^(insert into) "(\w+)".*/s, '$1 $2');

const roundTrips = async (work: () => Promise<unknown>): Promise<string[]> => {
  // Earlier notifications may still be in flight.
  await product.context.live.flush();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  await product.context.live.flush();
  const queries = asked.mock.calls.map(([query]) => query as unknown as pg.QueryConfig | string);
  asked.mockRestore();
  return queries.map((query) =>
    typeof query === 'string' ? query : (query.name ?? shortened(query.text)),
  );
};

const whoIsAsking = 'sessions_of_credentials';
const notice = 'select pg_notify($1, $2)';
const linesAndHistory = ['lines_of_orders', 'history_of_orders', 'fees_of_orders'];
const wholeOrder = ['order_by_id', ...linesAndHistory];

test('an order is a handful of plain statements: ask, lock the day, plan, write, read back', async () => {
  const person = await product.user();
  const asked = await roundTrips(() => salon.place(person));
  expect(asked.indexOf(notice)).toBeGreaterThan(asked.indexOf('commit'));
  expect(asked.filter((statement) => statement !== notice)).toEqual([
    whoIsAsking,
    'existing_order',
    'begin',
    'locked_customer',
    expect.stringMatching(/^select pg_advisory_xact_lock_shared.*, pg_advisory_xact_lock/),
    'existing_order',
    'facts_of_order',
    'settings',
    'areas',
    'policies',
    'previous_beauticians',
    'active_bookings',
    'roster',
    'open_visits_of_days',
    'new_order',
    'new_service_of_order',
    'new_tracking_entry',
    'insert into order_links',
    'new_visit',
    'insert into outbox',
    'commit',
    ...wholeOrder,
  ]);
});

test('asking again for the same order reads it', async () => {
  const person = await product.user();
  const body = salon.body(person);
  await salon.send(person, body);
  await product.context.live.flush();
  expect(await roundTrips(() => salon.send(person, body))).toEqual([
    whoIsAsking,
    'existing_order',
    ...wholeOrder,
  ]);
});

test('a list takes as many statements as one order', async () => {
  const person = await product.user();
  await salon.place(person);
  await salon.place(person, { appointmentSlot: '05:00 PM' });
  await product.context.live.flush();
  const { db } = product.context;
  let orders: unknown[] = [];
  const asked = await roundTrips(async () => {
    orders = await listAllOrdersOf(db, person.id);
  });
  expect(orders).toHaveLength(2);
  expect(asked).toEqual(['select orders', ...linesAndHistory]);
});
