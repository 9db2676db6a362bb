import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestPlan, type TestPlan } from '../../../testing/test-plan.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';

let { haldi, salon, meera, book, assign, candidates, needingChange, close } = {} as TestPlan;

beforeEach(async () => {
  ({ haldi, salon, meera, book, assign, candidates, needingChange, close } = await openTestPlan());
});
afterEach(() => close());

describe('staff', () => {
  test('see the planned beautician and the conflicts of all others', async () => {
    await salon.hireOne('Manisha Kale', ['Facial']);
    await salon.hireOne('Usha', ['Party']);
    await salon.hireOne('Anjali', ['Facial'], [1]);
    const facial = { services: [toRequestLine(await salon.first('Facial'))] };
    const order = (await book(facial)).json<Order>();
    expect(await candidates(order)).toEqual({
      planned: 'Manisha Kale',
      people: [
        { name: 'Manisha Kale', picture: null, conflicts: [], minutesAway: null },
        {
          name: 'Usha',
          picture: null,
          conflicts: [{ kind: 'SKILL', text: 'does not do Facial' }],
          minutesAway: null,
        },
        {
          name: 'Anjali',
          picture: null,
          conflicts: [{ kind: 'OFF', text: 'off that day' }],
          minutesAway: null,
        },
      ],
    });
    expect((await candidates({ ...order, _id: crypto.randomUUID() })) as unknown).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('must confirm a partial name; a freelancer has to be marked', async () => {
    await salon.hireOne('Manisha Kale');
    const order = (await book({})).json<Order>();
    expect((await assign(order, 'manisha')).json()).toMatchObject({
      code: 'BEAUTICIAN_UNCLEAR',
      details: { names: ['Manisha Kale'] },
    });
    expect((await assign(order, 'manisha', { freelancer: true })).json().beautician).toBe(
      'manisha',
    );
    expect((await assign(order, 'manisha kale')).json().beautician).toBe('Manisha Kale');
    await assign(order, 'Fay');
    expect((await book({})).statusCode).toBe(201);
  });

  test('can accept all conflicts except an overlap, and they are in the audit log', async () => {
    await salon.hireOne('Usha', ['Party']);
    await salon.hireOne('Manisha', ['Facial']);
    const order = (
      await book({ services: [toRequestLine(await salon.first('Facial'))] })
    ).json<Order>();
    expect((await assign(order, 'Usha')).json()).toMatchObject({
      code: 'BEAUTICIAN_OBJECTIONS',
      message: 'Usha: does not do Facial.',
    });
    expect((await assign(order, 'Usha', { acknowledged: ['SKILL'] })).json().beautician).toBe(
      'Usha',
    );
    const audit = (await haldi.as(meera, { url: '/api/admin/audit?limit=1' })).json();
    expect(audit.entries[0].changes).toContainEqual({
      field: 'acknowledged',
      before: null,
      after: ['SKILL'],
    });
    const party = (await book({ services: [toRequestLine(await salon.first('Party'))] })) as {
      statusCode: number;
    };
    expect(party.statusCode).toBe(409);
    const later = (
      await book({
        services: [toRequestLine(await salon.first('Party'))],
        appointmentSlot: '01:00 PM',
      })
    ).json<Order>();
    await assign(later, 'Usha');
    expect((await assign(order, 'none')).statusCode).toBe(200);
    expect((await candidates(order)).planned).toBe('Manisha');
  });

  test('can assign a beautician whose planned visits are handed over', async () => {
    await salon.hireOne('Usha');
    await salon.hireOne('Manisha');
    const [one, two] = [(await book({})).json<Order>(), (await book({})).json<Order>()];
    const planned = (await candidates(one)).planned ?? '';
    expect((await assign(two, planned)).json().beautician).toBe(planned);
    expect((await candidates(one)).planned).not.toBe(planned);
    const busy = await assign(one, planned);
    expect(busy.json()).toMatchObject({
      code: 'BEAUTICIAN_UNAVAILABLE',
      details: { reason: 'BUSY', until: '11:00 AM' },
    });
  });

  test('can keep a visit that needs a change', async () => {
    await salon.hireOne('Usha');
    const order = (await book({})).json<Order>();
    await assign(order, 'Usha');
    await haldi.database.pool.query('update working_hours set from_minute = 660');
    const roster: Beautician[] = (await haldi.as(meera, { url: '/api/admin/beauticians' })).json();
    const [usha] = roster;
    const { _id, timeOff: _, picture: __, ...rest } = usha as Beautician;
    const change = (more: object) =>
      haldi.as(meera, {
        method: 'PUT',
        url: `/api/admin/beauticians/${_id}`,
        payload: { ...rest, phone: '9822000001', ...more },
      });
    const asked = await change({});
    await change({ acknowledged: asked.json().details.stamp });
    expect(await needingChange()).toMatchObject([
      { _id: order._id, beautician: 'Usha', why: 'Usha: outside working hours' },
    ]);
    await salon.track(meera, order._id, { status: 'confirmed', message: updateMessages[0] });
    expect(await needingChange()).toHaveLength(1);
    await assign(order, 'Usha', { acknowledged: ['HOURS'] });
    expect(await needingChange()).toEqual([]);
  });

  test('a reopened order follows a renamed beautician; a former freelancer gets the time', async () => {
    await salon.hireOne('Usha Patil');
    await salon.hireOne('Manisha');
    const order = (await book()).json<Order>();
    await assign(order, 'Usha Patil');
    await salon.track(meera, order._id, { status: 'cancelled', message: updateMessages[5] });
    await haldi.database.pool.query(`update beauticians set name = 'Usha Kale' where id = 1`);
    const back = await salon.track(meera, order._id, {
      status: 'confirmed',
      message: updateMessages[0],
    });
    expect(back.json().beautician).toBe('Usha Kale');
    await assign(order, 'Asha');
    await salon.hireOne('Asha');
    await assign(order, 'Asha');
    const { rows } = await haldi.database.pool.query(
      `select b.name from visits v join beauticians b on b.id = v.beautician_id where order_id = $1`,
      [order._id],
    );
    expect(rows).toEqual([{ name: 'Asha' }]);
  });

  test('accepted conflicts are removed once they no longer apply', async () => {
    await salon.hireOne('Usha');
    const order = (await book()).json<Order>();
    const url = `/api/admin/beauticians/1/days-off`;
    const off = { from: '2026-11-18', to: '2026-11-18' };
    const asked = await haldi.as(meera, { method: 'POST', url, payload: off });
    const acknowledged = asked.json().details.stamp;
    await haldi.as(meera, { method: 'POST', url, payload: { ...off, acknowledged } });
    await assign(order, 'Usha', { acknowledged: ['OFF'] });
    const accepted = async () =>
      (await haldi.database.pool.query('select accepted from visits')).rows;
    expect(await accepted()).toEqual([{ accepted: ['OFF'] }]);
    await haldi.as(meera, { method: 'DELETE', url: `${url}?from=${off.from}&to=${off.to}` });
    expect(await accepted()).toEqual([{ accepted: [] }]);
  });

  test('a visit without an available beautician is refused with a text for staff', async () => {
    await salon.hireOne('Usha');
    const order = (await book()).json<Order>();
    await salon.track(meera, order._id, { status: 'cancelled', message: updateMessages[5] });
    await book();
    const refused = await salon.track(meera, order._id, {
      status: 'pending',
      message: updateMessages[0],
    });
    expect(refused.json()).toEqual({
      code: 'SLOT_FULL',
      message:
        'No beautician is available for this visit. Assign a beautician or choose another time.',
    });
  });
});
