import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../testing/test-orders.ts';

let product: TestApp;
let salon: TestSalon;
beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
});
afterAll(() => product.close());

test('an order is one round trip to the database, after the one that tells who is asking', async () => {
  const person = await product.user();
  await salon.place(person);
  await product.parts.live.flush();
  const { pool } = product.database;
  const queries = vi.spyOn(pool, 'query');
  const connections = vi.spyOn(pool, 'connect');
  await salon.place(person);
  await product.parts.live.flush();
  const texts = queries.mock.calls.map(([query]) => JSON.stringify(query));
  expect(texts.map((text) => /sessions|place_order|pg_notify/.exec(text)?.[0])).toEqual([
    'sessions',
    'place_order',
    'pg_notify',
  ]);
  // A query of the pool borrows a connection once; a transaction would borrow one by itself.
  expect(connections.mock.calls.length).toBeLessThanOrEqual(texts.length);
  vi.restoreAllMocks();
});
