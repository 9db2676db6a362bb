import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDayClose, type TestDayClose } from '../../../testing/test-day-close.ts';
import { deskChangedTopic } from '../../platform/realtime/live-topics.ts';

let days: TestDayClose;
beforeAll(async () => {
  days = await openTestDayClose();
});
afterAll(() => days.haldi.close());

describe('the figures of a day', () => {
  test('cash by beautician and days.desk less cash refunds, other methods, and tips apart', async () => {
    const day = await days.nextDay();
    const [first, second] = [
      await days.startVisit(days.rekha, day),
      await days.startVisit(days.usha, day),
    ];
    await days.takes(days.rekha, first, { amount: 30_050, tip: 5_000 });
    await days.takes(days.usha, second, { amount: 20_000, tip: 1_000, method: 'upi' });
    await days.takes(days.usha, second, { amount: 10_000 });
    await days.atTheDesk(first, { amount: 20_000 });
    await days.atTheDesk(first, { amount: 5_000, method: 'card' });
    await days.deskDoes(first, 'refunds', { amount: 7_000, method: 'cash', reason: 'Too short' });
    await days.deskDoes(second, 'refunds', { amount: 3_000, method: 'upi', reason: 'Too short' });
    const figures = await days.read(day);
    expect(figures.drawers).toEqual([
      {
        beauticianId: Number(days.rekha.beautician._id),
        name: days.rekha.beautician.name,
        expected: 30_050,
        handedIn: null,
      },
      {
        beauticianId: Number(days.usha.beautician._id),
        name: days.usha.beautician.name,
        expected: 10_000,
        handedIn: null,
      },
      { beauticianId: null, name: 'Desk', expected: 13_000, handedIn: null },
    ]);
    expect(figures.methods).toEqual([
      { method: 'cash', collected: 60_050, refunded: 7_000, tips: 5_000 },
      { method: 'upi', collected: 20_000, refunded: 3_000, tips: 1_000 },
      { method: 'card', collected: 5_000, refunded: 0, tips: 0 },
    ]);
    expect(figures).toMatchObject({ closed: null, lateEntries: [], openDays: [] });
  });

  test('completed visits that are not paid, with what the beautician said', async () => {
    const day = await days.nextDay();
    const [first, second] = [
      await days.startVisit(days.rekha, day),
      await days.startVisit(days.usha, day),
    ];
    await days.takes(days.rekha, first, { amount: 10_000, method: 'upi' });
    await days.put(days.rekha, first, 'unpaid', { reason: 'dispute' });
    expect((await days.read(day)).unpaid).toEqual([]);
    for (const [who, order] of [[days.rekha, first] as const, [days.usha, second] as const]) {
      expect((await days.press(who, order, 'done')).statusCode).toBe(200);
    }
    await days.takes(days.usha, second, { amount: second.total * 100, method: 'card' });
    expect((await days.read(day)).unpaid).toEqual([
      {
        _id: first._id,
        orderId: first.orderId,
        customer: first.username,
        beautician: days.rekha.beautician.name,
        due: first.total * 100 - 10_000,
        reason: 'dispute',
        isToVerify: false,
      },
    ]);
  });

  test('an unpaid visit whose UPI payment waits to be verified is marked', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    expect((await days.press(days.rekha, order, 'done')).statusCode).toBe(200);
    await days.haldi.database.pool.query(
      `update payment_settings set methods = '{upi}', upi = $1`,
      [JSON.stringify({ id: 'salon@okbank', name: 'Salon', kind: 'personal', merchantCode: null })],
    );
    const answer = await days.haldi.as(
      days.asha,
      {
        method: 'POST',
        url: `/api/orders/${order.userId}/${order.orderId}/upi-reference`,
        payload: { reference: '412345678901', attempt: randomUUID() },
      },
      'cookie',
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await days.read(day)).unpaid).toMatchObject([{ _id: order._id, isToVerify: true }]);
  });

  test('a fee that is due is listed, a waived one is not', async () => {
    const day = await days.nextDay();
    const order = await days.visitFor(days.rekha, day);
    await days.at(day, '14:30');
    const { statusCode, body } = await days.salon.track(days.meera, order._id, {
      ...{ status: 'cancelled', message: updateMessages[5], reason: 'no_show' },
    });
    expect(statusCode, body).toBe(200);
    expect((await days.read(day)).unpaid).toMatchObject([
      { _id: order._id, due: 10_000, reason: null },
    ]);
    await days.deskDoes(order, 'fees/no_show/waiver', { reason: 'A regular customer' });
    expect((await days.read(day)).unpaid).toEqual([]);
  });

  test('earlier days with payments are listed until they are closed', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.takes(days.rekha, order, { amount: 10_000 });
    const next = await days.nextDay();
    const { openDays } = await days.read(next);
    expect(openDays).toContain(day);
    expect(openDays).toEqual(openDays.toSorted());
    await days.close(day);
    expect((await days.read(next)).openDays).toEqual(openDays.filter((open) => open !== day));
  });
});

describe('closing a day', () => {
  test('a difference needs a note and is kept with who closed the day', async () => {
    const day = await days.nextDay();
    await days.takes(days.rekha, await days.startVisit(days.rekha, day), { amount: 50_000 });
    const body = days.asExpected(await days.read(day));
    const drawers = body.drawers.map((drawer) => ({ ...drawer, handedIn: 49_500 }));
    const refused = await days.send(day, { drawers, note: '' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ note: 'Explain the difference' });
    expect((await days.read(day)).closed).toBeNull();
    const note = 'Five rupees of change were missing.';
    const answer = await days.send(day, { drawers, note });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await days.read(day)).toMatchObject({
      drawers: [{ name: days.rekha.beautician.name, expected: 50_000, handedIn: 49_500 }],
      closed: { by: 'Devika', at: `${day}T06:00:00.000Z`, note },
    });
    expect(await days.actsAbout(day)).toEqual(['day-closed']);
  });

  test('the days.desk may have refunded more than it took', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.takes(days.rekha, order, { amount: 30_000 });
    await days.deskDoes(order, 'refunds', { amount: 20_000, method: 'cash', reason: 'Too short' });
    expect(days.cashOf(await days.read(day))).toEqual([
      [days.rekha.beautician.name, 30_000],
      ['Desk', -20_000],
    ]);
    expect((await days.close(day)).drawers).toMatchObject([
      { handedIn: 30_000 },
      { handedIn: -20_000 },
    ]);
  });

  test('other open screens follow', async () => {
    const day = await days.nextDay();
    let heard = 0;
    const unsubscribe = days.haldi.context.live.subscribe(deskChangedTopic, () => {
      heard += 1;
    });
    await days.close(day);
    unsubscribe();
    expect(heard).toBe(1);
  });

  test('a second time is refused, as are figures that have changed', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.takes(days.rekha, order, { amount: 10_000 });
    const shown = days.asExpected(await days.read(day));
    await days.takes(days.rekha, order, { amount: 1 });
    expect(days.codeOf(await days.send(day, shown))).toBe('DAY_CHANGED');
    const changed = days.asExpected(await days.read(day));
    await days.atTheDesk(order, { amount: 100 });
    expect(days.codeOf(await days.send(day, changed))).toBe('DAY_CHANGED');
    const known = days.asExpected(await days.read(day));
    expect(days.codeOf(await days.send(day, { ...known, drawers: [] }))).toBe('DAY_CHANGED');
    await days.close(day);
    expect(days.codeOf(await days.send(day, known))).toBe('DAY_CHANGED');
  });

  test('an empty day can be closed, a future day cannot', async () => {
    const day = await days.nextDay();
    expect(await days.close(day)).toMatchObject({
      drawers: [],
      methods: [],
      closed: { by: 'Devika' },
    });
    const future = addDays(day, 1);
    const answer = await days.send(future, { drawers: [], note: '' });
    expect(answer.statusCode).toBe(422);
    expect((await days.read(future)).closed).toBeNull();
  });

  test('owners may, customers and beauticians may not', async () => {
    const day = await days.nextDay();
    const body = days.asExpected(await days.read(day));
    const customer = await days.haldi.user();
    for (const who of [customer, days.rekha.user]) {
      expect((await days.send(day, body, who)).statusCode).toBe(403);
      const answer = await days.haldi.as(who, { url: `/api/admin/day-close/${day}` });
      expect(answer.statusCode).toBe(403);
    }
    expect((await days.send(day, body, days.meera)).statusCode).toBe(200);
  });
});
