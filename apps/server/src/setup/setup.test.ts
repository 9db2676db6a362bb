import type { AuditPage } from '@haldi/contract/audit/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { Setup } from '@haldi/contract/setup/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForBlockedConnections } from '../../testing/provoke-deadlock.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { initializeSettings } from '../settings/service.ts';
import { createFirstOwnerLink } from './first-owner-link-service.ts';

let haldi: TestApp;
let salon: TestSalon;
let meera: TestUser;
let asha: TestUser;

beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query(
    'delete from users; delete from beauticians; delete from setup_steps; update settings set version = 1',
  );
  await initializeSettings(haldi.context.db);
  haldi.context.live.publish('content-changed');
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  asha = await haldi.user();
});

const read = async (): Promise<Setup> =>
  (await haldi.as(meera, { url: '/api/admin/setup' })).json();
const stateOf = async (step: string) =>
  (await read()).steps.find((one) => one.step === step)?.state;
const pass = (step: string) =>
  haldi.as(meera, { method: 'PUT', url: `/api/admin/setup/steps/${step}` });
const open = () => haldi.as(meera, { method: 'POST', url: '/api/admin/setup/open' });
const seen = async (): Promise<PublicSettings> =>
  (await haldi.as(null, { url: '/api/settings/public' })).json();
const introduce = async () => {
  const standing = await haldi.as(meera, { url: '/api/admin/settings' });
  const { settings, version } = standing.json<StaffSettings>();
  const business = {
    businessName: 'Roop at Home',
    city: 'Nashik',
    phone: '9822011111',
    whatsappNumber: '9822011111',
    email: 'hello@roop.example',
    address: '4 College Road, Nashik 422005',
  };
  const payload = { ...settings, ...business, version };
  const saved = await haldi.as(meera, { method: 'PUT', url: '/api/admin/settings', payload });
  expect(saved.statusCode).toBe(200);
};
const signUp = () =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/signup',
    payload: {
      username: 'Kavita More',
      mobileNumber: '9822099999',
      password: 'a-pot-of-turmeric',
      ...{ street: '5 Paud Road', town: 'Pune', pincode: '411038', consent: true },
    },
  });

test('a new salon is not open, has no demo contact details and lists what is missing', async () => {
  expect(await seen()).toMatchObject({ isOpen: false, businessName: '', phone: '', address: '' });
  const { missing, openedAt, isDemo } = await read();
  expect({ missing, openedAt, isDemo }).toEqual({
    missing: ['business', 'people'],
    openedAt: null,
    isDemo: false,
  });
});

test('before opening, orders, phone bookings and sign-ups are rejected', async () => {
  await introduce();
  await salon.hire(1);
  const body = salon.body(asha);
  const { userId, username: _, ...booking } = body;
  const byPhone = { ...booking, customer: { userId } };
  const tries = () =>
    Promise.all([
      salon.send(asha, body),
      salon.send(meera, salon.body(meera, { appointmentSlot: '05:00 PM' })),
      haldi.as(meera, {
        method: 'POST',
        url: '/api/admin/bookings',
        payload: { ...byPhone, orderId: body.orderId + 500_000, appointmentSlot: '02:00 PM' },
      }),
      signUp(),
    ]);
  for (const answer of await tries()) {
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json<ApiError>().code).toBe('NOT_OPEN_YET');
  }
  expect((await haldi.database.pool.query('select from orders')).rowCount).toBe(0);
  expect((await open()).statusCode).toBe(200);
  expect((await signUp()).statusCode).toBe(201);
  expect((await salon.send(asha, body)).statusCode).toBe(201);
  await haldi.database.pool.query(
    `set session_replication_role = replica; delete from order_services; delete from order_tracking;
     delete from visits; delete from outbox; delete from orders; set session_replication_role = default`,
  );
});

test('finished steps are kept, and missing parts show at their step', async () => {
  expect(await stateOf('business')).toBe('open');
  for (const step of ['business', 'area', 'people', 'people']) {
    expect((await pass(step)).statusCode).toBe(200);
  }
  expect(await stateOf('business')).toBe('skipped');
  expect(await stateOf('area')).toBe('done');
  expect(await stateOf('people')).toBe('skipped');
  await introduce();
  await salon.hire(1);
  expect(await stateOf('business')).toBe('done');
  expect(await stateOf('people')).toBe('done');
  expect(await stateOf('hours')).toBe('open');
  expect((await pass('wallpaper')).statusCode).toBe(422);
});

test('it opens once, when a customer could book, and writes an audit entry', async () => {
  const refused = await open();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'CONFLICT',
    details: { missing: ['business', 'people'] },
  });
  expect((await seen()).isOpen).toBe(false);
  await introduce();
  await salon.hire(1);
  const told: unknown[] = [];
  const stop = haldi.context.live.subscribe('content-changed', () => told.push(1));
  const opened = (await open()).json<Setup>();
  stop();
  expect(told).toHaveLength(1);
  expect(opened.openedAt).toBe(haldi.clock().toISOString());
  expect(await seen()).toMatchObject({ isOpen: true, businessName: 'Roop at Home' });
  haldi.clock.advance(60_000);
  expect((await open()).json<Setup>().openedAt).toBe(opened.openedAt);
  const audit = await haldi.as(meera, { url: '/api/admin/audit?act=salon-opened' });
  const mine = audit.json<AuditPage>().entries.filter(({ admin }) => admin.id === meera.id);
  expect(mine).toHaveLength(1);
});

const first = { username: 'Radhika', email: 'radhika@example.com', password: 'a-pot-of-turmeric' };
const claim = (payload: object) =>
  haldi.as(null, { method: 'POST', url: '/api/setup/first-owner', payload });
const issue = (): string => {
  const { link, path } = createFirstOwnerLink(haldi.clock());
  haldi.context.setupLink = link;
  return path.split('#token=')[1] ?? '';
};

test('the link of the first start creates the owner once, if there are no accounts', async () => {
  const token = issue();
  expect((await claim({ ...first, token })).statusCode).toBe(410);
  await haldi.database.pool.query('delete from users');
  expect((await claim({ ...first, token: 'guessed' })).statusCode).toBe(410);
  // A rejected request does not use up the link.
  expect((await claim({ ...first, token, password: 'password1' })).statusCode).toBe(422);
  const { pool } = haldi.database;
  const other = await pool.connect();
  await other.query('begin; lock table users in share row exclusive mode');
  const racing = [1, 2].map((at) => claim({ ...first, email: `owner${at}@example.com`, token }));
  await waitForBlockedConnections(pool, racing.length);
  await other.query('commit');
  other.release();
  const statuses = (await Promise.all(racing)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([204, 410]);
  await haldi.database.pool.query('delete from users');
  expect((await claim({ ...first, token })).statusCode).toBe(410);
});

test('the link of the first start is valid for a day and creates an owner', async () => {
  await haldi.database.pool.query('delete from users');
  const old = issue();
  haldi.clock.advance(24 * 60 * 60_000);
  expect((await claim({ ...first, token: old })).statusCode).toBe(410);
  expect((await claim({ ...first, token: issue() })).statusCode).toBe(204);
  const { email: login, password } = first;
  const entered = await haldi.as(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { login, password },
  });
  expect(entered.json().userData).toMatchObject({ role: 'owner', username: 'Radhika' });
});
