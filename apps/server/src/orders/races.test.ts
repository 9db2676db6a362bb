import { addDays } from '@haldi/contract/kit/dates';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../packages/contract/testing/full-run.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { findPlanProblems } from './plan/service.ts';

const buyers = 200;
const confirmed = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
} as const;

let product: TestApp;
let salon: TestSalon;
let people: TestUser[];
let admin: TestUser;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(10);
  await product.database.pool.query('update settings set booking_horizon_days = 730');
  people = [];
  // An admin account, because customers have booking limits.
  for (let n = 0; n < buyers; n += 1) people.push(await product.user({ isAdmin: true }));
  admin = await product.user({ isAdmin: true });
}, 60_000);
afterAll(() => product.close());

const statuses = (answers: { statusCode: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};
const setLimit = (seats: number | null) =>
  product.database.pool.query('update settings set max_concurrent_visits = $1', [seats]);

const rounds = shortUnlessFullRun(1, 20);
const racingUpdates = shortUnlessFullRun(60, 250);

describe.each(Array.from({ length: rounds }, (_, round) => round))(
  '200 buyers at once for the same slot, round %i',
  (round) => {
    test.each([
      [1, addDays('2027-01-01', round)],
      [3, addDays('2027-02-01', round)],
      [10, addDays('2027-03-01', round)],
    ])('with %i seats exactly as many succeed', async (seats, appointmentDate) => {
      await setLimit(seats);
      const answers = await Promise.all(
        people.map((person) => salon.send(person, salon.body(person, { appointmentDate }))),
      );
      await setLimit(null);
      expect(statuses(answers)).toEqual({ 201: seats, 409: buyers - seats });
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect(new Set(refused.map((answer) => answer.json().code))).toEqual(new Set(['SLOT_FULL']));
      expect(await salon.countVisitsPerSlot(appointmentDate)).toEqual([0, seats, 0, 0, 0, 0, 0, 0]);
    });
  },
);

/** One beautician does everything, the others facials only: the last massage needs a reassignment. */
const lastPlace = async (appointmentDate: string) => {
  const massage = await salon.first('Massage');
  const facial = await salon.first('Facial');
  const taken = people
    .slice(0, 9)
    .map((person) => salon.place(person, { appointmentDate, services: [toRequestLine(facial)] }));
  await Promise.all(taken);
  return salon.body(admin, { appointmentDate, services: [toRequestLine(massage)] }).services;
};

describe.each(Array.from({ length: rounds }, (_, round) => addDays('2027-04-01', round)))(
  '200 buyers at once for the last feasible place, %s',
  (appointmentDate) => {
    test('one order, and the plan stays feasible', async () => {
      const { pool } = product.database;
      await pool.query(
        `insert into beautician_skills select b.id, s.id from beauticians b, skills s
         where b.name <> 'Beautician 1' and s.name = 'Facial'`,
      );
      const services = await lastPlace(appointmentDate);
      const answers = await Promise.all(
        people.map((person) =>
          salon.send(person, salon.body(person, { appointmentDate, services })),
        ),
      );
      await pool.query('delete from beautician_skills');
      expect(statuses(answers)).toEqual({ 201: 1, 409: buyers - 1 });
      const { rows } = await pool.query(
        `select b.name from visits v join beauticians b on b.id = v.beautician_id
         join order_services s on s.order_id = v.order_id
         where v.day = $1 and s.skill_id <> $2`,
        [
          appointmentDate,
          (await pool.query(`select id from skills where name = 'Facial'`)).rows[0].id,
        ],
      );
      expect(rows).toEqual([{ name: 'Beautician 1' }]);
      expect(await findPlanProblems(product.context.db, product.clock())).toEqual([]);
    });
  },
);

describe('200 buyers at once', () => {
  test('visits of many lengths and slots: no deadlock, no overbooked slot', async () => {
    const appointmentDate = '2026-12-04';
    const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '01:00 PM', '02:00 PM'] as const;
    await setLimit(4);
    const answers = await Promise.all(
      people.map((person, n) => {
        const appointmentSlot = slots[n % slots.length] ?? '09:00 AM';
        const services = [toRequestLine(salon.service(60), 1 + (n % 4))];
        return salon.send(
          person,
          salon.body(person, { appointmentDate, appointmentSlot, services }),
        );
      }),
    );
    await setLimit(null);
    const counts = statuses(answers);
    expect((counts[201] ?? 0) + (counts[409] ?? 0)).toBe(buyers);
    expect(Math.max(...(await salon.countVisitsPerSlot(appointmentDate)))).toBe(4);
    expect(await findPlanProblems(product.context.db, product.clock())).toEqual([]);
  });
});

describe('a retry is never a second order', () => {
  test('50 parallel repeats: one row, one 201, the same order for all', async () => {
    const person = await product.user();
    for (const seats of [10, 1]) {
      const day = { appointmentDate: `2026-12-${10 + seats}` };
      await setLimit(seats);
      const body = salon.body(person, day);
      const answers = await Promise.all(Array.from({ length: 50 }, () => salon.send(person, body)));
      await setLimit(null);
      expect(statuses(answers)).toEqual({ 200: 49, 201: 1 });
      expect(new Set(answers.map((answer) => answer.json<Order>()._id)).size).toBe(1);
      expect((await salon.countVisitsPerSlot(day.appointmentDate))[1]).toBe(1);
    }
  });

  test('50 parallel requests of different content under one number: one order, the rest are refused', async () => {
    const person = await product.user();
    const orderId = 777_001;
    const bodies = Array.from(
      { length: 50 },
      (_, n): OrderRequest => ({
        ...salon.body(person, { appointmentDate: '2026-12-13', orderId }),
        services: [toRequestLine(salon.service(60), 1 + (n % 10))],
      }),
    );
    const answers = await Promise.all(bodies.map((body) => salon.send(person, body)));
    const counts = statuses(answers);
    expect(counts[201]).toBe(1);
    const ids = answers.map((answer) => answer.json()._id ?? answer.json().details.order._id);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await product.database.pool.query(
      'select count(*)::int as n from orders where order_number = $1',
      [orderId],
    );
    expect(rows[0].n).toBe(1);
  });

  test('200 users with the same number: one succeeds, the others are refused', async () => {
    const orderId = 777_002;
    const answers = await Promise.all(
      people.map((person) =>
        salon.send(person, salon.body(person, { appointmentDate: '2026-12-14', orderId })),
      ),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: buyers - 1 });
    const codes = answers.filter((a) => a.statusCode === 409).map((a) => a.json().code);
    expect(new Set(codes)).toEqual(new Set(['ORDER_ID_TAKEN']));
  });
});

describe('admins at the same time', () => {
  test(`${2 * racingUpdates} racing updates with compare-and-set: every accepted one is in the history`, async () => {
    const [person] = people as [TestUser];
    const order = await salon.place(person, { appointmentDate: '2026-12-15' });
    const second = await product.user({ isAdmin: true });
    let accepted = 0;
    const work = async (who: TestUser): Promise<void> => {
      let version = 1;
      for (let n = 0; n < racingUpdates; n += 1) {
        const answer = await salon.track(who, order._id, { ...confirmed, version });
        if (answer.statusCode === 200) {
          accepted += 1;
          expect(answer.json<Order>().version).toBe(version + 1);
          version += 1;
        } else {
          expect(answer.json().code).toBe('ORDER_CHANGED');
          version = answer.json().details.order.version;
        }
      }
    };
    await Promise.all([work(admin), work(second)]);
    const { rows } = await product.database.pool.query(
      `select o.version, (select count(*)::int from order_tracking t where t.order_id = o.id) as entries
       from orders o where o.id = $1`,
      [order._id],
    );
    expect(accepted).toBeGreaterThan(0);
    expect(rows[0]).toEqual({ version: accepted + 1, entries: accepted + 1 });
  });

  test('one beautician, 20 parallel assignments of one slot: one order succeeds', async () => {
    const orders: Order[] = [];
    for (const person of people.slice(0, 10)) {
      orders.push(await salon.place(person, { appointmentDate: '2026-12-16' }));
    }
    const answers = await Promise.all(
      orders.flatMap((order) =>
        [1, 2].map(() =>
          salon.track(admin, order._id, { ...confirmed, beautician: 'Beautician 1' }),
        ),
      ),
    );
    const counts = statuses(answers);
    expect(counts).toEqual({ 200: 2, 409: 18 });
    const winners = answers.filter((a) => a.statusCode === 200).map((a) => a.json<Order>()._id);
    expect(new Set(winners).size).toBe(1);
  });

  test('parallel cancelling and reopening keeps the plan feasible', async () => {
    const appointmentDate = '2026-12-17';
    const orders: Order[] = [];
    for (const person of people.slice(0, 10)) {
      orders.push(
        await salon.place(person, {
          appointmentDate,
          services: [toRequestLine(salon.service(90))],
        }),
      );
    }
    await setLimit(6);
    const cancelled = {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
    };
    const answers = await Promise.all(
      orders.flatMap(({ _id }, n) => [
        salon.track(admin, _id, cancelled),
        salon.track(admin, _id, confirmed),
        salon.send(
          people[n + 20] as TestUser,
          salon.body(people[n + 20] as TestUser, { appointmentDate }),
        ),
      ]),
    );
    await setLimit(null);
    for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
    expect(await findPlanProblems(product.context.db, product.clock())).toEqual([]);
  });
});
