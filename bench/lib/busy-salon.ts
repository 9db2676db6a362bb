import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { pino } from 'pino';
import { openSession } from '../../apps/server/src/accounts/sessions/service.ts';
import { insertUser } from '../../apps/server/src/accounts/store.ts';
import { insertStarterServicesIfEmpty } from '../../apps/server/src/catalogue/starter/service.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/database/embedded-database.ts';
import { migrateDatabase } from '../../apps/server/src/platform/database/migrate.ts';
import { LiveEvents } from '../../apps/server/src/platform/realtime/live-events.ts';
import { socketUrl } from '../../apps/server/testing/database-address.ts';

/**
 * Two years of one-hour visits, about twenty orders per customer. Some values are rare on purpose:
 * they are the slowest to find.
 */
const insertCustomers = `
  insert into users (id, username, username_key, email, mobile_number, created_at)
  select 'customer-' || n, 'Customer ' || n, 'customer ' || n, 'customer' || n || '@example.com',
    (6000000000 + n * 1000003::bigint % 3999999979)::text, now() - interval '700 days' + n * interval '700 days' / $1::int
  from generate_series(1, $1::int) n`;
const insertOrders = `
  with drafted as (
    select gen_random_uuid() as id, n, current_date - 700 + (n % 700) as day, n / 700 % 7 as slot,
      n % ($3::int + 1) as customer
    from generate_series(1, $1::int) n
  ), placed as (
    insert into orders (id, order_number, user_id, username, user_phone, services_total,
      visiting_charge, total, appointment_date, start_minute, visit_minutes, street,
      apartment_number, town, state, pincode, latitude, longitude, status, beautician, fingerprint,
      created_at)
    select id, 100000 + n % 900000,
      case customer when 0 then $2 else 'customer-' || customer end,
      case customer when 0 then 'Bench' else 'Customer ' || customer end,
      (6000000000 + customer * 1000003::bigint % 3999999979)::text, 999, 100, 1099, day, (array[540, 600, 660, 780, 840, 900, 1020])[slot + 1], 60, 'Lane 5', '',
      'Pune', '', case when n % 997 = 0 then '412101' else (411001 + n % 60)::text end, 0, 0,
      case when n % 15 = 0 then 'cancelled' else 'completed' end,
      case when n % 2000 = 0 then 'Seldom' when n % 3 = 0 then 'Often' end, '',
      day - interval '2 days' + n % 50000 * interval '1 second'
    from drafted returning id, order_number, created_at
  ), sold as (
    insert into order_services
      (order_id, service_id, position, data_set, name, price, duration, quantity)
    select id, 'facial-gold', 0, case when order_number % 1009 = 0 then 'threading'
      when order_number % 4 = 0 then 'bridal' else 'facial' end, 'Facial', 999, 60, 1 from placed
  )
  insert into order_tracking (order_id, status, event, created_at)
  select id, 'pending', '{"kind":"placed"}', created_at from placed`;

const insertVisits = `
  insert into visits (order_id, day, start_minute, minutes, status)
  select id, appointment_date, start_minute, visit_minutes, status from orders`;
const insertHours = `
  insert into working_hours select id, weekday, 540, 1200 from beauticians, generate_series(0, 6) weekday`;

const rosterFor = (orders: number): number =>
  Math.max(60, Math.ceil((orders / 700 / 7) * 2.1) + 20);

export const openBusySalon = async (orders: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
  const log = pino({ level: 'silent' });
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const url = socketUrl(embedded.connection);
  const database = await openDatabase({ url, dataDir, log });
  const { db, pool } = database;
  const migrations = join(import.meta.dirname, '../../apps/server/src/migrations');
  await migrateDatabase({ connect: database.connect, folder: migrations, log });
  await insertStarterServicesIfEmpty(db, new Date());
  await pool.query(
    `insert into beauticians (name) select 'Beautician ' || n from generate_series(1, $1::int) n`,
    [rosterFor(orders)],
  );
  await pool.query(insertHours);
  await pool.query('update settings set booking_horizon_days = 730');
  const user = await insertUser(db, {
    id: randomUUID(),
    username: 'Bench',
    usernameKey: 'bench',
    mobileNumber: '9800000000',
    // Staff, because customers have a limit of open orders.
    role: 'owner',
  });
  const live = new LiveEvents({ pool, listen: async () => {}, log });
  const clock = () => new Date();
  const { cookie } = await openSession({ db, live, clock }, user.id, { device: 'Bench' });
  const alone = await database.connect();
  const customers = Math.floor(orders / 20);
  await alone.query(insertCustomers, [customers]);
  await alone.query('set session_replication_role = replica');
  await alone.query(insertOrders, [orders, user.id, customers]);
  await alone.query(insertVisits);
  await alone.query('vacuum analyze');
  await alone.end();
  return {
    url,
    database,
    live,
    clock,
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

type OrderDraft = {
  orderId: number;
  service: { _id: string; price: number };
  day: string;
  address: { street: string; city: string; pincode: string };
};

export const formatOrderHttpRequest = (
  { user, cookie }: BusySalon,
  { orderId, service, day, address }: OrderDraft,
  turn: number,
): string => {
  const body = JSON.stringify({
    orderId,
    userId: user.id,
    username: user.username,
    services: [{ serviceId: service._id, price: service.price }],
    appointmentDate: day,
    appointmentSlot: defaultSlots[turn % defaultSlots.length],
    address,
  });
  const head = [
    'POST /api/orders HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'sec-fetch-site: same-origin',
    `cookie: haldi_session=${cookie}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};
