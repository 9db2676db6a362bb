import { randomUUID } from 'node:crypto';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { Board } from '@haldi/contract/orders/desk/board/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestWork,
  refusalReason,
  type TestWork,
  testToday,
} from '../../../testing/test-work.ts';

let day: TestWork;
beforeAll(async () => {
  day = await openTestWork();
});
afterAll(() => day.haldi.close());

describe('cannot go', () => {
  test('the plan has somebody else, the desk is told, and she no longer sees it', async () => {
    const [rekha, usha] = [await day.hire(), await day.hire()];
    const order = await day.visitFor(rekha);
    const sent = { reason: 'The scooter broke down', attempt: randomUUID() };
    const answer = await day.put(rekha, order, 'cannot-go', sent);
    expect(answer.statusCode, answer.body).toBe(204);
    expect((await day.put(rekha, order, 'cannot-go', sent)).statusCode).toBe(204);
    const now = await day.orderNow(order);
    expect(now).toMatchObject({ status: 'confirmed', beautician: 'none' });
    expect(now.trackingHistory[0]?.message).toMatch(/can no longer come/);
    expect(now.trackingHistory).toHaveLength(3);
    const { visits } = (
      await day.haldi.as(day.meera, { url: `/api/admin/board?day=${testToday}` })
    ).json<Board>();
    const planned = visits.find(({ _id }) => _id === order._id);
    expect(planned?.planned).not.toBe(rekha.place.name);
    expect(planned).toMatchObject({ needingChange: null });
    const [alert, ...others] = (await day.alerts()).filter(({ visit }) => visit?._id === order._id);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      kind: 'cannot-go',
      reason: 'The scooter broke down',
      beautician: { name: rekha.place.name },
    });
    expect((await day.work(rekha)).days[0]?.visits).toEqual([]);
    expect((await day.press(rekha, order, 'on-the-way')).statusCode).toBe(404);
    expect(await day.actsAbout(order._id)).toContain('visit-refused');
    const asked = await day.assign(order, rekha.place.name);
    expect(asked.json<ApiError>()).toMatchObject({
      code: 'BEAUTICIAN_OBJECTIONS',
      details: { conflicts: [{ kind: 'CANNOT_GO', text: 'declined this visit' }] },
    });
    expect((await day.assign(order, usha.place.name)).statusCode).toBe(200);
  });

  test('at another time she may go again', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha, '2026-11-18');
    await day.put(rekha, order, 'cannot-go', { reason: '' });
    const { version } = await day.orderNow(order);
    const moved = await day.haldi.as(day.meera, {
      method: 'PUT',
      url: `/api/orders/${order._id}/appointment`,
      payload: {
        ...{ appointmentDate: '2026-11-19', appointmentSlot: '02:00 PM' },
        ...{ version, attempt: randomUUID() },
      },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect((await day.assign(order, rekha.place.name)).statusCode).toBe(200);
  });

  test('not once it has begun, and not somebody else’s', async () => {
    const [rekha, usha] = [await day.hire(), await day.hire()];
    const order = await day.visitFor(rekha);
    expect((await day.put(usha, order, 'cannot-go', { reason: '' })).statusCode).toBe(404);
    await day.press(rekha, order, 'start');
    expect(refusalReason(await day.put(rekha, order, 'cannot-go', { reason: '' }))).toBe('ALREADY');
  });
});

describe('a service more', () => {
  test('at today’s price, as a revision, once for each attempt', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    const added = day.salon.service(30);
    const sent = {
      attempt: randomUUID(),
      services: [{ serviceId: added._id, quantity: 1 }],
    };
    await day.press(rekha, order, 'start');
    const answer = await day.put(rekha, order, 'services', sent);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<WorkVisit>().total).toBe(order.total + added.price);
    await day.put(rekha, order, 'services', sent);
    const now = await day.orderNow(order);
    expect(now.total).toBe(order.total + added.price);
    expect(now.earlier).toHaveLength(1);
    expect(now.status).toBe('in_progress');
    expect(now.progress.startedAt).not.toBeNull();
  });

  test('what runs into her next visit is refused', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    await day.visitFor(rekha, testToday, '05:00 PM');
    const services = [{ serviceId: day.salon.service(60)._id, quantity: 4 }];
    const answer = await day.put(rekha, order, 'services', { services });
    expect(refusalReason(answer)).toBe('NO_TIME');
    expect((await day.orderNow(order)).total).toBe(order.total);
  });

  test('not of somebody else’s visit, nor of one that is closed', async () => {
    const [rekha, usha] = [await day.hire(), await day.hire()];
    const order = await day.visitFor(rekha);
    const services = [{ serviceId: day.salon.service(30)._id, quantity: 1 }];
    expect((await day.put(usha, order, 'services', { services })).statusCode).toBe(404);
    await day.press(rekha, order, 'start');
    await day.press(rekha, order, 'done');
    expect(refusalReason(await day.put(rekha, order, 'services', { services }))).toBe('CLOSED');
  });
});

describe('help', () => {
  test('the desk sees who, where and since when, until somebody takes care of it', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    const attempt = randomUUID();
    for (let times = 0; times < 2; times += 1) {
      expect((await day.callForHelp(rekha, { attempt, visit: order._id })).statusCode).toBe(204);
    }
    const open = (await day.alerts()).filter(({ _id }) => _id === attempt);
    expect(open).toEqual([
      expect.objectContaining({
        kind: 'help',
        beautician: { name: rekha.place.name, phone: '' },
        visit: expect.objectContaining({
          orderId: order.orderId,
          day: testToday,
          slot: '02:00 PM',
        }),
      }),
    ]);
    const url = `/api/admin/alerts/${attempt}/settled`;
    for (let times = 0; times < 2; times += 1) {
      expect((await day.haldi.as(day.meera, { method: 'PUT', url })).statusCode).toBe(200);
    }
    expect((await day.alerts()).some(({ _id }) => _id === attempt)).toBe(false);
    expect(await day.actsAbout(rekha.place._id)).toEqual(['alert-settled', 'beautician-added']);
  });

  test('a visit that is not hers is left out, and the call is taken', async () => {
    const [rekha, usha] = [await day.hire(), await day.hire()];
    const order = await day.visitFor(usha);
    const attempt = randomUUID();
    await day.callForHelp(rekha, { attempt, visit: order._id });
    expect((await day.alerts()).find(({ _id }) => _id === attempt)?.visit).toBeNull();
  });
});

describe('what others see of it', () => {
  test('the order, the board and the customer follow', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    await day.press(rekha, order, 'on-the-way');
    await day.put(rekha, order, 'late', { minutes: 15 });
    const expected = { onTheWayAt: expect.any(String), lateMinutes: 15, arrivedAt: null };
    const { progress, beauticianProfile } = await day.tracked(order);
    expect(progress).toMatchObject(expected);
    expect(beauticianProfile).toMatchObject({ visits: 0, rating: null });
    const { visits } = (
      await day.haldi.as(day.meera, { url: `/api/admin/board?day=${testToday}` })
    ).json<Board>();
    expect(visits.find(({ _id }) => _id === order._id)?.progress).toEqual(progress);
  });

  test('with somebody else, or at another time, the day begins anew', async () => {
    const [rekha, usha] = [await day.hire(), await day.hire()];
    const order = await day.visitFor(rekha);
    await day.press(rekha, order, 'on-the-way');
    await day.assign(order, usha.place.name);
    expect((await day.orderNow(order)).progress.onTheWayAt).toBeNull();
  });

  test('a status that staff choose is followed', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    await day.press(rekha, order, 'start');
    const update = { status: 'completed', message: updateMessages[4] } as const;
    const answer = await day.salon.track(day.meera, order._id, update);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await day.orderNow(order)).progress.doneAt).not.toBeNull();
  });

  test('her visits are counted, and the stars of whom she visited', async () => {
    const rekha = await day.hire();
    const [one, two] = [
      await day.visitFor(rekha, testToday, '02:00 PM'),
      await day.visitFor(rekha, testToday, '05:00 PM'),
    ];
    await day.press(rekha, one, 'start');
    await day.press(rekha, one, 'done');
    const wrote = await day.haldi.as(day.asha, {
      method: 'POST',
      url: '/api/form/review',
      payload: { rating: 4, comment: 'Gentle hands.' },
    });
    expect(wrote.statusCode, wrote.body).toBe(201);
    expect((await day.tracked(two)).beauticianProfile).toMatchObject({ visits: 1, rating: 4 });
  });
});

test('threat 28: who was shown a number and an address is written down, once a day', async () => {
  const rekha = await day.hire();
  const order = await day.visitFor(rekha);
  const later = await day.visitFor(rekha, '2026-11-20');
  await day.work(rekha);
  await day.work(rekha);
  expect((await day.actsAbout(order._id)).filter((act) => act === 'contact-seen')).toHaveLength(1);
  expect(await day.actsAbout(later._id)).not.toContain('contact-seen');
});
