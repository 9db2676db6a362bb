import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestMessagesContext } from '../../testing/test-messages.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import { sendDueMessages } from '../messages/sending/send-due-messages.ts';
import { publishPolicies } from '../policies/service.ts';
import { listAllOrdersOfUser } from './store.ts';

let product: TestApp;
let salon: TestSalon;
beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  // First: every change of the roster publishes them in the background if they are not yet published.
  await publishPolicies(product.context.db, product.context.config, product.clock());
  salon = await openTestSalon(product);
  await salon.hire(4);
});
afterAll(() => product.close());

const shortened = (statement: string): string =>
  statement
    .replace(/^(select) .*? from "(\w+)".*/s, '$1 $2')
    .replace(/^(insert into) "(\w+)".*/s, '$1 $2');

const roundTrips = async (work: () => Promise<unknown>): Promise<string[]> => {
  // Earlier notifications and what they caused may still be in flight.
  await product.context.live.flush();
  const { pool } = product.context;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  await product.context.live.flush();
  const queries = statements.mock.calls.map(
    ([query]) => query as unknown as pg.QueryConfig | string,
  );
  statements.mockRestore();
  return queries.map((query) =>
    typeof query === 'string' ? query : (query.name ?? shortened(query.text)),
  );
};

const sessionStatement = 'sessions_of_credentials';
const notifyStatement = 'select pg_notify($1, $2)';
const linesAndHistory = [
  'lines_of_orders',
  'history_of_orders',
  'fees_of_orders',
  'discounts_of_orders',
  'payments_of_orders',
];
const wholeOrder = ['orders_by_id', ...linesAndHistory];

test('placing an order takes a fixed list of statements', async () => {
  const person = await product.user();
  const statements = await roundTrips(() => salon.place(person));
  expect(statements.indexOf(notifyStatement)).toBeGreaterThan(statements.indexOf('commit'));
  expect(statements.filter((statement) => statement !== notifyStatement)).toEqual([
    sessionStatement,
    'existing_order',
    'begin',
    'locked_customer',
    expect.stringMatching(/^select pg_advisory_xact_lock_shared.*, pg_advisory_xact_lock/),
    'existing_order',
    'facts_of_order',
    'settings',
    'areas',
    'payment_settings',
    'previous_beauticians',
    'active_bookings',
    'policies',
    'planned_roster',
    'open_visits_of_days',
    'new_order',
    'new_service_of_order',
    'new_tracking_entry',
    'new_link',
    'new_visit',
    'new_message',
    'commit',
  ]);
});

test('a message that reaches nobody is not composed', async () => {
  const messages = createTestMessagesContext(product, 'own');
  await sendDueMessages(messages);
  await salon.place(await product.user());
  const statements = await roundTrips(() => sendDueMessages(messages));
  expect(statements.slice(statements.indexOf('begin'))).toEqual([
    ...['begin', 'next_due_message', 'settings', 'message_templates'],
    ...['select push_subscriptions', 'dropped_message', 'commit'],
    ...['begin', 'next_due_message', 'commit'],
    notifyStatement,
  ]);
});

test('repeating an order only reads', async () => {
  const person = await product.user();
  const body = salon.body(person);
  await salon.send(person, body);
  await product.context.live.flush();
  expect(await roundTrips(() => salon.send(person, body))).toEqual([
    sessionStatement,
    'existing_order',
    ...wholeOrder,
  ]);
});

test('only commands that can change documents read them', async () => {
  const owner = await product.user({ isAdmin: true });
  const order = await salon.place(await product.user(), { appointmentDate: '2026-11-20' });
  const update = (status: string, message: string) => async () => {
    const answer = await salon.track(owner, order._id, { status, message });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const aboutDocuments = async (work: () => Promise<unknown>) =>
    (await roundTrips(work)).filter((statement) => /document/.test(statement));
  expect(await aboutDocuments(update('confirmed', updateMessages[0]))).toEqual([]);
  expect(await aboutDocuments(update('completed', updateMessages[4]))).toEqual([
    ...['select documents', 'select document_settings'],
    ...['insert into document_counters', 'insert into documents'],
  ]);
});

test('a list takes as many statements as one order', async () => {
  const person = await product.user();
  await salon.place(person);
  await salon.place(person, { appointmentSlot: '05:00 PM' });
  await product.context.live.flush();
  const { db } = product.context;
  let orders: unknown[] = [];
  const statements = await roundTrips(async () => {
    orders = await listAllOrdersOfUser(db, person.id);
  });
  expect(orders).toHaveLength(2);
  expect(statements).toEqual(['select orders', ...linesAndHistory]);
});
