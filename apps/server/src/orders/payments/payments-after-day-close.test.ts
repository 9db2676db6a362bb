import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDayClose, type TestDayClose } from '../../../testing/test-day-close.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import { dbForClient } from '../../platform/database/database.ts';
import { lockDayOfPayments } from './ledger-store.ts';

let days: TestDayClose;
beforeAll(async () => {
  days = await openTestDayClose();
});
afterAll(async () => {
  await expectConsistentData(days.haldi);
  await days.haldi.close();
});

describe('after a day is closed', () => {
  test('a payment taken offline counts on its day and is marked as late', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.at(day, '19:00');
    await days.close(day);
    const next = await days.nextDay();
    const pressedAt = `${day}T13:00:00.000Z`;
    await days.takes(days.rekha, order, { amount: 40_000, pressedAt });
    await days.takes(days.rekha, order, { amount: 500 });
    expect(await days.read(day)).toMatchObject({
      // What was signed off stays.
      drawers: [],
      methods: [{ method: 'cash', collected: 40_000 }],
      lateEntries: [
        {
          ...{ kind: 'payment', amount: 40_000, cashDay: next, orderId: order.orderId },
          ...{ _id: order._id, takenBy: days.rekha.beautician.name },
          ...{ takenAt: pressedAt, recordedAt: `${next}T06:00:00.000Z`, corrects: null },
        },
      ],
    });
    const now = await days.read(next);
    expect(days.cashOf(now)).toEqual([[days.rekha.beautician.name, 40_500]]);
    expect(now.lateEntries).toEqual([]);
    expect(now.cashFromClosedDays).toMatchObject([{ _id: order._id, amount: 40_000 }]);
  });

  test('cash that is recorded late is expected once, on the first day that is still open', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.close(day);
    await days.takes(days.rekha, order, { amount: 30_000, tip: 5_000 });
    await days.takes(days.rekha, order, { amount: 2_000, method: 'upi' });
    await days.atTheDesk(order, { amount: 1_000 });
    const next = await days.nextDay();
    const later = await days.nextDay();
    await days.reverse(order, 'payment');
    const figures = await days.read(next);
    // Corrected before the day was closed: as if it had not been recorded.
    expect(days.cashOf(figures)).toEqual([['Desk', 1_000]]);
    expect(figures.cashFromClosedDays.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 30_000],
      ['payment', 1_000],
      ['reversal', 30_000],
    ]);
    await days.close(next);
    const nothing = { drawers: [], cashFromClosedDays: [] };
    expect(await days.read(later)).toMatchObject(nothing);
    expect((await days.read(later)).openDays).not.toContain(next);
  });

  test('a day with nothing but late cash is one of the days to be closed', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.close(day);
    await days.takes(days.rekha, order, { amount: 30_000 });
    const next = await days.nextDay();
    expect((await days.read(await days.nextDay())).openDays).toContain(next);
    await days.close(next);
  });

  test('a correction counts on the day of the corrected entry, and its cash on an open day', async () => {
    const open = await days.nextDay();
    const early = await days.startVisit(days.rekha, open);
    await days.takes(days.rekha, early, { amount: 20_000 });
    const closed = await days.nextDay();
    const order = await days.startVisit(days.rekha, closed);
    await days.takes(days.rekha, order, { amount: 30_000 });
    await days.close(closed);
    const next = await days.nextDay();
    await days.reverse(early, 'payment');
    await days.reverse(order, 'payment');
    expect(days.cashOf(await days.read(open))).toEqual([]);
    const figures = await days.read(closed);
    expect(days.cashOf(figures)).toEqual([[days.rekha.beautician.name, 30_000]]);
    expect(figures.methods).toEqual([]);
    expect(figures.lateEntries).toMatchObject([
      {
        ...{ kind: 'reversal', corrects: 'payment', amount: 30_000 },
        takenAt: `${closed}T06:00:00.000Z`,
        // By the desk, although the payment was taken by Rekha.
        ...{ takenBy: days.desk.username, recordedAt: `${next}T06:00:00.000Z` },
      },
    ]);
    expect(await days.read(next)).toMatchObject({
      drawers: [{ name: days.rekha.beautician.name, expected: -30_000 }],
      cashFromClosedDays: [{ kind: 'reversal', amount: 30_000, cashDay: next }],
      ...{ methods: [], lateEntries: [] },
    });
  });
});

describe('at the same time', () => {
  test('a payment is either in the close or marked as late', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    await days.takes(days.rekha, order, { amount: 10_000 });
    const shown = days.asExpected(await days.read(day));
    const [closing, ...payments] = await Promise.all([
      days.send(day, shown),
      ...Array.from({ length: 6 }, () => days.takesPayment(days.rekha, order, { amount: 100 })),
    ]);
    expect(payments.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const figures = days.codeOf(closing) === 200 ? await days.read(day) : await days.close(day);
    const late = figures.lateEntries.reduce((sum, { amount }) => sum + amount, 0);
    const signedOff = figures.drawers.reduce((sum, { expected }) => sum + expected, 0);
    expect(signedOff + late).toBe(10_600);
    expect(late).toBe(days.codeOf(closing) === 200 ? 600 : 0);
  });

  /** Holds the lock of the day, and commits when a request waits for it. */
  const whileLocked = async <Answer>(
    day: string,
    lock: 'shared' | 'exclusive',
    ask: () => Promise<Answer>,
    write: (client: PoolClient) => Promise<unknown>,
  ): Promise<Answer> => {
    const { pool } = days.haldi.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await lockDayOfPayments(dbForClient(client), day, lock);
      const answer = ask();
      const countWaiting = async () =>
        (
          await pool.query(
            `select 1 from pg_stat_activity
             where datname = current_database() and wait_event = 'advisory'`,
          )
        ).rowCount;
      await expect.poll(countWaiting, { timeout: 5_000 }).toBe(1);
      await write(client);
      await client.query('commit');
      return await answer;
    } finally {
      client.release();
    }
  };

  test('a close waits for payments that are being recorded', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    const shown = days.asExpected(await days.read(day));
    const answer = await whileLocked(
      day,
      'shared',
      () => days.send(day, shown),
      (client) =>
        client.query(
          `insert into ledger_entries
             (order_id, kind, method, amount, taken_by, attempt, taken_at, day, recorded_at)
           values ($1, 'payment', 'cash', 5000, $2, $3, now(), $4, now())`,
          [order._id, days.desk.id, randomUUID(), day],
        ),
    );
    expect(days.codeOf(answer)).toBe('DAY_CHANGED');
  });

  test('a payment waits for a close, and is late', async () => {
    const day = await days.nextDay();
    const order = await days.startVisit(days.rekha, day);
    const answer = await whileLocked(
      day,
      'exclusive',
      () => days.takesPayment(days.rekha, order, { amount: 5_000 }),
      (client) =>
        client.query('insert into closed_days values ($1, $2, now(), $3)', [day, days.desk.id, '']),
    );
    expect(answer.statusCode).toBe(200);
    expect((await days.read(day)).lateEntries).toMatchObject([
      { amount: 5_000, cashDay: addDays(day, 1) },
    ]);
  });

  test('one of two closes wins', async () => {
    const day = await days.nextDay();
    await days.takes(days.rekha, await days.startVisit(days.rekha, day), { amount: 10_000 });
    const body = days.asExpected(await days.read(day));
    const answers = await Promise.all([days.send(day, body), days.send(day, body, days.meera)]);
    expect(answers.map(days.codeOf).toSorted()).toEqual([200, 'DAY_CHANGED']);
  });
});
