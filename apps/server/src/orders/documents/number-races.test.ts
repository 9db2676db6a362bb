import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { registerTestSalon } from '../../../testing/test-documents.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const orderCount = shortUnlessFullRun(24, 200);
const kills = shortUnlessFullRun(3, 30);

/** Two instances on the same database, one on each side of the end of the financial year. */
let instances: [TestApp, TestApp];
let salon: TestSalon;
let meera: TestUser;
let orders: Order[];
beforeAll(async () => {
  const before = await buildTestApp({ now: '2027-03-31T18:29:00Z', env: { RATE_LIMITS: 'off' } });
  const after = await buildTestApp({
    now: '2027-03-31T18:31:00Z',
    env: { RATE_LIMITS: 'off' },
    database: before.database,
  });
  instances = [before, after];
  salon = await openTestSalon(before);
  await salon.hire(8);
  meera = await before.user({ isAdmin: true });
  await registerTestSalon(before);
  orders = [];
  for (let n = 0; n < orderCount; n += 1) {
    const appointmentDate = addDays('2027-04-02', Math.floor(n / 8));
    orders.push(await salon.place(await before.user(), { appointmentDate }));
  }
}, 240_000);
afterAll(async () => {
  await instances[1].close();
  await instances[0].close();
});

/** As a killed instance would: the transactions that are open are rolled back. */
const killConnections = async (): Promise<void> => {
  await instances[0].database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
};

const sendUntilDone = async (
  instance: TestApp,
  method: 'PUT' | 'POST',
  url: string,
  payload: object,
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await instance.as(meera, { method, url, payload }, 'cookie');
    if (answer.statusCode === 200) return;
    if (answer.statusCode < 500 || tries > 2 * kills) throw new Error(answer.body);
  }
};

const [confirmed, , , , completed] = updateMessages;

/** Documents of all kinds: what this order does, one after the other. */
const runOrder = async ({ _id }: Order, n: number): Promise<void> => {
  const instance = instances[n % 2] as TestApp;
  const send = (method: 'PUT' | 'POST', part: string, payload: object) =>
    sendUntilDone(instance, method, `/api/orders/${_id}/${part}`, {
      attempt: randomUUID(),
      ...payload,
    });
  const money = { tip: 0, method: 'cash' };
  if (n % 3 === 0) {
    await send('POST', 'payments', { ...money, amount: 20_000 });
    await send('POST', 'refunds', { amount: 5_000, method: 'cash', reason: 'Sorry' });
  }
  await send('PUT', 'track', { status: 'completed', message: completed });
  if (n % 5 === 0) await send('PUT', 'track', { status: 'confirmed', message: confirmed });
};

test(`threat 80: ${orderCount} completions at once on two instances with killed connections: no gap and no number twice, in both financial years`, async () => {
  let isRunning = true;
  const killing = (async () => {
    for (let n = 0; n < kills && isRunning; n += 1) {
      await instances[0].database.pool.query('select pg_sleep(0.1)');
      await killConnections();
    }
  })();
  await Promise.all(orders.map(runOrder));
  isRunning = false;
  await killing;
  const { rows } = await instances[0].database.pool.query<{
    year: number;
    kind: string;
    documents: number;
    highest: number;
    numbers: number;
  }>(
    `select financial_year as year, kind, count(*)::int as documents, max(sequence) as highest,
       count(distinct number)::int as numbers from documents group by 1, 2`,
  );
  expect(rows).toHaveLength(8);
  expect(
    rows.filter((row) => row.documents !== row.highest || row.numbers !== row.highest),
  ).toEqual([]);
  const invoices = rows.filter(({ kind }) => kind === 'tax_invoice');
  expect(invoices.map(({ documents }) => documents)).toEqual([orderCount / 2, orderCount / 2]);
  await expectConsistentData(instances[0]);
});
