import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestPreferences, type TestPreferences } from '../../../testing/test-preferences.ts';

let preferences = {} as TestPreferences;
beforeEach(async () => {
  preferences = await openTestPreferences();
});
afterEach(() => preferences.close());

const codeOf = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
];

/** Takes the day off acknowledged booked visits. */
const takeDayOff = async (id: string): Promise<void> => {
  const { haldi, meera, day } = preferences;
  const url = `/api/admin/beauticians/${id}/days-off`;
  const off = { from: day, to: day };
  const asked = await haldi.as(meera, { method: 'POST', url, payload: off });
  if (asked.statusCode === 200) return;
  const { stamp } = asked.json().details;
  const answer = await haldi.as(meera, {
    method: 'POST',
    url,
    payload: { ...off, acknowledged: stamp },
  });
  expect(answer.statusCode).toBe(200);
};

describe('previous beauticians', () => {
  test('are listed with their last visit, latest first', async () => {
    const { offered, visit, priya, anjali, meena, salon, haldi } = preferences;
    const facial = await salon.first('Facial');
    expect(await offered(priya)).toEqual([
      {
        _id: anjali,
        name: 'Anjali',
        picture: null,
        lastVisit: '2026-11-17',
        service: salon.service(60).name,
      },
    ]);
    await visit(priya, 'Meena', {
      appointmentDate: '2026-11-19',
      services: [
        { serviceId: facial._id, price: facial.price, quantity: 1 },
        { serviceId: salon.service(60)._id, price: salon.service(60).price, quantity: 1 },
      ],
    });
    expect((await offered(priya)).map(({ _id, service }) => [_id, service])).toEqual([
      [meena, `${facial.name}, ${salon.service(60).name}`],
      [anjali, salon.service(60).name],
    ]);
    await visit(priya, 'Anjali', { appointmentDate: '2026-11-20' });
    expect((await offered(priya)).map(({ _id }) => _id)).toEqual([anjali, meena]);
    expect(await offered(await haldi.user())).toEqual([]);
  });

  test('are not listed without a completed visit, as freelancers, or when inactive', async () => {
    const { offered, visit, priya, salon, meera, assign, haldi } = preferences;
    const open = await salon.place(priya, { appointmentDate: '2026-11-19' });
    await assign(open, 'Meena');
    await visit(priya, 'Zoya from next door', { appointmentDate: '2026-11-21' });
    expect((await offered(priya)).map(({ name }) => name)).toEqual(['Anjali']);
    const roster = (await haldi.as(meera, { url: '/api/admin/beauticians' })).json<Beautician[]>();
    const anjali = roster.find(({ name }) => name === 'Anjali') as Beautician;
    const { _id, timeOff: _, picture: __, ...rest } = anjali;
    const payload = { ...rest, active: false };
    const url = `/api/admin/beauticians/${_id}`;
    expect((await haldi.as(meera, { method: 'PUT', url, payload })).statusCode).toBe(200);
    expect(await offered(priya)).toEqual([]);
    expect(codeOf(await preferences.ask(priya, _id))).toEqual([403, 'NOT_HER_CUSTOMER']);
  });
});

describe('free times of a beautician', () => {
  test('are a part of all free times', async () => {
    const { freeTimes, priya, anjali, book, assign, haldi, day } = preferences;
    const other = (await book({ appointmentSlot: '03:00 PM' })).json<Order>();
    await assign(other, 'Anjali');
    expect(await freeTimes(priya)).toEqual(defaultSlots);
    expect(await freeTimes(priya, anjali)).toEqual(
      defaultSlots.filter((slot) => slot !== '03:00 PM' && slot !== '02:00 PM'),
    );
    await takeDayOff(anjali);
    expect(await freeTimes(priya, anjali)).toEqual([]);
    const url = `/api/booking/days?from=${day}&to=2026-11-20&beautician=${anjali}`;
    const { days, next } = (await haldi.as(priya, { url })).json<BookingDays>();
    expect(days.map(({ available }) => available)).toEqual([false, true, true]);
    expect(next).toEqual({ day: '2026-11-19', slot: '09:00 AM' });
  });

  test.each(['slots?date=2026-11-18', 'days?from=2026-11-18&to=2026-11-19'])(
    'threat 40: are only for customers visited before: %s',
    async (call) => {
      const { haldi, priya, anjali, meena, meera } = preferences;
      const asked = (who: Parameters<typeof haldi.as>[0], beautician: string) =>
        haldi.as(who, { url: `/api/booking/${call}&beautician=${beautician}` });
      expect(codeOf(await asked(null, anjali))).toEqual([401, 'UNAUTHENTICATED']);
      expect(codeOf(await asked(await haldi.user(), anjali))).toEqual([403, 'NOT_HER_CUSTOMER']);
      expect(codeOf(await asked(meera, anjali))).toEqual([403, 'NOT_HER_CUSTOMER']);
      expect(codeOf(await asked(priya, meena))).toEqual([403, 'NOT_HER_CUSTOMER']);
      expect(codeOf(await asked(priya, '999999'))).toEqual([403, 'NOT_HER_CUSTOMER']);
      expect(codeOf(await asked(priya, '0'))).toEqual([422, 'INVALID_INPUT']);
      expect((await asked(priya, anjali)).statusCode).toBe(200);
    },
  );
});

describe('a requested beautician', () => {
  test('is planned, but not assigned until the salon confirms', async () => {
    const { ask, priya, anjali, holder, candidates, assign } = preferences;
    const answer = await ask(priya, anjali);
    expect(answer.statusCode).toBe(201);
    const order = answer.json<Order>();
    expect([order.askedFor, order.beautician]).toEqual(['Anjali', 'none']);
    expect(await holder(order)).toBe('Anjali');
    const { planned, people } = await candidates(order);
    expect(planned).toBe('Anjali');
    expect(people.map(({ name, conflicts }) => [name, ...conflicts])).toEqual([
      ['Anjali'],
      ['Meena', { kind: 'REQUESTED_OTHER', text: 'the customer asked for Anjali' }],
    ]);
    const assigned = (await assign(order, 'Anjali')).json<Order>();
    expect([assigned.askedFor, assigned.beautician]).toEqual(['Anjali', 'Anjali']);
    expect(assigned.trackingHistory[0]?.message).toBe(
      'A beautician has been assigned to your appointment.',
    );
  });

  test('is not handed over; other planned visits are', async () => {
    const { ask, book, priya, anjali, holder } = preferences;
    await book();
    await book();
    expect(codeOf(await ask(priya, anjali))).toEqual([409, 'SLOT_FULL']);
    const atOne = { appointmentSlot: '01:00 PM' };
    const planned = (await book(atOne)).json<Order>();
    expect(await holder(planned)).toBe('Anjali');
    const asked = await ask(priya, anjali, atOne);
    expect(asked.statusCode).toBe(201);
    expect(await holder(asked.json<Order>())).toBe('Anjali');
    expect(await holder(planned)).toBe('Meena');
    expect(codeOf(await book(atOne))).toEqual([409, 'SLOT_FULL']);
  });

  test('threat 40: only by customers visited before', async () => {
    const { ask, haldi, priya, anjali, meena, meera } = preferences;
    expect(codeOf(await ask(priya, meena))).toEqual([403, 'NOT_HER_CUSTOMER']);
    expect(codeOf(await ask(await haldi.user(), anjali))).toEqual([403, 'NOT_HER_CUSTOMER']);
    expect(codeOf(await ask(meera, anjali))).toEqual([403, 'NOT_HER_CUSTOMER']);
    const { rows } = await haldi.database.pool.query(
      'select 1 from visits where requested_beautician_id is not null',
    );
    expect(rows).toEqual([]);
  });

  test('a repeat is the same order; another beautician is different content', async () => {
    const { salon, priya, anjali, meena, visit, day } = preferences;
    await visit(priya, 'Meena', { appointmentDate: '2026-11-20' });
    const body = salon.body(priya, { appointmentDate: day, askedFor: anjali });
    expect((await salon.send(priya, body)).statusCode).toBe(201);
    expect((await salon.send(priya, body)).statusCode).toBe(200);
    const other = await salon.send(priya, { ...body, askedFor: meena });
    expect(codeOf(other)).toEqual([409, 'ORDER_EXISTS']);
    const { askedFor: _, ...anyone } = body;
    expect(codeOf(await salon.send(priya, anyone))).toEqual([409, 'ORDER_EXISTS']);
  });

  test('of two parallel requests one succeeds', async () => {
    const { ask, visit, haldi, priya, anjali } = preferences;
    const kavita = await haldi.user({ username: 'Kavita' });
    await visit(kavita, 'Anjali', { appointmentDate: '2026-11-19' });
    const answers = await Promise.all([ask(priya, anjali), ask(kavita, anjali)]);
    expect(answers.map(codeOf).sort()).toEqual([
      [201, undefined],
      [409, 'SLOT_FULL'],
    ]);
  });
});

describe('the salon can assign another one', () => {
  const told = 'A beautician has been assigned to your appointment.';

  test('after confirming, and the customer is told who will come', async () => {
    const { ask, assign, priya, anjali, holder, haldi } = preferences;
    const order = (await ask(priya, anjali)).json<Order>();
    const refused = await assign(order, 'Meena');
    expect(codeOf(refused)).toEqual([409, 'BEAUTICIAN_OBJECTIONS']);
    expect(refused.json().message).toBe('Meena: the customer asked for Anjali.');
    expect(await holder(order)).toBe('Anjali');
    const sent = await assign(order, 'Meena', { acknowledged: ['REQUESTED_OTHER'] });
    expect(sent.statusCode).toBe(200);
    expect(await holder(order)).toBe('Meena');
    const url = `/api/orders/${priya.id}/${order.orderId}`;
    const seen = (await haldi.as(priya, { url })).json<Order>();
    expect([seen.askedFor, seen.beautician]).toEqual(['Anjali', 'Meena']);
    expect(seen.trackingHistory[0]?.message).toBe(
      `${told} Anjali is not available. Meena will come instead.`,
    );
    const next = await assign(order, '');
    expect(next.json<Order>().trackingHistory[0]?.message).toBe(told);
  });

  test('including a freelancer', async () => {
    const { ask, assign, priya, anjali } = preferences;
    const order = (await ask(priya, anjali)).json<Order>();
    const freelancer = { freelancer: true };
    const asked = await assign(order, 'Zoya', freelancer);
    expect(codeOf(asked)).toEqual([409, 'BEAUTICIAN_OBJECTIONS']);
    const sent = await assign(order, 'Zoya', { ...freelancer, acknowledged: ['REQUESTED_OTHER'] });
    expect(sent.json<Order>().trackingHistory[0]?.message).toBe(
      `${told} Anjali is not available. Zoya will come instead.`,
    );
  });

  test('a visit whose requested beautician is off needs a change', async () => {
    const { ask, assign, priya, anjali, holder, needingChange, haldi, meera, day } = preferences;
    const order = (await ask(priya, anjali)).json<Order>();
    await takeDayOff(anjali);
    expect(await holder(order)).toBe('Anjali');
    const [listed] = await needingChange();
    expect(listed).toMatchObject({
      orderId: order.orderId,
      askedFor: 'Anjali',
      why: 'Anjali: off that day',
      free: ['Meena'],
    });
    const url = `/api/admin/beauticians/${anjali}/days-off?from=${day}&to=${day}`;
    await haldi.as(meera, { method: 'DELETE', url });
    expect(await needingChange()).toEqual([]);
    await takeDayOff(anjali);
    await assign(order, 'Meena', { acknowledged: ['REQUESTED_OTHER'] });
    expect(await needingChange()).toEqual([]);
  });

  test('a visit is planned for the requested beautician again when possible', async () => {
    const { ask, assign, book, priya, anjali, holder, needingChange } = preferences;
    const order = (await ask(priya, anjali)).json<Order>();
    await assign(order, 'Meena', { acknowledged: ['REQUESTED_OTHER'] });
    const other = (await book()).json<Order>();
    await assign(other, 'Anjali');
    await assign(order, 'none');
    expect([await holder(order), (await needingChange()).length]).toEqual([null, 1]);
    await assign(other, '', { status: 'cancelled' });
    expect([await holder(order), (await needingChange()).length]).toEqual(['Anjali', 0]);
  });
});
