import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { untilSomebodyWaits } from '../testing/crossing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** The kept figures of days beside counting: they must never say different things. */
const today = '2026-03-10';
const days = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];
const statuses = ['pending', 'confirmed', 'completed', 'cancelled'];

let database: TestDatabase;
let drawn = 100_000;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into beauticians (name) select 'B ' || n from generate_series(1, 500) n`,
  );
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from order_days'));

type Asker = Pick<PoolClient, 'query'>;

const place = async (asker: Asker, day: string, status: string): Promise<string> => {
  const id = randomUUID();
  drawn += 1;
  // Just before midnight in India, where the day of the clock in London is another one.
  await asker.query(
    `with placed as (
       insert into orders (id, order_number, username, user_phone, services_total, visiting_charge,
         total, appointment_date, first_slot, slot_count, visit_minutes, street, apartment_number,
         city, state, pincode, latitude, longitude, status, fingerprint, created_at)
       values ($1, $2, 'A', '', 500, 100, 600, $3::date + $4::int % 2, $4::int % 8, 1, 60, '', '', '',
         '', '', 0, 0, $5, '', ($3 || ' 23:50+05:30')::timestamptz)
     )
     insert into order_services values ($1, 'x', 0, $6, 'X', 250, 60, 2)`,
    [id, drawn, day, drawn, status, drawn % 3 === 0 ? 'bridal' : 'facial'],
  );
  return id;
};

const setStatus = (asker: Asker, id: string, status: string) =>
  asker.query('update orders set status = $2, version = version + 1 where id = $1', [id, status]);

const keep = async (asker: Asker): Promise<number> => {
  const { rows } = await asker.query('select keep_order_days($1) as kept', [today]);
  return rows[0].kept;
};
const keptDays = async (): Promise<string[]> => {
  const { rows } = await database.pool.query('select day::text from order_days order by day');
  return rows.map(({ day }) => day);
};

/** Counted the plain way, through all orders. */
const counted = async () => {
  const { rows } = await database.pool.query(
    `select d::date::text as day,
       (select count(*)::int from orders
         where (created_at at time zone 'Asia/Kolkata')::date = d::date) as placed,
       (select coalesce(sum(total), 0)::text from orders
         where status = 'completed' and appointment_date = d::date) as revenue,
       (select coalesce(jsonb_object_agg(data_set, quantity), '{}') from (
         select data_set, sum(quantity) as quantity
         from orders join order_services on order_id = id
         where status <> 'cancelled' and (created_at at time zone 'Asia/Kolkata')::date = d::date
         group by 1) as booked) as bookings
     from generate_series($1::timestamp, $2::timestamp, interval '1 day') as d order by 1`,
    [days[0], today],
  );
  return rows;
};
const figures = async () => {
  const { rows } = await database.pool.query(
    `select day::text, placed, revenue::text, bookings from order_figures($1, $2) order by day`,
    [days[0], today],
  );
  return rows;
};

const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

test('days that are over are kept once they were counted, and change with their orders', async () => {
  const id = await place(database.pool, '2026-03-06', 'pending');
  await place(database.pool, '2026-03-05', 'completed');
  expect(await figures()).toEqual(await counted());
  await keep(database.pool);
  expect(await keptDays()).toEqual(days);
  expect(await figures()).toEqual(await counted());
  await setStatus(database.pool, id, 'cancelled');
  expect(await keptDays()).not.toContain('2026-03-06');
  expect(await figures()).toEqual(await counted());
});

describe('counting and changing at the same time', () => {
  test('a day that is being changed is not kept', async () => {
    const id = await place(database.pool, '2026-03-07', 'pending');
    await withClient(async (admin) => {
      await admin.query('begin');
      await setStatus(admin, id, 'completed');
      await keep(database.pool);
      expect(await keptDays()).not.toContain('2026-03-07');
      await admin.query('commit');
    });
    await keep(database.pool);
    expect(await keptDays()).toEqual(days);
    expect(await figures()).toEqual(await counted());
  });

  test('a change waits for a count that is under way, and drops it', async () => {
    const id = await place(database.pool, '2026-03-08', 'pending');
    await withClient(async (reader) => {
      await reader.query('begin');
      await keep(reader);
      const changed = setStatus(database.pool, id, 'cancelled');
      await reader.query('commit');
      await changed;
    });
    expect(await keptDays()).not.toContain('2026-03-08');
    expect(await figures()).toEqual(await counted());
  });

  test('two changes of the same two days wait for one another in one direction only', async () => {
    const [early, late] = ['2026-03-08', '2026-03-09'];
    const kept = `insert into order_days (day, placed, revenue, bookings) values ($1, 0, 0, '{}')`;
    // Stored the other way round, as days are that were counted again.
    for (const day of [late, early]) await database.pool.query(kept, [day]);
    await withClient(async (first) => {
      await first.query('begin');
      await first.query('select forget_order_days(array[$1::date])', [early]);
      const second = withClient(async (client) => {
        await client.query('select forget_order_days(array[$1::date, $2::date])', [late, early]);
      });
      await untilSomebodyWaits(database.pool);
      await first.query('select forget_order_days(array[$1::date])', [late]);
      await first.query('commit');
      await second;
    });
    expect(await keptDays()).toEqual([]);
  });

  test('many writers and readers leave the same as counting', async () => {
    const known: string[] = [];
    let writing = true;
    const writer = async (seed: number): Promise<void> => {
      for (let step = 0; step < 40; step += 1) {
        const pick = seed * 31 + step * 7;
        const status = statuses[pick % statuses.length] ?? 'pending';
        const id = known[pick % Math.max(1, known.length)];
        if (step % 2 === 0 || !id) {
          known.push(await place(database.pool, days[pick % days.length] ?? today, status));
        } else await setStatus(database.pool, id, status);
      }
    };
    const reader = async (): Promise<void> => {
      while (writing) await keep(database.pool);
    };
    const readers = [reader(), reader()];
    try {
      await Promise.all([1, 2, 3, 4].map(writer));
    } finally {
      writing = false;
      await Promise.all(readers);
    }
    expect(await figures()).toEqual(await counted());
    await keep(database.pool);
    expect(await keptDays()).toEqual(days);
    expect(await figures()).toEqual(await counted());
  });
});

test('accounts are counted by kind as they come, change and go', async () => {
  const add = (id: string, isAdmin: boolean) =>
    database.pool.query(
      'insert into users (id, username, username_key, is_admin) values ($1, $1, $1, $2)',
      [id, isAdmin],
    );
  await Promise.all(Array.from({ length: 20 }, (_, n) => add(`user-${n}`, n % 5 === 0)));
  await database.pool.query(`update users set status = 'blocked' where id like 'user-1%'`);
  await database.pool.query(`update users set is_admin = not is_admin where id = 'user-3'`);
  await database.pool.query(`delete from users where id = 'user-7'`);
  const { rows: kept } = await database.pool.query(
    'select is_admin, status, users from user_counts where users > 0 order by 1, 2',
  );
  const { rows: real } = await database.pool.query(
    'select is_admin, status, count(*)::int as users from users group by 1, 2 order by 1, 2',
  );
  expect(kept).toEqual(real);
});

test('search in the middle of a text has its index', async () => {
  const { rows } = await database.pool.query(
    `select indexname from pg_indexes where indexname in ('orders_search', 'users_search')`,
  );
  expect(rows).toHaveLength(2);
});
