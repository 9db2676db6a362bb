import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type pg from 'pg';
import { readCatalogueFile } from '../apps/server/src/catalogue/service.ts';
import { formatOrderHttpRequest, openBusySalon } from './lib/busy-salon.ts';
import { measureLoad, measureRequests, median } from './lib/measure-load.ts';
import { startProduct } from './lib/start-product.ts';

/**
 * A large salon with 40 beauticians and a day of 300 visits, with few and with many orders on other
 * days.
 */
const beauticians = 40;
const visits = 300;
const clients = 16;
const rounds = 5;

const today = indiaDay(new Date());
const fullDay = addDays(today, 10);

const staff = `update beauticians set active = id <= ${beauticians}`;
/** Half of the beauticians have all skills, the others half of the skills. */
const skills = `
  insert into beautician_skills
  select b.id, s.id from beauticians b, skills s
  where b.active and b.id % 2 = 0 and s.id % 2 = (select skill_id % 2 from services where id = $1)`;

/** Copies the visits to the following days. */
const repeatDay = async (client: pg.Client, days: number): Promise<void> => {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
       'id', md5(o.id::text || n)::uuid, 'order_number', 900000 + row_number() over (),
       'appointment_date', o.appointment_date + n))).*
     from orders o, generate_series(1, $2::int) n where o.appointment_date = $1`,
    [fullDay, days],
  );
  await client.query(
    `insert into visits select (jsonb_populate_record(v, jsonb_build_object(
       'order_id', md5(v.order_id::text || n)::uuid, 'day', v.day + n))).*
     from visits v, generate_series(1, $2::int) n where v.day = $1`,
    [fullDay, days],
  );
  await client.end();
};

const measure = async (oldOrders: number) => {
  const salon = await openBusySalon(oldOrders);
  const product = await startProduct({ DATABASE_URL: salon.url, DEMO: '0' });
  const { port } = product;
  const all = await readCatalogueFile(salon.database.db, 'AllServices');
  const service = all.find(({ duration }) => duration === 30);
  if (!service) throw new Error('no service takes half an hour');
  await salon.database.pool.query(staff);
  await salon.database.pool.query(skills, [service._id]);
  let orderId = 800_000;
  const book = (day: string, at: number) =>
    measureRequests({ port, clients: at }, visits, () => {
      orderId += 1;
      const pincode = String(411001 + (orderId % 40));
      const address = { street: `${orderId} MG Road`, city: 'Pune', pincode };
      return formatOrderHttpRequest(salon, { orderId, service, day, address }, orderId);
    });
  await book(fullDay, 1);
  const { rows } = await salon.database.pool.query(
    'select count(*)::int as booked from visits where day = $1',
    [fullDay],
  );
  const wait = async (path: string): Promise<number> => {
    await measureLoad({ port, path, clients: 1 });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(1_000 / (await measureLoad({ port, path, clients: 1 })).perSecond);
    }
    return median(times);
  };
  const asked = `services=${service._id}&pincode=411099`;
  const slots = await wait(`/api/booking/slots?date=${fullDay}&${asked}`);
  const days = await wait(`/api/booking/days?from=${today}&to=${addDays(today, 41)}&${asked}`);
  const p99s: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    p99s.push((await book(addDays(today, 60 + round), clients)).p99);
  }
  await repeatDay(await salon.database.connect(), 41);
  const fullDays = await wait(
    `/api/booking/days?from=${fullDay}&to=${addDays(fullDay, 41)}&${asked}`,
  );
  await product.stop();
  await salon.close();
  return { booked: Number(rows[0]?.booked), slots, days, fullDays, p99: median(p99s) };
};

for (const oldOrders of [1_000, 100_000]) {
  const { booked, slots, days, fullDays, p99 } = await measure(oldOrders);
  console.log(`Beside ${oldOrders} old orders, ${beauticians} beauticians`);
  console.log(`  slots of a day with ${booked} visits: ${slots.toFixed(1)} ms`);
  console.log(`  42 days: ${days.toFixed(1)} ms; 42 days like that one: ${fullDays.toFixed(1)} ms`);
  console.log(`  ${clients} clients booking one day: p99 ${p99.toFixed(1)} ms`);
}
