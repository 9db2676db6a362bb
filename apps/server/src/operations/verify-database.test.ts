import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertStarterServicesIfEmpty } from '../catalogue/starter/service.ts';
import { insertDemoData } from '../demo/insert-demo-data.ts';
import { verifyDatabase } from './verify-database.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
  await insertStarterServicesIfEmpty(haldi.context.db, haldi.clock());
  await insertDemoData(haldi.context);
  await haldi.user();
});
afterAll(() => haldi.close());

/** Returns the findings after an undetected change of the data, then rolls back. */
const findingsAfter = async (sabotage: string): Promise<string[]> => {
  const client = await haldi.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(sabotage);
    // Runs inside the transaction of the test instead of one of its own.
    const inside = {
      query: (query: string | pg.QueryConfig, values?: unknown[]) =>
        typeof query === 'string'
          ? client.query(
              query
                .replace(/^begin .*/, 'savepoint audit')
                .replace(/^rollback$/, 'rollback to audit'),
              values,
            )
          : client.query(query, values),
    };
    const findings = await verifyDatabase(inside as unknown as typeof client, haldi.clock());
    return findings.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
  } finally {
    await client.query('rollback');
    client.release();
  }
};

test('a busy salon has no problems', async () => {
  const client = await haldi.database.pool.connect();
  const findings = await verifyDatabase(client, haldi.clock()).finally(() => client.release());
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(findings.length).toBeGreaterThanOrEqual(15);
});

const one = "(select id from orders where status = 'confirmed' order by id limit 1)";
const nextVisit = `select v.order_id, v.day from visits v join orders o on o.id = v.order_id
  where v.status = 'pending' and o.beautician is null and v.day > '2026-11-17' order by v.day limit 1`;
const drop = (constraint: string, table: string) =>
  `alter table ${table} drop constraint ${constraint};`;

const entry = (kind: string, reference = 'null'): string =>
  `insert into ledger_entries (order_id, kind, method, amount, reference, taken_by, attempt, taken_at, day, recorded_at)
    values (${one}, '${kind}', 'upi', 100, ${reference}, 'x', gen_random_uuid(), now(), '2026-11-16', now());`;
const reversal = (changes = "'{}'"): string =>
  `insert into ledger_entries overriding system value
    select (jsonb_populate_record(e, jsonb_build_object('id', 900000000, 'kind', 'reversal',
      'discount', 0, 'reverses', e.id, 'attempt', gen_random_uuid()) || ${changes})).*
    from ledger_entries e where order_id = ${one} and kind = 'payment';`;
const upiPayment = entry('payment', "'888888888888'");
const upiReference = (reference: string, order = 'order_id'): string =>
  `insert into upi_references select '${reference}', ${order}, amount, recorded_at, id
    from ledger_entries where reference = '888888888888';`;

const document = 'update documents set content =';

test.each([
  ['every order has a visit', `delete from visits where order_id = ${one}`],
  ['an open order and its visit', `update visits set beautician_id = null where order_id = ${one}`],
  ['every reference', `update visits set start_minute = start_minute + 5 where order_id = ${one}`],
  [
    'every visit in the plan is feasible or listed',
    `insert into time_off select id, v.day, 0, 1440, '' from beauticians, (${nextVisit}) v`,
  ],
  [
    'every visit in the plan is feasible or listed',
    `update visits v set needs_change = true from (${nextVisit}) n where n.order_id = v.order_id`,
  ],
  [
    'every visit in the plan is feasible or listed',
    `update visits v set beautician_id = null from (${nextVisit}) n where n.order_id = v.order_id`,
  ],
  ['totals add up', `update order_services set price = price + 1 where order_id = ${one}`],
  ['totals add up', `delete from order_services where order_id = ${one}`],
  ['a visit lasts', `update orders set visit_minutes = visit_minutes + 1 where id = ${one}`],
  [
    'no beautician has two visits',
    `${drop('visits_one_at_a_time', 'visits')}
    insert into visits select (jsonb_populate_record(v, jsonb_build_object('order_id', gen_random_uuid()))).*
    from (${nextVisit}) n join visits v using (order_id)`,
  ],
  ['the history of an order is complete', `delete from order_tracking where order_id = ${one}`],
  [
    'the history of an order is complete',
    `delete from order_tracking where id = (select min(id) from order_tracking where order_id = ${one})`,
  ],
  ['an order matches', `update orders set beautician = 'Somebody else' where id = ${one}`],
  ['an order matches', `update order_tracking set status = 'completed' where order_id = ${one}`],
  [
    'an order number is unique',
    `drop index orders_open_number; update orders set order_number = 555555 where id in (select distinct on (user_id) id from orders where status = 'pending')`,
  ],
  [
    'a waiting message matches',
    `update outbox set occasion = '2026-01-01 0 0' where id = (select min(id::text)::uuid from outbox where kind = 'evening-before' and state = 'planned')`,
  ],
  ...(['work-assigned', 'work-unassigned', 'work-cancelled'] as const).map(
    (kind) =>
      [
        'a waiting message matches',
        `insert into outbox (id, kind, subject, order_id, occasion, beautician_id, facts, due_at, until, created_at)
     select gen_random_uuid(), '${kind}', id, id, 'x', beautician_id + ${kind === 'work-assigned' ? 1 : 0}, '{}', now(), now(), now()
     from orders where status = 'confirmed' and beautician_id = 1 order by id limit 1`,
      ] as [string, string],
  ),
  [
    'every reference',
    `update outbox set order_id = gen_random_uuid() where id = (select min(id::text)::uuid from outbox where kind = 'confirmed' and state = 'to-send')`,
  ],
  [
    'a free repeat visit has',
    `update orders set repeat_of_order_id = (select id from orders where status = 'completed' order by id limit 1) where id = ${one}`,
  ],
  [
    'a free repeat visit is for',
    `update orders o set repeat_of_order_id = (select id from orders where user_id <> o.user_id limit 1) where id = ${one}`,
  ],
  ['a complaint is that of', "update complaints set user_id = null where state = 'open'"],
  ['a complaint is that of', "delete from complaint_steps where kind = 'closed'"],
  ['an order without an account', `update orders set user_id = null where id = ${one}`],
  [
    'one review and one post',
    `${drop('reviews_one_each', 'reviews')} update reviews set user_id = (select min(user_id) from reviews)`,
  ],
  [
    'one review and one post',
    `${drop('blog_posts_one_each', 'blog_posts')} update blog_posts set user_id = (select min(user_id) from blog_posts)`,
  ],
  [
    'an email address or a mobile',
    `drop index users_login_mobile; update users set mobile_number = '7000000000', mobile_is_login = true`,
  ],
  [
    'at most ten sessions',
    `insert into sessions select 's' || n, (select min(id) from users), left(md5(n::text) || md5(n::text), 43), left(md5('c' || n) || md5(n::text), 43), 'Test', false, now(), now() from generate_series(1, 11) n`,
  ],
  [
    'at most ten sessions',
    `insert into sessions select 's', (select min(id) from users), 'in the clear', 'too', 'Test', false, now(), now()`,
  ],
  [
    'the price of a service',
    `insert into service_prices (service_id, price, offerprice, admin_id, admin_name, at)
    select id, price + 1, offerprice + 1, 'x', 'x', now() from services limit 1`,
  ],
  ['a reversal has', entry('payment') + reversal(`'{"amount": 1}'`)],
  ['a reversal has', entry('payment') + reversal(`'{"method": "cash"}'`)],
  ['a reversal has', entry('payment') + reversal(`'{"day": "2026-11-15"}'`)],
  [
    'a reversal has',
    entry('payment') + reversal(`jsonb_build_object('order_id', gen_random_uuid())`),
  ],
  ['no more is refunded', entry('refund')],
  ['no more is refunded', entry('payment') + entry('refund') + reversal()],
  ['the cash expected', 'update closed_drawers set expected = expected + 1'],
  ['the cash expected', 'delete from closed_drawers'],
  ['the cash expected', "update ledger_entries set cash_day = day + 1 where method = 'cash'"],
  ['a UPI reference belongs', upiPayment],
  ['a UPI reference belongs', upiPayment + upiReference('999999999999')],
  ['a UPI reference belongs', upiPayment + upiReference('888888888888', 'gen_random_uuid()')],
  ['a UPI reference belongs', upiPayment + upiReference('888888888888') + reversal()],
  ['the numbers of documents', "delete from documents where kind = 'tax_invoice' and sequence = 7"],
  [
    'the numbers of documents',
    "update document_counters set last = last + 1 where kind = 'credit_note'",
  ],
  ['the numbers of documents', "delete from document_counters where kind = 'tax_invoice'"],
  ['a document adds up', "update documents set amount = amount + 1 where kind = 'credit_note'"],
  ['a document adds up', `${document} jsonb_set(content, '{lines,0,amount}', '1')`],
  ['a document adds up', `${document} jsonb_set(content, '{totals,cgst}', '1')`],
  ['no more of a document', "update documents set amount = 1 where number = 'RV/26-27/00001'"],
  ['no more of a document', `update documents set order_id = ${one} where kind = 'credit_note'`],
  [
    'every order has the documents',
    "update orders set status = 'confirmed' where status = 'completed'",
  ],
  ['every order has the documents', entry('payment')],
  [
    'a moved fee',
    `insert into order_fees (order_id, kind, amount, created_at, moved_to)
    select o.id, 'no_show', 100, now(), t.id from orders o join orders t on t.user_id <> o.user_id
    where o.status = 'cancelled' limit 1`,
  ],
  [
    'what is due is the same',
    `update orders set total = total + 1, services_total = services_total + 1 where id = ${one}`,
  ],
  ['every reference', `delete from users where id in (select user_id from orders)`],
  ['every picture is used', `insert into images values ('0', '', '', now())`],
  [
    'every row meets the check',
    `alter table users add constraint named check (username <> username) not valid`,
  ],
  [
    'every constraint, trigger and index',
    `alter table orders disable trigger orders_services_total`,
  ],
  ['every constraint, trigger and index', `drop trigger order_tracking_grows on order_tracking`],
])('%s: %s', async (name, sabotage) => {
  const found = await findingsAfter(sabotage);
  expect(
    found.some((finding) => finding.startsWith(name)),
    found.join('; '),
  ).toBe(true);
});
