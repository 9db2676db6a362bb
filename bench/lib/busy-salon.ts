import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openSession } from '../../apps/server/src/accounts/sessions.ts';
import { insertUser } from '../../apps/server/src/accounts/store.ts';
import { fillEmptyCatalogue } from '../../apps/server/src/catalogue/service.ts';
import { openDatabase } from '../../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { Live } from '../../apps/server/src/platform/live.ts';
import { migrateDatabase } from '../../apps/server/src/platform/migrate.ts';
import { socketUrl } from '../../apps/server/src/testing/database-address.ts';

/** Two years of visits of up to two slots, every day alike; the triggers count the seats. */
const fill = `
  with drafted as (
    select gen_random_uuid() as id, n, current_date - 700 + (n % 700) as day, n / 700 % 7 as slot
    from generate_series(1, $1) n
  ), placed as (
    insert into orders (id, order_number, user_id, username, user_phone, services_total,
      visiting_charge, total, appointment_date, first_slot, slot_count, visit_minutes, street,
      apartment_number, city, state, pincode, latitude, longitude, status, fingerprint, created_at)
    select id, 100000 + n, $2, 'Customer ' || n % 5000, (7000000000 + n % 5000)::text, 999, 100,
      1099, day, slot, 1 + n % 2, 60, 'Lane 5', '', 'Pune', '', (411001 + n % 60)::text, 0, 0,
      case when n % 15 = 0 then 'cancelled' else 'completed' end, '', day - interval '2 days'
        + n % 50000 * interval '1 second'
    from drafted returning id, order_number, created_at
  ), sold as (
    insert into order_services
    select id, 'facial-gold', 0, case when order_number % 4 = 0 then 'bridal' else 'facial' end,
      'Facial', 999, 60, 1 from placed
  )
  insert into order_tracking (order_id, status, message, created_at)
  select id, 'pending', 'Order placed by user via WhatsApp', created_at from placed`;

/** A database of its own with a roster of 60, one customer and as many old orders as asked for. */
export const openBusySalon = async (orders: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
  const log = pino({ level: 'silent' });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const url = socketUrl(embedded.connection);
  const database = await openDatabase({ url, dataDir, log });
  const { db, pool } = database;
  const migrations = join(import.meta.dirname, '../../apps/server/src/migrations');
  await migrateDatabase({ connect: database.connect, folder: migrations, log });
  await fillEmptyCatalogue(db);
  await pool.query(
    `insert into beauticians (name) select 'Beautician ' || n from generate_series(1, 60) n`,
  );
  await pool.query('update settings set booking_horizon_days = 730');
  const user = await insertUser(db, {
    id: randomUUID(),
    username: 'Bench',
    usernameKey: 'bench',
    mobileNumber: '9800000000',
  });
  const live = new Live({ pool, listen: async () => {}, log });
  const clock = () => new Date();
  const { cookie } = await openSession({ db, live, clock }, user.id, { device: 'Bench' });
  const alone = await database.connect();
  await alone.query(fill, [orders, user.id]);
  await alone.query('analyze');
  await alone.end();
  return {
    url,
    database,
    user,
    cookie,
    close: async () => {
      await database.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type BusySalon = Awaited<ReturnType<typeof openBusySalon>>;
