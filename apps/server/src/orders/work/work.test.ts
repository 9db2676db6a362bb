import { randomUUID } from 'node:crypto';
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

describe('her days', () => {
  test('hold the visits that she is assigned to, and nobody else’s', async () => {
    const [rekha, usha] = [await day.hire(), await day.hire()];
    const [hers, others] = [await day.visitFor(rekha), await day.visitFor(usha)];
    const seen = await day.work(rekha);
    expect(seen).toMatchObject({ today: testToday, name: rekha.place.name });
    expect(seen.days.map(({ day }) => day)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    );
    const ids = seen.days.flatMap(({ visits }) => visits.map(({ _id }) => _id));
    expect(ids).toEqual([hers._id]);
    expect((await day.press(rekha, others, 'on-the-way')).statusCode).toBe(404);
    expect(await day.orderNow(others)).toMatchObject({ progress: { onTheWayAt: null } });
  });

  test('threat 28: an address and a number are there from the day before until the day after', async () => {
    const rekha = await day.hire();
    await day.visitFor(rekha, '2026-11-17');
    await day.visitFor(rekha, '2026-11-18');
    const { days } = await day.work(rekha);
    const contactOn = (day: string) => days.find((one) => one.day === day)?.visits[0]?.contact;
    expect(contactOn('2026-11-17')).toMatchObject({ phone: expect.any(String) });
    expect(contactOn('2026-11-18')).toBeNull();
  });

  test('the first name is all that is there of hers', async () => {
    const usha = await day.hire();
    const order = await day.visitFor(usha);
    const { days } = await day.work(usha);
    const visit = days[0]?.visits.find(({ _id }) => _id === order._id);
    expect(visit?.firstName).toBe(order.username.split(' ')[0]);
    expect(JSON.stringify(visit)).not.toContain(order.username);
  });
});

describe('the buttons of the day', () => {
  test('from on the way to done: status, times and history follow', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    const seen: string[] = [];
    for (const what of ['on-the-way', 'arrived', 'start', 'done']) {
      day.haldi.clock.advance(60_000);
      const answer = await day.press(rekha, order, what);
      expect(answer.statusCode).toBe(200);
      seen.push(answer.json<WorkVisit>().status);
    }
    expect(seen).toEqual(['confirmed', 'confirmed', 'in_progress', 'completed']);
    const { status, trackingHistory } = await day.orderNow(order);
    expect(status).toBe('completed');
    expect(trackingHistory.slice(0, 4).map(({ message }) => message)).toEqual([
      'Your service is complete. Thank you for choosing us!',
      'Your service has started.',
      'Your beautician has arrived.',
      'Your beautician is on the way.',
    ]);
  });

  test('the same press sent again has one effect', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    const once = { attempt: randomUUID() };
    const answers = await Promise.all([
      day.press(rekha, order, 'on-the-way', once),
      day.press(rekha, order, 'on-the-way', once),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await day.press(rekha, order, 'on-the-way', once)).statusCode).toBe(200);
    expect((await day.orderNow(order)).trackingHistory).toHaveLength(3);
  });

  test('what makes no sense is refused with the reason', async () => {
    const rekha = await day.hire();
    const order = await day.visitFor(rekha);
    expect(refusalReason(await day.press(rekha, order, 'done'))).toBe('NOT_STARTED');
    await day.press(rekha, order, 'arrived');
    const back = await day.press(rekha, order, 'on-the-way');
    expect(back.statusCode).toBe(409);
    expect(refusalReason(back)).toBe('ALREADY');
    const tomorrow = await day.visitFor(rekha, '2026-11-17');
    expect(refusalReason(await day.press(rekha, tomorrow, 'start'))).toBe('OTHER_DAY');
    await day.salon.track(day.meera, order._id, {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
    });
    expect(refusalReason(await day.press(rekha, order, 'start'))).toBe('CANCELLED');
  });

  test('a press that waited for a connection keeps the time at which it was pressed', async () => {
    const usha = await day.hire();
    const order = await day.visitFor(usha);
    const pressedAt = day.haldi.clock().toISOString();
    day.haldi.clock.advance(20 * 60_000);
    const answer = await day.press(usha, order, 'on-the-way', { pressedAt });
    expect(answer.json<WorkVisit>().progress.onTheWayAt).toBe(pressedAt);
    const ahead = new Date(day.haldi.clock().getTime() + 3_600_000).toISOString();
    const arrived = await day.press(usha, order, 'arrived', { pressedAt: ahead });
    expect(arrived.json<WorkVisit>().progress.arrivedAt).toBe(day.haldi.clock().toISOString());
  });

  test('running late is told, until she is there', async () => {
    const usha = await day.hire();
    const order = await day.visitFor(usha);
    expect((await day.put(usha, order, 'late', { minutes: 20 })).statusCode).toBe(422);
    const late = await day.put(usha, order, 'late', { minutes: 30 });
    expect(late.json<WorkVisit>().progress.lateMinutes).toBe(30);
    expect((await day.orderNow(order)).trackingHistory[0]?.message).toBe(
      'Your beautician is running about 30 minutes late.',
    );
    await day.press(usha, order, 'arrived');
    expect(refusalReason(await day.put(usha, order, 'late', { minutes: 15 }))).toBe('ALREADY');
  });
});
