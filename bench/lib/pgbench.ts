import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSecret } from '../../apps/server/src/accounts/sessions/generate-and-hash-secrets.ts';
import type { BusySalon } from './busy-salon.ts';

/** The SQL statements of placing an order. */
const statements = `
\\set i :i + 1
\\set number :first + :client_id * 1250 + :i
select s.*, u.id, u.username, u.role, u.status from sessions s join users u on u.id = s.user_id
  where s.bearer_hash = :none or s.cookie_hash = :cookie;
select id, fingerprint from orders where user_id = :buyer and order_number = :number;
select u.mobile_number, u.apartment_number, s.booking_horizon_days, s.booking_notice_minutes,
    s.closed_weekdays, s.closed_days, s.visiting_charge, (
      select json_agg(json_build_object('serviceId', id, 'name', name, 'price', price)) from services
      where id = any(array[(:service)::text]) and not hidden)
  from users u cross join settings s where u.id = :buyer;
begin;
select pg_advisory_xact_lock_shared(7301, 0);
select pg_advisory_xact_lock(7302, 1 + (:number)::int % 700);
select * from beauticians;
select v.*, o.* from visits v join orders o on o.id = v.order_id
  where v.day = current_date + 1 + (:number)::int % 700 and v.status in ('pending', 'confirmed', 'in_progress');
insert into orders (id, order_number, user_id, username, user_phone, services_total,
    visiting_charge, total, appointment_date, start_minute, visit_minutes, street,
    apartment_number, town, state, pincode, latitude, longitude, fingerprint, created_at)
  values (md5((:number)::text)::uuid, :number, :buyer, 'Bench', '9800000000', (:price)::int, 100,
    (:price)::int + 100, current_date + 1 + (:number)::int % 700, 540 + (:number)::int / 700 % 8 * 60, 60,
    '12 MG Road', '', 'Pune', '', '411001', 0, 0, '', now())
  on conflict do nothing;
insert into visits (order_id, day, start_minute, minutes, status, beautician_id)
  values (md5((:number)::text)::uuid, current_date + 1 + (:number)::int % 700,
    540 + (:number)::int / 700 % 8 * 60, 60, 'pending', null);
insert into order_services
    (order_id, service_id, position, data_set, name, price, duration, quantity, skill_id)
  values (md5((:number)::text)::uuid, :service, 0, 'facial', 'Bench', (:price)::int, 60, 1, :skill);
insert into order_tracking (order_id, status, event, created_at)
  values (md5((:number)::text)::uuid, 'pending', '{"kind":"placed"}', now());
commit;
`;

type Rounds = { salon: BusySalon; service: { _id: string; price: number }; clients: number };

/** Orders per second that PostgreSQL accepts from pgbench: the upper limit. */
export const preparePgbenchOrders = async ({ salon, service, clients }: Rounds) => {
  const folder = await mkdtemp(join(tmpdir(), 'haldi-pgbench-'));
  const script = join(folder, 'order.sql');
  await writeFile(script, statements);
  const url = new URL(salon.url);
  let first = 700_000;
  return {
    run: (seconds: number): number => {
      first += 1_250 * clients;
      const given = {
        first,
        i: 0,
        none: 'none',
        cookie: hashSecret(salon.cookie),
        buyer: salon.user.id,
        service: service._id,
        skill: 1,
        price: service.price,
      };
      const { status, stdout, stderr } = spawnSync(
        'pgbench',
        [
          ...['-n', '-M', 'prepared', '-f', script],
          ...['-c', String(clients), '-j', '1', '-T', String(seconds)],
          ...Object.entries(given).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
          ...['-h', decodeURIComponent(url.hostname)],
          ...['-U', decodeURIComponent(url.username), url.pathname.slice(1)],
        ],
        { encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`pgbench: ${stderr}`);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;
