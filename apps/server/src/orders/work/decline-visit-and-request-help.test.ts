import { randomUUID } from 'node:crypto';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { Board } from '@haldi/contract/orders/desk/board/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
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

describe('declining a visit', () => {
  const replacementFor = async ({ _id }: Order) =>
    (await testWork.alerts()).find(({ visit }) => visit?._id === _id)?.replacement;

  test('plans another beautician, alerts the desk and hides the visit', async () => {
    const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
    const order = await testWork.visitFor(rekha);
    const sent = { reason: 'The scooter broke down', attempt: randomUUID() };
    const answer = await testWork.put(rekha, order, 'cannot-go', sent);
    expect(answer.statusCode, answer.body).toBe(204);
    expect((await testWork.put(rekha, order, 'cannot-go', sent)).statusCode).toBe(204);
    const now = await testWork.orderNow(order);
    expect(now).toMatchObject({ status: 'confirmed', beautician: 'none' });
    expect(now.trackingHistory[0]?.message).toMatch(/can no longer come/);
    expect(now.trackingHistory).toHaveLength(3);
    const { visits } = (
      await testWork.haldi.as(testWork.meera, { url: `/api/admin/board?day=${testToday}` })
    ).json<Board>();
    const planned = visits.find(({ _id }) => _id === order._id);
    expect(planned?.planned).not.toBe(rekha.beautician.name);
    expect(planned).toMatchObject({ needingChange: null });
    const [alert, ...others] = (await testWork.alerts()).filter(
      ({ visit }) => visit?._id === order._id,
    );
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      kind: 'cannot-go',
      reason: 'The scooter broke down',
      beautician: { name: rekha.beautician.name },
      replacement: { name: planned?.planned, isAssigned: false, status: 'confirmed' },
    });
    expect((await testWork.work(rekha)).days[0]?.visits).toEqual([]);
    expect((await testWork.press(rekha, order, 'on-the-way')).statusCode).toBe(404);
    expect(await testWork.actsAbout(order._id)).toContain('visit-refused');
    const asked = await testWork.assign(order, rekha.beautician.name);
    expect(asked.json<ApiError>()).toMatchObject({
      code: 'BEAUTICIAN_OBJECTIONS',
      details: { conflicts: [{ kind: 'CANNOT_GO', text: 'declined this visit' }] },
    });
    expect((await testWork.assign(order, usha.beautician.name)).statusCode).toBe(200);
    expect(await replacementFor(order)).toMatchObject({
      name: usha.beautician.name,
      isAssigned: true,
    });
    await testWork.salon.track(testWork.meera, order._id, {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
    });
    expect(await replacementFor(order)).toBeNull();
  });

  test('tells the desk if no other beautician is available', async () => {
    const salon = await openTestVisitWork();
    const rekha = await salon.hire();
    const order = await salon.visitFor(rekha);
    await salon.put(rekha, order, 'cannot-go', { reason: '' });
    expect((await salon.alerts())[0]?.replacement).toMatchObject({ name: null, isAssigned: false });
    await salon.haldi.close();
  });

  test('is reset when the visit is moved', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha, '2026-11-18');
    await testWork.put(rekha, order, 'cannot-go', { reason: '' });
    const { version } = await testWork.orderNow(order);
    const moved = await testWork.haldi.as(testWork.meera, {
      method: 'PUT',
      url: `/api/orders/${order._id}/appointment`,
      payload: {
        ...{ appointmentDate: '2026-11-19', appointmentSlot: '02:00 PM' },
        ...{ version, attempt: randomUUID() },
      },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect((await testWork.assign(order, rekha.beautician.name)).statusCode).toBe(200);
  });

  test('is refused after the start and for other beauticians’ visits', async () => {
    const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
    const order = await testWork.visitFor(rekha);
    expect((await testWork.put(usha, order, 'cannot-go', { reason: '' })).statusCode).toBe(404);
    await testWork.press(rekha, order, 'start');
    expect(refusalReason(await testWork.put(rekha, order, 'cannot-go', { reason: '' }))).toBe(
      'ALREADY',
    );
  });
});

describe('adding a service', () => {
  test('uses today’s price, adds a revision, and ignores repeats', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    const added = testWork.salon.service(30);
    const sent = {
      attempt: randomUUID(),
      services: [{ serviceId: added._id, quantity: 1 }],
    };
    await testWork.press(rekha, order, 'start');
    const answer = await testWork.put(rekha, order, 'services', sent);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(orderAmounts(answer.json<WorkVisit>()).total).toBe((order.total + added.price) * 100);
    await testWork.put(rekha, order, 'services', sent);
    const now = await testWork.orderNow(order);
    expect(now.total).toBe(order.total + added.price);
    expect(now.earlier).toHaveLength(1);
    expect(now.status).toBe('in_progress');
    expect(now.progress.startedAt).not.toBeNull();
  });

  test('is refused if it overlaps the next visit', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    await testWork.visitFor(rekha, testToday, '05:00 PM');
    const services = [{ serviceId: testWork.salon.service(60)._id, quantity: 4 }];
    const answer = await testWork.put(rekha, order, 'services', { services });
    expect(refusalReason(answer)).toBe('NO_TIME');
    expect((await testWork.orderNow(order)).total).toBe(order.total);
  });

  test('is refused for other beauticians’ visits and closed ones', async () => {
    const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
    const order = await testWork.visitFor(rekha);
    const services = [{ serviceId: testWork.salon.service(30)._id, quantity: 1 }];
    expect((await testWork.put(usha, order, 'services', { services })).statusCode).toBe(404);
    await testWork.press(rekha, order, 'start');
    await testWork.press(rekha, order, 'done');
    expect(refusalReason(await testWork.put(rekha, order, 'services', { services }))).toBe(
      'CLOSED',
    );
  });
});

describe('help', () => {
  test('shows beautician, visit and time to the desk until resolved', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    const attempt = randomUUID();
    for (let times = 0; times < 2; times += 1) {
      expect((await testWork.callForHelp(rekha, { attempt, visit: order._id })).statusCode).toBe(
        204,
      );
    }
    const open = (await testWork.alerts()).filter(({ _id }) => _id === attempt);
    expect(open).toEqual([
      expect.objectContaining({
        kind: 'help',
        beautician: { name: rekha.beautician.name, phone: '' },
        visit: expect.objectContaining({
          orderId: order.orderId,
          day: testToday,
          slot: '02:00 PM',
        }),
      }),
    ]);
    const url = `/api/admin/alerts/${attempt}/settled`;
    for (let times = 0; times < 2; times += 1) {
      expect((await testWork.haldi.as(testWork.meera, { method: 'PUT', url })).statusCode).toBe(
        200,
      );
    }
    expect((await testWork.alerts()).some(({ _id }) => _id === attempt)).toBe(false);
    expect(await testWork.actsAbout(rekha.beautician._id)).toEqual([
      'alert-settled',
      'beautician-added',
    ]);
  });

  test('is accepted without a visit of another beautician', async () => {
    const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
    const order = await testWork.visitFor(usha);
    const attempt = randomUUID();
    await testWork.callForHelp(rekha, { attempt, visit: order._id });
    expect((await testWork.alerts()).find(({ _id }) => _id === attempt)?.visit).toBeNull();
  });
});

describe('progress', () => {
  test('is shown on the order, the board and to the customer', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    await testWork.press(rekha, order, 'on-the-way');
    await testWork.put(rekha, order, 'late', { minutes: 15 });
    const expected = { onTheWayAt: expect.any(String), lateMinutes: 15, arrivedAt: null };
    const { progress, beauticianProfile } = await testWork.tracked(order);
    expect(progress).toMatchObject(expected);
    expect(beauticianProfile).toMatchObject({ visits: 0, rating: null });
    const { visits } = (
      await testWork.haldi.as(testWork.meera, { url: `/api/admin/board?day=${testToday}` })
    ).json<Board>();
    expect(visits.find(({ _id }) => _id === order._id)?.progress).toEqual(progress);
  });

  test('is reset with another beautician or time', async () => {
    const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
    const order = await testWork.visitFor(rekha);
    await testWork.press(rekha, order, 'on-the-way');
    await testWork.assign(order, usha.beautician.name);
    expect((await testWork.orderNow(order)).progress.onTheWayAt).toBeNull();
  });

  test('follows a status set by staff', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    await testWork.press(rekha, order, 'start');
    const update = { status: 'completed', message: updateMessages[4] } as const;
    const answer = await testWork.salon.track(testWork.meera, order._id, update);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await testWork.orderNow(order)).progress.doneAt).not.toBeNull();
  });

  test('counts completed visits and customers’ ratings', async () => {
    const rekha = await testWork.hire();
    const [one, two] = [
      await testWork.visitFor(rekha, testToday, '02:00 PM'),
      await testWork.visitFor(rekha, testToday, '05:00 PM'),
    ];
    await testWork.press(rekha, one, 'start');
    await testWork.press(rekha, one, 'done');
    const wrote = await testWork.haldi.as(testWork.asha, {
      method: 'POST',
      url: '/api/form/review',
      payload: { rating: 4, comment: 'Gentle hands.' },
    });
    expect(wrote.statusCode, wrote.body).toBe(201);
    expect((await testWork.tracked(two)).beauticianProfile).toMatchObject({ visits: 1, rating: 4 });
  });
});

test('threat 28: showing contact details is logged once a day', async () => {
  const rekha = await testWork.hire();
  const order = await testWork.visitFor(rekha);
  const later = await testWork.visitFor(rekha, '2026-11-20');
  await testWork.work(rekha);
  await testWork.work(rekha);
  expect(
    (await testWork.actsAbout(order._id)).filter((act) => act === 'contact-seen'),
  ).toHaveLength(1);
  expect(await testWork.actsAbout(later._id)).not.toContain('contact-seen');
});
