import { readAnalytics } from '../apps/server/src/analytics/service.ts';
import { addDays, indiaDay } from '../packages/contract/src/kit/dates.ts';
import { openBusySalon } from './lib/busy-salon.ts';
import { median } from './lib/load.ts';

/** The figures of the business over 100,000 orders of 5,000 customers. */
const orders = 100_000;
const rounds = 7;

/** Two years of visits, two services each; without the triggers, which the figures do not need. */
const fill = [
  `set session_replication_role = replica`,
  `insert into users (id, username, username_key)
   select 'c' || n, 'Customer ' || n, 'customer ' || n from generate_series(0, 4999) n`,
  `create temporary table menu as
   select *, row_number() over (order by id) - 1 as place, count(*) over () as size from services`,
  `insert into orders (id, order_number, user_id, username, user_phone, services_total,
     visiting_charge, total, appointment_date, start_minute, visit_minutes, street,
     apartment_number, city, state, pincode, latitude, longitude, status, beautician, fingerprint,
     created_at)
   select gen_random_uuid(), 100000 + n, 'c' || (n * 7919 % 5000), 'Customer', '7000000000', 1900,
     100, 2000, day, (array[540, 600, 660, 780, 840, 900, 1020])[n / 700 % 7 + 1], 60, 'Lane 5', '', 'Pune', '', '411001', 0, 0,
     case when n % 15 = 0 then 'cancelled' else 'completed' end, 'Beautician ' || n % 60, '',
     day - interval '2 days' + n % 50000 * interval '1 second'
   from generate_series(1, ${orders}) n, lateral (select current_date - 699 + n % 700 as day) d`,
  `insert into order_services
   select o.id, m.id, line, m.data_set, m.name, m.price, m.duration, 1
   from orders o, generate_series(0, 1) line
     join menu m on true where m.place = (o.order_number + line * 7) % m.size`,
  `insert into page_views select current_date - n % 760, '/page' || n % 20, n
   from generate_series(1, 15000) n on conflict do nothing`,
];

const salon = await openBusySalon(0);
const alone = await salon.database.connect();
for (const statement of fill) await alone.query(statement);
await alone.query('vacuum analyze');

const today = indiaDay(new Date());
const print = (text: string): void => void process.stdout.write(`${text}\n`);
for (const days of [7, 30, 90, 365]) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await readAnalytics(salon.database.db, { from: addDays(today, 1 - days), to: today });
    times.push(performance.now() - began);
  }
  print(`analytics of ${days} days: ${Math.round(median(times))} ms`);
}
await alone.end();
await salon.close();
