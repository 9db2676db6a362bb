import { expect, test } from 'vitest';
import {
  earlierDatabase,
  migrationsFolder,
  openClient,
} from '../../../testing/earlier-database.ts';
import { applyMigrations, migrationsIn } from '../../platform/database/migrate.ts';
import { findPlanProblems, planUnfitDays } from './service.ts';

/** Before there was a plan: seats for heads, categories for skills. */
const beforeThePlan = 15;
const now = new Date('2026-11-16T06:00:00Z');

const roster = `
  insert into beauticians (name, categories, working_days) values
    ('Rekha', '{Makeup}', '{0,1,2,3,4,5,6}'), ('Usha', '{}', '{1,2,3,4,5}'),
    ('Sunita', '{Facial}', '{3}')`;
const daysOff = `insert into days_off (beautician_id, day, note) values (2, '2026-11-19', 'Wedding')`;
const menu = `
  insert into services (id, data_set, name, description, image, price, offerprice, duration, position)
  values ('facial-gold', 'facial', 'Gold Facial', '', '', 999, 999, 60, 0),
    ('party-mehndi', 'party', 'Mehndi, One Hand', '', '', 999, 999, 60, 0)`;

type Old = {
  day: string;
  /** 0 to 7. */
  slot: number;
  minutes?: number;
  dataSet?: string;
  service?: string;
  beautician?: string;
  status?: string;
  pincode?: string;
};

const order = (n: number, old: Old): [string, unknown[]] => [
  `with placed as (
     insert into orders (id, order_number, username, user_phone, services_total, visiting_charge, total,
       appointment_date, first_slot, slot_count, visit_minutes, street, apartment_number, city, state,
       pincode, latitude, longitude, status, beautician, beautician_id, fingerprint, created_at)
     values (md5($1::text)::uuid, 100000 + $1::int, 'Asha', '', 999, 100, 1099, $2, $3, 1, $4, 'Lane', '',
       'Pune', '', $5, 0, 0, $6, coalesce($7, 'none'),
       (select id from beauticians where name = $7), '', now())
     returning id
   ), told as (
     insert into order_tracking (order_id, status, message, beautician, created_at)
     select id, $6, 'x', $7, now() from placed
   )
   insert into order_services
   select id, (select s.id from services s where s.name = $9), 0, $8, $9, 999, $4, 1 from placed`,
  [
    n,
    old.day,
    old.slot,
    old.minutes ?? 60,
    old.pincode ?? '411001',
    old.status ?? 'confirmed',
    old.beautician ?? null,
    old.dataSet ?? 'facial',
    old.service ?? 'Gold Facial',
  ],
];

const orders: Old[] = [
  { day: '2026-11-18', slot: 0 },
  { day: '2026-11-18', slot: 1, dataSet: 'party', service: 'Mehndi, One Hand' },
  // Back to back and far apart: sold before anybody asked how she gets there.
  { day: '2026-11-20', slot: 0, beautician: 'Usha', pincode: '411014' },
  { day: '2026-11-20', slot: 1, beautician: 'Usha', pincode: '411001' },
  // Five hours from 6 PM.
  { day: '2026-11-20', slot: 7, minutes: 300, beautician: 'Usha' },
  // Usha is off, and nobody else does facials on a Thursday.
  { day: '2026-11-19', slot: 2 },
  // Only Rekha works on a Saturday: what nobody was named for may be tight as well.
  { day: '2026-11-21', slot: 0, dataSet: 'party', service: 'Mehndi, One Hand', pincode: '411014' },
  { day: '2026-11-21', slot: 1, dataSet: 'party', service: 'Mehndi, One Hand', pincode: '411001' },
  { day: '2026-11-10', slot: 2, status: 'completed', beautician: 'Sunita' },
  { day: '2026-11-18', slot: 5, status: 'cancelled' },
];

test('what was sold before gets a plan where there is one; none is lost, tight ones are marked', async () => {
  const { db, pool, ...database } = await earlierDatabase(beforeThePlan);
  for (const statement of [roster, daysOff, menu]) await pool.query(statement);
  for (const [n, old] of orders.entries()) await pool.query(...order(n, old));
  const client = await openClient({ db, pool, ...database });
  await client.query('begin');
  await applyMigrations(client, migrationsIn(migrationsFolder).slice(beforeThePlan));
  await client.query('commit');

  // Until the product has planned them, all that is open is listed.
  const listed = await pool.query('select count(*)::int as n from visits where is_unfit');
  expect(listed.rows).toEqual([{ n: 8 }]);
  await planUnfitDays(db, now);
  expect(await findPlanProblems(db, now)).toEqual([]);
  const { rows } = await pool.query(
    `select v.day::text || ' ' || v.start_minute as at, b.name, v.is_unfit as unfit, 'TRAVEL' = any(v.accepted) as tight,
       array(select k.name from skills k where k.id = any(v.skills)) as skills
     from visits v left join beauticians b on b.id = v.beautician_id
     order by v.day, v.start_minute`,
  );
  expect(rows).toEqual([
    { at: '2026-11-10 660', name: 'Sunita', unfit: false, tight: false, skills: ['Facial'] },
    {
      at: '2026-11-18 540',
      name: expect.stringMatching(/Usha|Sunita/),
      unfit: false,
      tight: false,
      skills: ['Facial'],
    },
    {
      at: '2026-11-18 600',
      name: expect.stringMatching(/Usha|Rekha/),
      unfit: false,
      tight: false,
      skills: ['Mehndi'],
    },
    { at: '2026-11-18 900', name: null, unfit: false, tight: false, skills: ['Facial'] },
    { at: '2026-11-19 660', name: null, unfit: true, tight: false, skills: ['Facial'] },
    { at: '2026-11-20 540', name: 'Usha', unfit: false, tight: true, skills: ['Facial'] },
    { at: '2026-11-20 600', name: 'Usha', unfit: false, tight: true, skills: ['Facial'] },
    { at: '2026-11-20 1080', name: 'Usha', unfit: true, tight: false, skills: ['Facial'] },
    { at: '2026-11-21 540', name: 'Rekha', unfit: false, tight: true, skills: ['Mehndi'] },
    { at: '2026-11-21 600', name: 'Rekha', unfit: false, tight: true, skills: ['Mehndi'] },
  ]);
  const people = await pool.query(
    `select b.name, array(select k.name from beautician_skills s join skills k on k.id = s.skill_id
         where s.beautician_id = b.id order by k.name) as skills,
       (select count(*)::int from working_hours h
         where h.beautician_id = b.id and h.from_minute = 540 and h.to_minute = 1200) as days,
       (select note from time_off o where o.beautician_id = b.id) as note
     from beauticians b order by b.id`,
  );
  expect(people.rows).toEqual([
    { name: 'Rekha', skills: ['Bridal', 'Engagement', 'Mehndi', 'Party'], days: 7, note: null },
    { name: 'Usha', skills: [], days: 5, note: 'Wedding' },
    { name: 'Sunita', skills: ['Bleach', 'Clean-Up', 'De-Tan', 'Facial'], days: 1, note: null },
  ]);
  const services = await pool.query(
    'select s.id, k.name from services s join skills k on k.id = s.skill_id order by s.id',
  );
  expect(services.rows).toEqual([
    { id: 'facial-gold', name: 'Facial' },
    { id: 'party-mehndi', name: 'Mehndi' },
  ]);
});
