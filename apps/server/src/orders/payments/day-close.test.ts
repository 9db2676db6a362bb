import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { type CloseDayRequest, DayClose } from '@haldi/contract/orders/payments/day-close';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { type Colleague, openTestWork, type TestWork } from '../../../testing/test-visit-work.ts';
import { openSession } from '../../accounts/sessions/service.ts';

let testWork: TestWork;
let desk: TestUser;
let rekha: Colleague;
let usha: Colleague;
let today = '2026-11-15';

beforeAll(async () => {
  testWork = await openTestWork();
  desk = await testWork.haldi.user({ role: 'desk', username: 'Devika' });
  [rekha, usha] = [await testWork.hire(), await testWork.hire()];
});
afterAll(() => testWork.haldi.close());

const at = async (day: string, time: string): Promise<void> => {
  testWork.haldi.clock.set(`${day}T${time}:00+05:30`);
  for (const user of [desk, testWork.meera, testWork.asha, rekha.user, usha.user]) {
    Object.assign(user, await openSession(testWork.haldi.context, user.id, { device: 'Test' }));
  }
};

/** At half past eleven in the morning. */
const nextDay = async (): Promise<string> => {
  today = addDays(today, 1);
  await at(today, '11:30');
  return today;
};

/** A visit of ₹600 or more that has begun. */
const startVisit = async (who: Colleague, day: string): Promise<Order> => {
  const order = await testWork.visitFor(who, day);
  const answer = await testWork.press(who, order, 'start');
  expect(answer.statusCode, answer.body).toBe(200);
  return order;
};

type Paid = { amount?: number; tip?: number; method?: string };

const takesPayment = (
  { user }: Colleague,
  { _id }: Order,
  { amount = 0, tip = 0, method = 'cash', ...over }: Paid & { pressedAt?: string },
) =>
  sendWorkRequest(
    testWork.haldi,
    user,
    `visits/${_id}/payments`,
    { amount, tip, method, ...over },
    'POST',
  );

const takes = async (...paid: Parameters<typeof takesPayment>): Promise<void> => {
  const answer = await takesPayment(...paid);
  expect(answer.statusCode, answer.body).toBe(200);
};

const deskDoes = async ({ _id }: Order, path: string, payload: object): Promise<void> => {
  const answer = await testWork.haldi.as(desk, {
    method: 'POST',
    url: `/api/orders/${_id}/${path}`,
    payload: { attempt: randomUUID(), ...payload },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

const atTheDesk = (order: Order, { amount = 0, tip = 0, method = 'cash' }: Paid) =>
  deskDoes(order, 'payments', { amount, tip, method });

const reverse = async ({ _id }: Order, kind: string): Promise<void> => {
  const answer = await testWork.haldi.as(desk, { url: `/api/orders/${_id}/payments` });
  const entry = answer.json<OrderLedger>().entries.find((one) => one.kind === kind)?.id;
  await deskDoes({ _id } as Order, 'reversals', { entry, reason: 'Typed twice' });
};

const read = async (day: string): Promise<DayClose> => {
  const answer = await testWork.haldi.as(desk, { url: `/api/admin/day-close/${day}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return DayClose.parse(answer.json());
};

const send = (day: string, payload: CloseDayRequest, by = desk) =>
  testWork.haldi.as(by, { method: 'POST', url: `/api/admin/day-close/${day}`, payload });

const asExpected = ({ drawers }: DayClose): CloseDayRequest => ({
  drawers: drawers.map(({ beauticianId, expected }) => ({
    beauticianId,
    expected,
    handedIn: expected,
  })),
  note: '',
});

const close = async (day: string): Promise<DayClose> => {
  const answer = await send(day, asExpected(await read(day)));
  expect(answer.statusCode, answer.body).toBe(200);
  return DayClose.parse(answer.json());
};

const codeOf = (answer: Awaited<ReturnType<typeof send>>): unknown =>
  answer.statusCode === 200 ? 200 : answer.json().code;

const cashOf = ({ drawers }: DayClose) => drawers.map(({ name, expected }) => [name, expected]);

describe('the figures of a day', () => {
  test('cash by beautician and desk less cash refunds, other methods, and tips apart', async () => {
    const day = await nextDay();
    const [first, second] = [await startVisit(rekha, day), await startVisit(usha, day)];
    await takes(rekha, first, { amount: 30_050, tip: 5_000 });
    await takes(usha, second, { amount: 20_000, tip: 1_000, method: 'upi' });
    await takes(usha, second, { amount: 10_000 });
    await atTheDesk(first, { amount: 20_000 });
    await atTheDesk(first, { amount: 5_000, method: 'card' });
    await deskDoes(first, 'refunds', { amount: 7_000, method: 'cash', reason: 'Too short' });
    await deskDoes(second, 'refunds', { amount: 3_000, method: 'upi', reason: 'Too short' });
    const figures = await read(day);
    expect(figures.drawers).toEqual([
      {
        beauticianId: Number(rekha.beautician._id),
        name: rekha.beautician.name,
        expected: 30_050,
        handedIn: null,
      },
      {
        beauticianId: Number(usha.beautician._id),
        name: usha.beautician.name,
        expected: 10_000,
        handedIn: null,
      },
      { beauticianId: null, name: 'Desk', expected: 13_000, handedIn: null },
    ]);
    expect(figures.methods).toEqual([
      { method: 'cash', received: 60_050, refunded: 7_000, tips: 5_000 },
      { method: 'upi', received: 20_000, refunded: 3_000, tips: 1_000 },
      { method: 'card', received: 5_000, refunded: 0, tips: 0 },
    ]);
    expect(figures).toMatchObject({ closed: null, lateEntries: [], openDays: [] });
  });

  test('completed visits that are not paid, with what the beautician said', async () => {
    const day = await nextDay();
    const [first, second] = [await startVisit(rekha, day), await startVisit(usha, day)];
    await takes(rekha, first, { amount: 10_000, method: 'upi' });
    await testWork.put(rekha, first, 'unpaid', { reason: 'dispute' });
    expect((await read(day)).unpaid).toEqual([]);
    for (const [who, order] of [[rekha, first] as const, [usha, second] as const]) {
      expect((await testWork.press(who, order, 'done')).statusCode).toBe(200);
    }
    await takes(usha, second, { amount: second.total * 100, method: 'card' });
    expect((await read(day)).unpaid).toEqual([
      {
        _id: first._id,
        orderId: first.orderId,
        customer: first.username,
        beautician: rekha.beautician.name,
        due: first.total * 100 - 10_000,
        reason: 'dispute',
      },
    ]);
  });

  test('a fee that is due is listed, a waived one is not', async () => {
    const day = await nextDay();
    const order = await testWork.visitFor(rekha, day);
    await at(day, '14:30');
    const { statusCode, body } = await testWork.salon.track(testWork.meera, order._id, {
      ...{ status: 'cancelled', message: updateMessages[5], reason: 'no_show' },
    });
    expect(statusCode, body).toBe(200);
    expect((await read(day)).unpaid).toMatchObject([{ _id: order._id, due: 10_000, reason: null }]);
    await deskDoes(order, 'fees/no_show/waiver', { reason: 'A regular customer' });
    expect((await read(day)).unpaid).toEqual([]);
  });

  test('earlier days with payments are listed until they are closed', async () => {
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    await takes(rekha, order, { amount: 10_000 });
    const next = await nextDay();
    const { openDays } = await read(next);
    expect(openDays).toContain(day);
    expect(openDays).toEqual(openDays.toSorted());
    await close(day);
    expect((await read(next)).openDays).toEqual(openDays.filter((open) => open !== day));
  });
});

describe('closing a day', () => {
  test('a difference needs a note and is kept with who closed the day', async () => {
    const day = await nextDay();
    await takes(rekha, await startVisit(rekha, day), { amount: 50_000 });
    const body = asExpected(await read(day));
    const drawers = body.drawers.map((drawer) => ({ ...drawer, handedIn: 49_500 }));
    const refused = await send(day, { drawers, note: '' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ note: 'Explain the difference' });
    expect((await read(day)).closed).toBeNull();
    const note = 'Five rupees of change were missing.';
    const answer = await send(day, { drawers, note });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read(day)).toMatchObject({
      drawers: [{ name: rekha.beautician.name, expected: 50_000, handedIn: 49_500 }],
      closed: { by: 'Devika', at: `${day}T06:00:00.000Z`, note },
    });
    expect(await testWork.actsAbout(day)).toEqual(['day-closed']);
  });

  test('the desk may have refunded more than it took', async () => {
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    await takes(rekha, order, { amount: 30_000 });
    await deskDoes(order, 'refunds', { amount: 20_000, method: 'cash', reason: 'Too short' });
    expect(cashOf(await read(day))).toEqual([
      [rekha.beautician.name, 30_000],
      ['Desk', -20_000],
    ]);
    expect((await close(day)).drawers).toMatchObject([{ handedIn: 30_000 }, { handedIn: -20_000 }]);
  });

  test('a second time is refused, as are figures that have changed', async () => {
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    await takes(rekha, order, { amount: 10_000 });
    const shown = asExpected(await read(day));
    await takes(rekha, order, { amount: 1 });
    expect(codeOf(await send(day, shown))).toBe('DAY_CHANGED');
    const changed = asExpected(await read(day));
    await atTheDesk(order, { amount: 100 });
    expect(codeOf(await send(day, changed))).toBe('DAY_CHANGED');
    const known = asExpected(await read(day));
    expect(codeOf(await send(day, { ...known, drawers: [] }))).toBe('DAY_CHANGED');
    await close(day);
    expect(codeOf(await send(day, known))).toBe('DAY_CHANGED');
  });

  test('an empty day can be closed, a future day cannot', async () => {
    const day = await nextDay();
    expect(await close(day)).toMatchObject({ drawers: [], methods: [], closed: { by: 'Devika' } });
    const future = addDays(day, 1);
    const answer = await send(future, { drawers: [], note: '' });
    expect(answer.statusCode).toBe(422);
    expect((await read(future)).closed).toBeNull();
  });

  test('owners may, customers and beauticians may not', async () => {
    const day = await nextDay();
    const body = asExpected(await read(day));
    const customer = await testWork.haldi.user();
    for (const who of [customer, rekha.user]) {
      expect((await send(day, body, who)).statusCode).toBe(403);
      const answer = await testWork.haldi.as(who, { url: `/api/admin/day-close/${day}` });
      expect(answer.statusCode).toBe(403);
    }
    expect((await send(day, body, testWork.meera)).statusCode).toBe(200);
  });
});

describe('after a day is closed', () => {
  test('a payment taken offline counts on its day and is marked as late', async () => {
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    await at(day, '19:00');
    await close(day);
    const next = await nextDay();
    const pressedAt = `${day}T13:00:00.000Z`;
    await takes(rekha, order, { amount: 40_000, pressedAt });
    await takes(rekha, order, { amount: 500 });
    expect(await read(day)).toMatchObject({
      // What was signed off stays.
      drawers: [],
      methods: [{ method: 'cash', received: 40_000 }],
      lateEntries: [
        {
          ...{ kind: 'payment', amount: 40_000, isLate: true, orderId: order.orderId },
          ...{ _id: order._id, takenBy: rekha.beautician.name },
          takenAt: pressedAt,
        },
      ],
    });
    const now = await read(next);
    expect(cashOf(now)).toEqual([[rekha.beautician.name, 500]]);
    expect(now.lateEntries).toEqual([]);
  });

  test('a correction counts on the day of the corrected entry', async () => {
    const open = await nextDay();
    const early = await startVisit(rekha, open);
    await takes(rekha, early, { amount: 20_000 });
    const closed = await nextDay();
    const order = await startVisit(rekha, closed);
    await takes(rekha, order, { amount: 30_000 });
    await close(closed);
    const next = await nextDay();
    await reverse(early, 'payment');
    await reverse(order, 'payment');
    expect(cashOf(await read(open))).toEqual([]);
    const figures = await read(closed);
    expect(cashOf(figures)).toEqual([[rekha.beautician.name, 30_000]]);
    expect(figures.methods).toEqual([]);
    expect(figures.lateEntries).toMatchObject([{ kind: 'reversal', amount: 30_000 }]);
    expect(await read(next)).toMatchObject({ drawers: [], methods: [], lateEntries: [] });
  });
});

describe('at the same time', () => {
  test('a payment is either in the close or marked as late', async () => {
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    await takes(rekha, order, { amount: 10_000 });
    const shown = asExpected(await read(day));
    const [closing, ...payments] = await Promise.all([
      send(day, shown),
      ...Array.from({ length: 6 }, () => takesPayment(rekha, order, { amount: 100 })),
    ]);
    expect(payments.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const figures = codeOf(closing) === 200 ? await read(day) : await close(day);
    const late = figures.lateEntries.reduce((sum, { amount }) => sum + amount, 0);
    const signedOff = figures.drawers.reduce((sum, { expected }) => sum + expected, 0);
    expect(signedOff + late).toBe(10_600);
    expect(late).toBe(codeOf(closing) === 200 ? 600 : 0);
  });

  /** Holds the lock of the day, and commits when a request waits for it. */
  const whileLocked = async <Answer>(
    day: string,
    lock: string,
    ask: () => Promise<Answer>,
    write: (client: PoolClient) => Promise<unknown>,
  ): Promise<Answer> => {
    const { pool } = testWork.haldi.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select ${lock}(hashtextextended($1, 0))`, [`payments ${day}`]);
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
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    const shown = asExpected(await read(day));
    const answer = await whileLocked(
      day,
      'pg_advisory_xact_lock_shared',
      () => send(day, shown),
      (client) =>
        client.query(
          `insert into ledger_entries
             (order_id, kind, method, amount, taken_by, attempt, taken_at, day, recorded_at)
           values ($1, 'payment', 'cash', 5000, $2, $3, now(), $4, now())`,
          [order._id, desk.id, randomUUID(), day],
        ),
    );
    expect(codeOf(answer)).toBe('DAY_CHANGED');
  });

  test('a payment waits for a close, and is late', async () => {
    const day = await nextDay();
    const order = await startVisit(rekha, day);
    const answer = await whileLocked(
      day,
      'pg_advisory_xact_lock',
      () => takesPayment(rekha, order, { amount: 5_000 }),
      (client) =>
        client.query('insert into closed_days values ($1, $2, now(), $3)', [day, desk.id, '']),
    );
    expect(answer.statusCode).toBe(200);
    expect((await read(day)).lateEntries).toMatchObject([{ amount: 5_000, isLate: true }]);
  });

  test('one of two closes wins', async () => {
    const day = await nextDay();
    await takes(rekha, await startVisit(rekha, day), { amount: 10_000 });
    const body = asExpected(await read(day));
    const answers = await Promise.all([send(day, body), send(day, body, testWork.meera)]);
    expect(answers.map(codeOf).toSorted()).toEqual([200, 'DAY_CHANGED']);
  });
});
