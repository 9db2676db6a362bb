import { randomUUID } from 'node:crypto';
import { formatIndiaTime } from '@haldi/contract/kit/dates';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestVisitWork,
  refusalReason,
  type TestWork,
  testToday,
} from '../../../testing/test-visit-work.ts';

let testWork: TestWork;
beforeAll(async () => {
  testWork = await openTestVisitWork();
});
afterAll(() => testWork.haldi.close());

describe('the beautician’s days', () => {
  test('have the beautician’s own visits only', async () => {
    const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
    const [own, other] = [await testWork.visitFor(rekha), await testWork.visitFor(usha)];
    const seen = await testWork.work(rekha);
    expect(seen).toMatchObject({ today: testToday, name: rekha.beautician.name });
    expect(seen.days.map(({ day }) => day)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    );
    const ids = seen.days.flatMap(({ visits }) => visits.map(({ _id }) => _id));
    expect(ids).toEqual([own._id]);
    expect((await testWork.press(rekha, other, 'on-the-way')).statusCode).toBe(404);
    expect(await testWork.orderNow(other)).toMatchObject({ progress: { onTheWayAt: null } });
  });

  test('threat 28: contact details are shown from the day before until the day after', async () => {
    const rekha = await testWork.hire();
    await testWork.visitFor(rekha, '2026-11-17');
    await testWork.visitFor(rekha, '2026-11-18');
    const { days } = await testWork.work(rekha);
    const contactOn = (day: string) => days.find((one) => one.day === day)?.visits[0]?.contact;
    expect(contactOn('2026-11-17')).toMatchObject({ phone: expect.any(String) });
    expect(contactOn('2026-11-18')).toBeNull();
  });

  test('have only the customer’s first name', async () => {
    const usha = await testWork.hire();
    const order = await testWork.visitFor(usha);
    const { days } = await testWork.work(usha);
    const visit = days[0]?.visits.find(({ _id }) => _id === order._id);
    expect(visit?.firstName).toBe(order.username.split(' ')[0]);
    expect(JSON.stringify(visit)).not.toContain(order.username);
  });
});

test('threat 28: a visit that is planned but not assigned has no customer and no actions', async () => {
  const rekha = await testWork.hire();
  const customer = await testWork.haldi.user();
  const order = await testWork.salon.place(customer, { appointmentDate: '2026-11-18' });
  await testWork.haldi.database.pool.query(
    'update visits set beautician_id = $1 where order_id = $2',
    [Number(rekha.beautician._id), order._id],
  );
  const dayOf = async () => {
    const { days } = await testWork.work(rekha);
    return days.find(({ day }) => day === '2026-11-18');
  };
  expect(await dayOf()).toEqual({
    day: '2026-11-18',
    visits: [],
    planned: [
      {
        _id: order._id,
        slot: order.appointmentSlot,
        minutes: 60,
        area: order.address.city,
        services: order.services.map(({ name, quantity }) => ({ name, quantity })),
      },
    ],
  });
  const whole = JSON.stringify(await testWork.work(rekha));
  const { username, userPhone, orderId, total, address } = order;
  for (const secret of [username, userPhone, orderId, total, address.street, address.pincode]) {
    expect(whole).not.toContain(String(secret));
  }
  for (const [part, payload] of [
    ['progress', { press: 'on-the-way' }],
    ['cannot-go', { reason: '' }],
    ['late', { minutes: 15 }],
  ] as const) {
    expect((await testWork.put(rekha, order, part, payload)).statusCode, part).toBe(404);
  }
});

describe('visit actions', () => {
  test('from on the way to done: status, times and history are updated', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    const seen: string[] = [];
    for (const what of ['on-the-way', 'arrived', 'start', 'done']) {
      testWork.haldi.clock.advance(60_000);
      const answer = await testWork.press(rekha, order, what);
      expect(answer.statusCode).toBe(200);
      seen.push(answer.json<WorkVisit>().status);
    }
    expect(seen).toEqual(['confirmed', 'confirmed', 'in_progress', 'completed']);
    const { status, trackingHistory } = await testWork.orderNow(order);
    expect(status).toBe('completed');
    expect(trackingHistory.slice(0, 4).map(({ message }) => message)).toEqual([
      'Your service is complete. Thank you for choosing us!',
      'Your service has started.',
      'Your beautician has arrived.',
      'Your beautician is on the way.',
    ]);
  });

  test('a repeated action has no effect', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    const once = { attempt: randomUUID() };
    const answers = await Promise.all([
      testWork.press(rekha, order, 'on-the-way', once),
      testWork.press(rekha, order, 'on-the-way', once),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await testWork.press(rekha, order, 'on-the-way', once)).statusCode).toBe(200);
    expect((await testWork.orderNow(order)).trackingHistory).toHaveLength(3);
  });

  test('invalid actions are refused with a reason', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    expect(refusalReason(await testWork.press(rekha, order, 'done'))).toBe('NOT_STARTED');
    await testWork.press(rekha, order, 'arrived');
    const back = await testWork.press(rekha, order, 'on-the-way');
    expect(back.statusCode).toBe(409);
    expect(refusalReason(back)).toBe('ALREADY');
    const tomorrow = await testWork.visitFor(rekha, '2026-11-17');
    expect(refusalReason(await testWork.press(rekha, tomorrow, 'start'))).toBe('OTHER_DAY');
    await testWork.salon.track(testWork.meera, order._id, {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
    });
    expect(refusalReason(await testWork.press(rekha, order, 'start'))).toBe('CANCELLED');
  });

  test('an action of a second phone is refused with the time when it was recorded', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    const recordedAt = testWork.haldi.clock();
    const message = `Already recorded at ${formatIndiaTime(recordedAt)}.`;
    for (const press of ['on-the-way', 'arrived', 'start', 'done']) {
      expect((await testWork.press(rekha, order, press)).statusCode).toBe(200);
    }
    testWork.haldi.clock.advance(5 * 60_000);
    for (const press of ['on-the-way', 'start', 'done']) {
      const again = await testWork.press(rekha, order, press);
      expect(again.json(), press).toMatchObject({
        code: 'PRESS_REFUSED',
        message,
        details: { recordedAt: recordedAt.toISOString() },
      });
    }
  });

  test('a delayed action keeps its own time', async () => {
    const usha = await testWork.hire();
    const order = await testWork.visitFor(usha);
    const pressedAt = testWork.haldi.clock().toISOString();
    testWork.haldi.clock.advance(20 * 60_000);
    const answer = await testWork.press(usha, order, 'on-the-way', { pressedAt });
    expect(answer.json<WorkVisit>().progress.onTheWayAt).toBe(pressedAt);
    const ahead = new Date(testWork.haldi.clock().getTime() + 3_600_000).toISOString();
    const arrived = await testWork.press(usha, order, 'arrived', { pressedAt: ahead });
    expect(arrived.json<WorkVisit>().progress.arrivedAt).toBe(testWork.haldi.clock().toISOString());
  });

  test('running late can be reported until arrival', async () => {
    const usha = await testWork.hire();
    const order = await testWork.visitFor(usha);
    expect((await testWork.put(usha, order, 'late', { minutes: 20 })).statusCode).toBe(422);
    const late = await testWork.put(usha, order, 'late', { minutes: 30 });
    expect(late.json<WorkVisit>().progress.lateMinutes).toBe(30);
    expect((await testWork.orderNow(order)).trackingHistory[0]?.message).toBe(
      'Your beautician is running about 30 minutes late.',
    );
    await testWork.press(usha, order, 'arrived');
    expect(refusalReason(await testWork.put(usha, order, 'late', { minutes: 15 }))).toBe('ALREADY');
  });
});
