import { emptySiteText, type PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { DemoDataSummary } from '@haldi/contract/setup/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addTestCoupon } from '../../../testing/test-coupons.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { refuseStartWithDemoAccounts } from '../../accounts/service.ts';
import { readPublicSiteText } from '../../branding/site-text/service.ts';
import { insertDemoData } from '../../demo/insert-demo-data.ts';
import { verifyDatabase } from '../../operations/verify-database.ts';
import { emptiedTables, keptTables } from './kept-and-emptied-tables.ts';

let haldi: TestApp;
let tried: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { DEMO: '1', RATE_LIMITS: 'off' } });
  await insertDemoData(haldi.context);
  tried = await haldi.user({ isAdmin: true, username: 'Trying it out' });
});
afterAll(() => haldi.close());

const rows = async (query: string): Promise<Record<string, unknown>[]> =>
  (await haldi.database.pool.query(query)).rows;
const countOf = async (table: string): Promise<number> =>
  Number((await rows(`select count(*)::int as n from ${table}`))[0]?.n);
const triedOut = async (): Promise<DemoDataSummary> =>
  (await haldi.as(tried, { url: '/api/admin/setup/demo-data' })).json();

const wordsSeen = async (app: TestApp): Promise<PublicSiteText> =>
  (await app.as(null, { url: '/api/site-text' })).json();

const owner = { username: 'Radhika', email: 'radhika@example.com', password: 'a-pot-of-turmeric' };
const start = (over: object = {}) =>
  haldi.as(tried, {
    method: 'POST',
    url: '/api/admin/setup/remove-demo-data',
    payload: { ...owner, confirmation: 'roop at home', keepsMenu: true, beauticians: [], ...over },
  });

test('every table is either kept or emptied', async () => {
  const found = await rows(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const named = [...keptTables, ...emptiedTables];
  expect(found.map(({ name }) => String(name)).toSorted()).toEqual(named.toSorted());
});

test('demo beauticians are distinguished from those the owner added', async () => {
  const before = await triedOut();
  expect(before.beauticians.filter(({ isDemo }) => isDemo)).toHaveLength(6);
  const added = await haldi.as(tried, {
    method: 'POST',
    url: '/api/admin/beauticians',
    payload: {
      ...{ name: 'Lata Pawar', phone: '', about: '', skills: [], areas: [] },
      hours: [1, 2, 3].map((weekday) => ({ weekday, from: 540, to: 1200 })),
    },
  });
  expect(added.statusCode, added.body).toBe(201);
  const standing = await haldi.as(tried, { url: '/api/admin/settings' });
  const { settings, version } = standing.json<StaffSettings>();
  const payload = { ...settings, businessName: 'Roop at Home', moveHours: 5, version };
  await haldi.as(tried, { method: 'PUT', url: '/api/admin/settings', payload });
  const { beauticians, businessName, services } = await triedOut();
  expect(businessName).toBe('Roop at Home');
  expect(services).toBe(before.services);
  expect(beauticians.filter(({ isDemo }) => !isDemo).map(({ name }) => name)).toEqual([
    'Lata Pawar',
  ]);
});

test('a wrong salon name or a weak password gets a field error and changes nothing', async () => {
  const people = await countOf('users');
  const fieldsOf = (answer: { json: () => unknown }) => (answer.json() as ApiError).fields;
  const misnamed = await start({ confirmation: 'Haldi' });
  expect(misnamed.statusCode).toBe(422);
  expect(fieldsOf(misnamed)).toHaveProperty('confirmation');
  const weak = await start({ password: 'password1' });
  expect(weak.statusCode).toBe(422);
  expect(fieldsOf(weak)).toHaveProperty('password');
  expect(await countOf('users')).toBe(people);
});

test('removes people and orders and keeps what the owner made', async () => {
  const kept = (await triedOut()).beauticians.find(({ isDemo }) => !isDemo)?.id ?? '';
  const services = await countOf('services');
  const templates = await rows('select * from message_templates order by kind');
  const look = await rows('select * from branding');
  await addTestCoupon(haldi, tried, { code: 'MINE20' });
  const paymentColumns = 'methods, upi, desk_refund_limit';
  expect(await rows(`select ${paymentColumns} from payment_settings`)).toMatchObject([
    { methods: ['cash', 'upi', 'card'], upi: { id: 'haldisalon@okbank', kind: 'business' } },
  ]);
  await haldi.database.pool.query('update payment_settings set desk_refund_limit = 250');
  await haldi.database.pool.query('update document_settings set digits = 4');
  expect((await wordsSeen(haldi)).aboutStory).toContain('turmeric');
  expect(await countOf('orders')).toBeGreaterThan(100);
  const ended: unknown[] = [];
  const stop = haldi.context.live.subscribe('sessions-ended', (one) => ended.push(one));
  const answer = await start({ beauticians: [kept] });
  stop();
  expect(answer.statusCode, answer.body).toBe(204);
  expect(ended.length).toBeGreaterThan(40);
  for (const table of emptiedTables) {
    const left = table === 'users' || table === 'audit_entries' ? 1 : 0;
    expect([table, await countOf(table)]).toEqual([table, left]);
  }
  expect(await rows('select username, role, is_demo from users')).toEqual([
    { username: 'Radhika', role: 'owner', is_demo: false },
  ]);
  expect(await rows('select name from beauticians')).toEqual([{ name: 'Lata Pawar' }]);
  expect(await countOf('services')).toBe(services);
  expect(await rows('select * from message_templates order by kind')).toEqual(templates);
  expect(await rows('select * from branding')).toEqual(look);
  expect(await rows('select code from coupons')).toEqual([{ code: 'MINE20' }]);
  expect(await wordsSeen(haldi)).toEqual(emptySiteText);
  const says = 'business_name, phone, address, move_hours, booking_notice_minutes, opened_at';
  expect(await rows(`select ${says} from settings`)).toEqual([
    {
      ...{ business_name: 'Roop at Home', phone: '', address: '', move_hours: 5 },
      ...{ booking_notice_minutes: 60, opened_at: null },
    },
  ]);
  expect(await rows(`select ${paymentColumns} from payment_settings`)).toEqual([
    { methods: ['cash', 'card'], upi: null, desk_refund_limit: 250 },
  ]);
  expect(await rows('select scheme, gstin, legal_name, digits from document_settings')).toEqual([
    { scheme: 'unregistered', gstin: null, legal_name: '', digits: 4 },
  ]);
  const seen = await haldi.as(null, { url: '/api/settings/public' });
  expect(seen.json<PublicSettings>()).toMatchObject({ demo: false, isOpen: false });
});

test('everyone is logged out, demo accounts are deleted and the owner can log in', async () => {
  expect((await haldi.as(tried, { url: '/api/auth/user' })).statusCode).toBe(401);
  const logIn = (login: string, password: string) =>
    haldi.as(null, { method: 'POST', url: '/api/auth/login', payload: { login, password } });
  expect((await logIn('admin@example.com', 'glow-with-admin')).statusCode).toBe(401);
  const entered = await logIn(owner.email, owner.password);
  expect(entered.json().userData).toMatchObject({ role: 'owner', isAdmin: true });
});

test('history is protected again, and the database is consistent', async () => {
  await expect(rows('delete from audit_entries')).rejects.toThrow();
  await expect(rows('delete from order_tracking')).rejects.toThrow();
  const disabled = await rows(`select tgname from pg_trigger where tgenabled <> 'O'`);
  expect(disabled).toEqual([]);
  const client = await haldi.database.pool.connect();
  const findings = await verifyDatabase(client, haldi.clock()).finally(() => client.release());
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('it stays a real salon: no demo data, a normal start, and no second removal', async () => {
  await insertDemoData(haldi.context);
  expect(await countOf('users')).toBe(1);
  await refuseStartWithDemoAccounts(haldi.context.db);
  // DEMO=1 has no effect without demo accounts.
  haldi.context.config.demo = true;
  tried = await haldi.user({ isAdmin: true });
  expect((await start()).statusCode).toBe(404);
  expect(await countOf('users')).toBe(2);
});

test('site text saved during the demo is kept', async () => {
  const demo = await buildTestApp({ env: { DEMO: '1', RATE_LIMITS: 'off' } });
  try {
    const meera = await demo.user({ isAdmin: true });
    await demo.database.pool.query('update users set is_demo = true');
    const words = { ...emptySiteText, aboutStory: 'We began with one scooter.' };
    const url = '/api/admin/site-text';
    const saved = await demo.as(meera, { method: 'PUT', url, payload: { ...words, version: 1 } });
    expect(saved.statusCode, saved.body).toBe(200);
    const { businessName } = (await demo.as(meera, { url: '/api/admin/setup/demo-data' })).json();
    const answer = await demo.as(meera, {
      method: 'POST',
      url: '/api/admin/setup/remove-demo-data',
      payload: { ...owner, confirmation: businessName, keepsMenu: false, beauticians: [] },
    });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await readPublicSiteText(demo.context.db)).toEqual(words);
  } finally {
    await demo.close();
  }
});
