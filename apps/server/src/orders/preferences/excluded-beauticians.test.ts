import type { BeauticianExclusions } from '@haldi/contract/orders/desk/preferences/schema';
import type { CustomerExclusion } from '@haldi/contract/orders/preferences/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { provokeDeadlock, waitForBlockedConnections } from '../../../testing/provoke-deadlock.ts';
import { openTestPreferences, type TestPreferences } from '../../../testing/test-preferences.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let preferences = {} as TestPreferences;
beforeEach(async () => {
  preferences = await openTestPreferences();
});
afterEach(() => preferences.close());

type Method = 'GET' | 'PUT' | 'DELETE';

const atDesk = (method: Method, customer: TestUser, beautician = '') => {
  const { haldi, meera } = preferences;
  const of = beautician && `/${beautician}`;
  return haldi.as(meera, {
    method,
    url: `/api/admin/users/${customer.id}/excluded-beauticians${of}`,
  });
};
const pairs = async (customer: TestUser): Promise<[string, boolean, boolean][]> =>
  (await atDesk('GET', customer))
    .json<BeauticianExclusions>()
    .people.map(({ name, isExcluded, isAskedFor }) => [name, isExcluded, isAskedFor]);

const byCustomer = (method: Method, who: TestUser, { orderId }: Order) =>
  preferences.haldi.as(who, {
    method,
    url: `/api/orders/${who.id}/${orderId}/excluded-beautician`,
  });

const place = async (customer: TestUser, over = {}): Promise<Order> => {
  const { salon, day } = preferences;
  return salon.place(customer, { appointmentDate: day, ...over });
};

describe('excluded by staff', () => {
  test('threat 40: not offered, requestable or planned until allowed again', async () => {
    const { priya, anjali, offered, ask, freeTimes, holder, book, assign } = preferences;
    const answer = await atDesk('PUT', priya, anjali);
    expect(answer.json<BeauticianExclusions>().newlyNeedingChange).toBe(0);
    expect(await pairs(priya)).toEqual([
      ['Anjali', true, false],
      ['Meena', false, false],
    ]);
    expect(await offered(priya)).toEqual([]);
    expect((await ask(priya, anjali)).json().code).toBe('NOT_HER_CUSTOMER');
    expect(await holder(await place(priya, { appointmentSlot: '05:00 PM' }))).toBe('Meena');

    // Only Anjali is left at ten: free for others, full for this customer, with the usual message.
    await assign((await book()).json<Order>(), 'Meena');
    expect(await freeTimes(null)).toContain('10:00 AM');
    expect(await freeTimes(priya)).not.toContain('10:00 AM');
    const refused = await preferences.salon.send(
      priya,
      preferences.salon.body(priya, { appointmentDate: preferences.day }),
    );
    expect(refused.json()).toMatchObject({
      code: 'SLOT_FULL',
      message: 'This time is no longer available. Please choose another time.',
    });

    await atDesk('DELETE', priya, anjali);
    expect(await freeTimes(priya)).toContain('10:00 AM');
    expect((await offered(priya)).map(({ name }) => name)).toEqual(['Anjali']);
    expect((await pairs(priya)).every(([, isExcluded]) => !isExcluded)).toBe(true);
  });

  test('a slot that only the excluded beautician could take is full in the calendar too', async () => {
    const { priya, anjali, meena, haldi, day } = preferences;
    const days = async () =>
      (await haldi.as(priya, { url: `/api/booking/days?from=${day}&to=${day}` })).json().days[0];
    await atDesk('PUT', priya, anjali);
    expect((await days()).available).toBe(true);
    await atDesk('PUT', priya, meena);
    expect((await days()).available).toBe(false);
  });

  test('planned visits are handed over; assigned and requested ones need a change', async () => {
    const { priya, anjali, visit, ask, assign, holder, needingChange } = preferences;
    const planned = await place(priya, { appointmentSlot: '09:00 AM' });
    expect(await holder(planned)).toBe('Anjali');
    const named = await place(priya, { appointmentSlot: '11:00 AM' });
    await assign(named, 'Anjali');
    const asked = (await ask(priya, anjali, { appointmentSlot: '02:00 PM' })).json<Order>();
    const set = await atDesk('PUT', priya, anjali);
    expect(set.json<BeauticianExclusions>().newlyNeedingChange).toBe(2);
    expect(await holder(planned)).toBe('Meena');
    expect((await needingChange()).map(({ orderId, why, free }) => [orderId, why, free])).toEqual([
      [named.orderId, 'Anjali: should not be assigned to this customer', ['Meena']],
      [asked.orderId, 'Anjali: should not be assigned to this customer', ['Meena']],
    ]);
    await atDesk('DELETE', priya, anjali);
    expect(await needingChange()).toEqual([]);
    await visit(await preferences.haldi.user(), 'Anjali', { appointmentDate: '2026-11-20' });
  });

  test('staff must confirm to assign anyway, also when reopening', async () => {
    const { priya, anjali, assign, candidates, needingChange } = preferences;
    const order = await place(priya);
    await atDesk('PUT', priya, anjali);
    const { people } = await candidates(order);
    expect(people.find(({ name }) => name === 'Anjali')?.conflicts).toEqual([
      { kind: 'EXCLUDED', text: 'should not be assigned to this customer' },
    ]);
    const refused = await assign(order, 'Anjali');
    expect(refused.json().message).toBe('Anjali: should not be assigned to this customer.');
    await assign(order, '', { status: 'cancelled' });
    expect((await assign(order, 'Anjali')).json().code).toBe('BEAUTICIAN_OBJECTIONS');
    expect((await assign(order, 'Anjali', { acknowledged: ['EXCLUDED'] })).statusCode).toBe(200);
    expect(await needingChange()).toEqual([]);
  });

  test('changes are in the audit log; unknown ids are 404', async () => {
    const { priya, anjali, haldi, meera } = preferences;
    await atDesk('PUT', priya, anjali);
    await atDesk('DELETE', priya, anjali);
    const { entries } = (await haldi.as(meera, { url: '/api/admin/audit?limit=2' })).json();
    const acts = entries.map(({ act, subject, changes }: Record<string, unknown>) => [
      act,
      subject,
      changes,
    ]);
    const who = { id: priya.id, name: 'Priya' };
    expect(acts).toEqual([
      [
        'excluded-beautician-allowed',
        who,
        [{ field: 'beautician', before: 'Anjali', after: null }],
      ],
      ['excluded-beauticians', who, [{ field: 'beautician', before: null, after: 'Anjali' }]],
    ]);
    expect((await atDesk('PUT', priya, '999999')).statusCode).toBe(404);
    expect((await atDesk('PUT', { ...priya, id: 'nobody' }, anjali)).statusCode).toBe(404);
    expect((await atDesk('GET', { ...priya, id: 'nobody' })).statusCode).toBe(404);
  });
});

describe('excluded by the customer', () => {
  test('after a completed visit; the customer can see and withdraw it', async () => {
    const { priya, past, offered } = preferences;
    const seen = async (): Promise<CustomerExclusion> =>
      (await byCustomer('GET', priya, past)).json();
    expect(await seen()).toEqual({ beautician: 'Anjali', isAsked: false });
    const asked = await byCustomer('PUT', priya, past);
    expect(asked.json()).toEqual({ beautician: 'Anjali', isAsked: true });
    expect(await seen()).toEqual({ beautician: 'Anjali', isAsked: true });
    expect(await offered(priya)).toEqual([]);
    expect((await pairs(priya))[0]).toEqual(['Anjali', true, true]);
    await byCustomer('DELETE', priya, past);
    expect(await seen()).toEqual({ beautician: 'Anjali', isAsked: false });
    expect((await offered(priya)).map(({ name }) => name)).toEqual(['Anjali']);
  });

  test('threat 40: the customer cannot see or undo what staff have set; staff can undo both', async () => {
    const { priya, past, anjali } = preferences;
    await atDesk('PUT', priya, anjali);
    expect((await byCustomer('GET', priya, past)).json().isAsked).toBe(false);
    await byCustomer('PUT', priya, past);
    expect((await pairs(priya))[0]).toEqual(['Anjali', true, true]);
    await byCustomer('DELETE', priya, past);
    expect((await pairs(priya))[0]).toEqual(['Anjali', true, false]);
    await byCustomer('PUT', priya, past);
    await atDesk('DELETE', priya, anjali);
    expect((await pairs(priya))[0]).toEqual(['Anjali', false, false]);
    expect((await byCustomer('GET', priya, past)).json().isAsked).toBe(false);
  });

  test('not for upcoming visits, freelancers or other customers’ visits', async () => {
    const { priya, past, visit, assign, haldi } = preferences;
    const open = await place(priya);
    await assign(open, 'Anjali');
    expect((await byCustomer('PUT', priya, open)).statusCode).toBe(404);
    const freelance = await visit(priya, 'Zoya', { appointmentDate: '2026-11-20' });
    expect((await byCustomer('GET', priya, freelance)).json()).toEqual({
      beautician: null,
      isAsked: false,
    });
    expect((await byCustomer('PUT', priya, freelance)).statusCode).toBe(404);
    const other = await haldi.user();
    const url = `/api/orders/${priya.id}/${past.orderId}/excluded-beautician`;
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await haldi.as(other, { method, url })).statusCode).toBe(404);
    }
  });

  test('is in the download, unlike exclusions by staff; both are deleted with the account', async () => {
    const { priya, past, meena, haldi } = preferences;
    await byCustomer('PUT', priya, past);
    await atDesk('PUT', priya, meena);
    const data = (await haldi.as(priya, { url: '/api/auth/user/data' })).json();
    expect(data.excludedBeauticians).toEqual([
      { beautician: 'Anjali', since: '2026-11-16T06:00:00.000Z' },
    ]);
    await haldi.database.pool.query('delete from users where id = $1', [priya.id]);
    const { rows } = await haldi.database.pool.query('select 1 from excluded_beauticians');
    expect(rows).toEqual([]);
  });
});

describe('an exclusion that is set during a booking', () => {
  /**
   * The booking starts and waits for the roster lock; the exclusion is set; then the booking goes
   * on.
   */
  const whileSetting = (work: () => ReturnType<TestPreferences['ask']>) => {
    const { haldi, priya, anjali } = preferences;
    return provokeDeadlock(
      haldi.database.pool,
      [
        ['select pg_advisory_xact_lock(7301, 0)', []],
        [
          'insert into excluded_beauticians (user_id, beautician_id, admin_id, created_at) values ($1, $2, $1, now())',
          [priya.id, anjali],
        ],
      ],
      work,
    );
  };

  test('refuses a request for the beautician', async () => {
    const { ask, priya, anjali } = preferences;
    const asked = await whileSetting(() => ask(priya, anjali));
    expect(asked.json().code).toBe('NOT_HER_CUSTOMER');
  });

  test('is respected by the plan', async () => {
    const { salon, priya, day, holder } = preferences;
    const body = salon.body(priya, { appointmentDate: day });
    const placed = await whileSetting(() => salon.send(priya, body));
    expect(await holder(placed.json<Order>())).toBe('Meena');
  });

  test('replans a booking that was faster', async () => {
    const { haldi, priya, anjali, day, ask, needingChange } = preferences;
    const other = await haldi.database.pool.connect();
    await other.query('begin');
    await other.query("select pg_advisory_xact_lock(7302, $1::date - date '2000-01-01')", [day]);
    const asking = ask(priya, anjali);
    await waitForBlockedConnections(haldi.database.pool);
    const setting = atDesk('PUT', priya, anjali);
    await waitForBlockedConnections(haldi.database.pool, 2);
    await other.query('commit');
    other.release();
    expect((await asking).statusCode).toBe(201);
    expect((await setting).json<BeauticianExclusions>().newlyNeedingChange).toBe(1);
    expect((await needingChange()).map(({ askedFor }) => askedFor)).toEqual(['Anjali']);
  });
});
