import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import {
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const movers = 200;
const rounds = shortUnlessFullRun(1, 20);

type Mover = { user: TestUser; order: Order };

let changes: TestOrderChanges;
let crowd: Mover[];

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(4);
  crowd = [];
  const slots = ['09:00 AM', '03:00 PM'];
  for (let n = 0; n < movers; n += 1) {
    const user = await changes.haldi.user();
    const order = await changes.salon.place(user, {
      appointmentDate: addDays('2026-12-01', Math.floor(n / 8)),
      appointmentSlot: slots[n % 2] ?? '',
    });
    crowd.push({ user, order });
  }
}, 120_000);
afterAll(() => changes.close());

const visitsOf = async (day: string) => {
  const { rows } = await changes.haldi.database.pool.query<{ id: string }>(
    'select order_id as id from visits where day = $1',
    [day],
  );
  return rows.map(({ id }) => id);
};

test.each(Array.from({ length: rounds }, (_, round) => addDays('2027-01-10', round)))(
  '200 parallel moves to one free place on %s: one succeeds, all others are unchanged',
  async (day) => {
    const { pool } = changes.haldi.database;
    await pool.query('update settings set max_concurrent_visits = 1');
    const before = new Map(
      await Promise.all(
        crowd.map(async ({ user, order }) => [order._id, await changes.read(user, order)] as const),
      ),
    );
    const answers = await Promise.all(
      crowd.map(({ user, order }) =>
        changes.move(user, before.get(order._id) ?? order, { appointmentDate: day }),
      ),
    );
    await pool.query('update settings set max_concurrent_visits = null');
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'OK' : answer.json().code));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'SLOT_FULL')).toHaveLength(movers - 1);
    const winner = crowd[codes.indexOf('OK')];
    expect(await visitsOf(day)).toEqual([winner?.order._id]);
    for (const { user, order } of crowd) {
      if (order === winner?.order) continue;
      expect(await changes.read(user, order)).toEqual(before.get(order._id));
    }
    const { rows } = await pool.query(
      `select count(*)::int as visits, count(distinct order_id)::int as orders from visits`,
    );
    expect(rows).toEqual([{ visits: movers, orders: movers }]);
  },
  120_000,
);

test('parallel moves between the same days do not deadlock', async () => {
  const some = crowd.slice(-40);
  const now = await Promise.all(some.map(({ user, order }) => changes.read(user, order)));
  const days = [...now.keys()].map((n) => now[(n + 7) % now.length]?.appointmentDate ?? '');
  const answers = await Promise.all(
    some.map(({ user }, n) => {
      const order = now[n] as Order;
      const when = { appointmentDate: days[n] ?? '', appointmentSlot: '05:00 PM' };
      return changes.move(user, order, when);
    }),
  );
  for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
  const after = await Promise.all(some.map(({ user, order }) => changes.read(user, order)));
  for (const [n, answer] of answers.entries()) {
    const moved = answer.statusCode === 200;
    expect(after[n]?.appointmentSlot === '05:00 PM').toBe(moved);
  }
});

test('of a parallel move by the customer, move by staff and cancellation, one succeeds', async () => {
  const { user, order } = crowd[0] as Mover;
  const now = await changes.read(user, order);
  const answers = await Promise.all([
    changes.move(user, now, { appointmentDate: '2027-02-01' }),
    changes.staffMove(now, { appointmentDate: '2027-02-02' }),
    changes.salon.track(changes.meera, now._id, {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
      reason: 'salon_cannot',
      version: now.version,
      attempt: randomUUID(),
    }),
  ]);
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'OK' : answer.json().code));
  expect(codes.toSorted()).toEqual(['OK', 'ORDER_CHANGED', 'ORDER_CHANGED']);
  expect(await changes.read(user, order)).toMatchObject({ version: now.version + 1 });
});
