import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-orders.ts';
import { publishPolicies } from '../policies/service.ts';

let product: TestApp;
let salon: TestSalon;
beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
  await publishPolicies(product.context.db, product.context.config, product.clock());
});
afterAll(() => product.close());

/** What the database is asked, one round trip after the other. */
const roundTrips = async (work: () => Promise<unknown>): Promise<string[]> => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  await product.context.live.flush();
  const queries = asked.mock.calls.map(([query]) => query as unknown as pg.QueryConfig | string);
  asked.mockRestore();
  return queries.map((query) => (typeof query === 'string' ? query : (query.name ?? query.text)));
};

const whoIsAsking = 'sessions_of_credentials';

test('an order is a handful of plain statements: ask, lock the day, plan, write, read back', async () => {
  const person = await product.user();
  expect(await roundTrips(() => salon.place(person))).toEqual([
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
    'visitors_of_customer',
    'held_visits',
    'roster',
    'open_visits_of_days',
    'new_order',
    'new_service_of_order',
    'new_tracking_entry',
    expect.stringMatching(/^insert into "order_links"/),
    'new_visit',
    'new_message',
    'commit',
    'order_by_id',
    'select pg_notify($1, $2)',
  ]);
});

test('asking again for the same order is one', async () => {
  const person = await product.user();
  const body = salon.body(person);
  await salon.send(person, body);
  await product.context.live.flush();
  expect(await roundTrips(() => salon.send(person, body))).toEqual([whoIsAsking, 'existing_order']);
});
