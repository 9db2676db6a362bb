import { randomUUID } from 'node:crypto';
import { slotNumber, slots } from '@haldi/contract/booking/slots';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { readCatalogueFile } from '../apps/server/src/catalogue/service.ts';
import { openBusySalon } from './lib/busy-salon.ts';
import { orderPlacing } from './lib/growing-work.ts';
import { load, median } from './lib/load.ts';
import { startProduct } from './lib/product.ts';

/** Placing orders and asking for free slots, beside what the database alone can do. */
const clients = 16;
const ordersARound = 600;
const rounds = 5;
const oldOrders = Number(process.env.BENCH_ORDERS ?? 100_000);

const salon = await openBusySalon(oldOrders);
const { pool, db } = salon.database;
const product = await startProduct({ DATABASE_URL: salon.url, DEMO: '0' });
const [service] = await readCatalogueFile(db, 'AllServices');
if (!service) throw new Error('the catalogue is empty');

const today = indiaDay(new Date());
// Far from the numbers that the order function draws beside it.
let drawn = 600_000;
/** Orders spread over days and slots, so that none is refused. */
const nextVisit = () => {
  drawn += 1;
  const day = addDays(today, 1 + (drawn % 700));
  return { number: drawn, day, slot: slots[Math.floor(drawn / 700) % slots.length] ?? slots[0] };
};

type Measured = { perSecond: number; p99: number };
const measure = async (work: () => Promise<void>): Promise<Measured> => {
  const times: number[] = [];
  let left = ordersARound;
  const began = performance.now();
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      await work();
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const spent = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / spent,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
};

const address = { street: '12 MG Road', city: 'Pune', state: '', pincode: '411001' };
const overHttp = async (): Promise<void> => {
  const { number, day, slot } = nextVisit();
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `haldi_session=${salon.cookie}`,
    },
    body: JSON.stringify({
      orderId: number,
      userId: salon.user.id,
      username: salon.user.username,
      services: [{ serviceId: service._id, price: service.price }],
      appointmentDate: day,
      appointmentSlot: slot,
      address,
    }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${answer.status}: ${text}`);
};

const kernel = await orderPlacing(salon);

/** The same rows with nothing looked at: what the disk allows. */
await pool.query(`
  create table bare_orders (like orders including defaults including indexes);
  create table bare_services (like order_services including indexes);
  create table bare_tracking (like order_tracking including defaults including identity including indexes);
  create table bare_seats (like slot_seats including indexes)`);
const bare = async (): Promise<void> => {
  const { number, day, slot } = nextVisit();
  await pool.query(
    `with o as (
       insert into bare_orders (id, order_number, user_id, username, user_phone, services_total,
         visiting_charge, total, appointment_date, first_slot, slot_count, visit_minutes, street,
         apartment_number, city, state, pincode, latitude, longitude, fingerprint, created_at)
       values ($1, $2, $3, 'Bench', '', 999, 100, 1099, $4, $5, 1, 60, '', '', '', '', '', 0, 0, '', now())
     ), s as (
       insert into bare_services values ($1, 'x', 0, 'facial', 'Facial', 999, 60, 1)
     ), c as (
       insert into bare_seats as held values ($4, $5, 1, 60)
       on conflict (day, slot) do update set booked = held.booked + 1
     )
     insert into bare_tracking (order_id, status, message, created_at) values ($1, 'pending', '', now())`,
    [randomUUID(), number, salon.user.id, day, slotNumber(slot)],
  );
};

for (let warm = 0; warm < 50; warm += 1) {
  await overHttp();
  await kernel();
  await bare();
}
const results: Record<string, Measured[]> = { product: [], kernel: [], bare: [] };
for (let round = 0; round < rounds; round += 1) {
  results.product?.push(await measure(overHttp));
  results.kernel?.push(await measure(kernel));
  results.bare?.push(await measure(bare));
}
const middle = (name: string, of: keyof Measured) =>
  median((results[name] ?? []).map((result) => result[of]));
const say = (name: string, label: string) =>
  console.log(
    `${label}: ${Math.round(middle(name, 'perSecond'))} a second, p99 ${middle(name, 'p99').toFixed(1)} ms, ${Math.round((middle(name, 'perSecond') / middle('bare', 'perSecond')) * 100)} % of bare inserts`,
  );
console.log(`Placing orders with ${clients} clients beside ${oldOrders} old ones`);
say('product', 'the product over HTTP');
say('kernel', 'the order function alone');
say('bare', 'bare inserts of the same rows');

const slotsPath = `/api/booking/slots?date=${addDays(today, 10)}&duration=90`;
const asked = await load({ port: product.port, path: slotsPath, clients });
console.log(
  `availability: ${Math.round(asked.perSecond)} a second, p99 ${asked.p99.toFixed(1)} ms`,
);

await product.stop();
await salon.close();
