import type { AuditPage } from '@haldi/contract/audit/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { openSession } from '../accounts/sessions/service.ts';

const password = 'turmeric-and-milk';

let haldi: TestApp;
let salon: TestSalon;
let meera: TestUser;
let ravi: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  ravi = await haldi.user({ isAdmin: true, username: 'Ravi' });
});
afterAll(() => haldi.close());

const audit = async (query = ''): Promise<AuditPage> =>
  (await haldi.as(meera, { url: `/api/admin/audit${query}` })).json();
const setStatus = (by: TestUser, id: string, status: string) =>
  haldi.as(by, { method: 'PUT', url: `/api/admin/users/${id}/status`, payload: { status } });

/** Sessions of admins end after twelve hours. */
const again = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  ...(await openSession(haldi.context, user.id, { device: 'Test' })),
});

test('is empty at first', async () => {
  expect(await audit()).toEqual({ entries: [], next: null, admins: [] });
});

describe('actions of admins', () => {
  test('an order update records the changes, and no data of the customer', async () => {
    const [name = ''] = await salon.hire(1);
    const customer = await haldi.user();
    const order = await salon.place(customer);
    await salon.track(meera, order._id, {
      status: 'confirmed',
      message: updateMessages[1],
      beautician: name,
    });
    const { entries } = await audit();
    expect(entries).toEqual([
      {
        _id: expect.any(String),
        at: '2026-11-16T06:00:00.000Z',
        admin: { id: meera.id, name: 'Meera' },
        act: 'order-updated',
        subject: { id: order._id, name: `#${order.orderId}` },
        changes: [
          { field: 'status', before: 'pending', after: 'confirmed' },
          { field: 'beautician', before: null, after: name },
          { field: 'message', before: null, after: updateMessages[1] },
        ],
      },
    ]);
  });

  test('a refused update leaves no entry', async () => {
    const before = (await audit()).entries.length;
    const order = await salon.place(await haldi.user(), { appointmentSlot: '05:00 PM' });
    const answer = await salon.track(meera, order._id, {
      status: 'confirmed',
      message: updateMessages[0],
      version: 7,
    });
    expect(answer.statusCode).toBe(409);
    expect((await audit()).entries).toHaveLength(before);
  });

  test('added, blocked and unblocked accounts and password links, without the links themselves', async () => {
    haldi.clock.set('2026-11-17T06:00:00Z');
    [meera, ravi] = [await again(meera), await again(ravi)];
    const added = await haldi.as(meera, {
      method: 'POST',
      url: '/api/admin/users',
      payload: {
        username: 'Kavita Joshi',
        email: 'kavita@example.com',
        mobileNumber: '9822000001',
      },
    });
    const { id } = added.json().user;
    const issued = await haldi.as(meera, {
      method: 'POST',
      url: `/api/admin/users/${id}/password-link`,
    });
    await setStatus(ravi, id, 'blocked');
    await setStatus(ravi, id, 'blocked');
    await setStatus(ravi, id, 'active');
    const { entries } = await audit('?limit=4');
    expect(entries.map(({ act, admin, subject }) => [act, admin.name, subject?.name])).toEqual([
      ['user-unblocked', 'Ravi', 'Kavita Joshi'],
      ['user-blocked', 'Ravi', 'Kavita Joshi'],
      ['password-link-issued', 'Meera', 'Kavita Joshi'],
      ['user-added', 'Meera', 'Kavita Joshi'],
    ]);
    const token = issued.json().link.split('token=')[1];
    const { rows } = await haldi.database.pool.query(
      'select audit_entries::text as row from audit_entries',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('can be filtered by admin, action and day, and paged', async () => {
  const all = await audit();
  expect(all.admins.map(({ name }) => name)).toEqual(['Meera', 'Ravi']);
  const actsOf = async (query: string) => (await audit(query)).entries.map(({ act }) => act);
  expect(await actsOf(`?admin=${ravi.id}`)).toEqual(['user-unblocked', 'user-blocked']);
  expect(await actsOf('?act=password-link-issued')).toEqual(['password-link-issued']);
  expect(await actsOf('?to=2026-11-16')).toEqual(['order-updated']);
  expect(await actsOf('?from=2026-11-17')).toHaveLength(4);
  expect(await actsOf(`?admin=${ravi.id}&to=2026-11-16`)).toEqual([]);

  const pages: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: AuditPage = await audit(`?limit=2${next && `&cursor=${next}`}`);
    pages.push(...page.entries.map(({ _id }) => _id));
    next = page.next;
  }
  expect(pages).toEqual(all.entries.map(({ _id }) => _id));
  for (const bad of ['?act=nothing', '?cursor=x', '?from=2026-13-01', '?limit=0', '?more=1']) {
    expect((await haldi.as(meera, { url: `/api/admin/audit${bad}` })).statusCode).toBe(422);
  }
});

test('is append-only', async () => {
  for (const change of [
    "update audit_entries set admin_name = ''",
    'delete from audit_entries',
    'truncate audit_entries',
  ]) {
    await expect(haldi.database.pool.query(change)).rejects.toThrow('audit_entries only grows');
  }
});

test('keeps no names of deleted customers, and the former names of admins', async () => {
  const gone = await haldi.user({ username: 'Farida Gone', password });
  await haldi.as(meera, { method: 'POST', url: `/api/admin/users/${gone.id}/password-link` });
  const mine = (await haldi.as(gone, { url: '/api/auth/user/data' })).json();
  expect(mine.activity).toEqual([
    { at: '2026-11-17T06:00:00.000Z', act: 'password-link-issued', changes: [] },
  ]);
  const deleted = await haldi.as(gone, {
    method: 'POST',
    url: '/api/auth/user/delete',
    payload: { password },
  });
  expect(deleted.statusCode).toBe(204);
  const [entry] = (await audit('?limit=1')).entries;
  expect(entry).toMatchObject({
    act: 'password-link-issued',
    subject: { id: gone.id, name: null },
  });
  const { rows } = await haldi.database.pool.query(
    'select audit_entries::text as row from audit_entries',
  );
  const text = JSON.stringify(rows);
  await haldi.database.pool.query('update users set username = $2 where id = $1', [
    ravi.id,
    'Ravindra',
  ]);
  expect((await audit(`?admin=${ravi.id}`)).entries[0]?.admin.name).toBe('Ravi');
  for (const trace of [gone.username, gone.email, gone.mobileNumber]) {
    expect(text).not.toContain(trace);
  }
});

describe('threat 39: exports and failed logins', () => {
  const auditOf = (act: string) => audit(`?act=${act}`);

  test.each([
    ['users-2026-12-01.csv', '/api/admin/users/export?search=Asha'],
    ['orders-2026-12-01.csv', '/api/orders/export.csv?search=Asha'],
    [
      'revenue-2026-11-01-to-2026-11-30.csv',
      '/api/admin/analytics/revenue.csv?from=2026-11-01&to=2026-11-30',
    ],
    ['menu.csv', '/api/admin/services/file?format=csv'],
    ['menu.xlsx', '/api/admin/services/file?format=xlsx'],
  ])('the export of %s', async (name, url) => {
    haldi.clock.set('2026-12-01T06:00:00Z');
    meera = await again(meera);
    expect((await haldi.as(meera, { url })).statusCode).toBe(200);
    expect((await auditOf('file-exported')).entries[0]).toMatchObject({
      admin: { id: meera.id },
      subject: { id: name, name },
      changes: [],
    });
  });

  test('failed logins of staff with device and network, not those of customers', async () => {
    const owner = await haldi.user({ isAdmin: true, password });
    const customer = await haldi.user({ password });
    const logIn = (login: string, given: string) =>
      haldi.as(null, {
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '203.0.113.9',
        payload: { login, password: given },
      });
    for (const user of [customer, owner]) {
      expect((await logIn(user.mobileNumber, 'a wrong one')).statusCode).toBe(401);
    }
    expect((await logIn(owner.mobileNumber, password)).statusCode).toBe(200);
    meera = await again(meera);
    await expect
      .poll(async () => (await auditOf('log-in-failed')).entries)
      .toMatchObject([
        {
          admin: { id: owner.id, name: owner.username },
          subject: null,
          changes: [{ field: 'device' }, { field: 'network', after: '203.0.113.9' }],
        },
      ]);
  });
});
