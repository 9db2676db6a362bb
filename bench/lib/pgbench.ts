import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slotStarts } from '@haldi/contract/booking/slots';
import { digest } from '../../apps/server/src/accounts/secrets.ts';
import type { BusySalon } from './busy-salon.ts';

/** The two statements that an order costs, for PostgreSQL's own load generator. */
const statements = `
\\set i :i + 1
\\set number :first + :client_id * 1250 + :i
select s.*, u.id, u.username, u.is_admin, u.status from sessions s join users u on u.id = s.user_id
  where s.bearer_hash = :none or s.cookie_hash = :cookie;
select outcome, details from place_order(json_build_object(
  'id', gen_random_uuid(), 'order_number', (:number)::int, 'user_id', (:buyer)::text,
  'username', 'Bench', 'user_phone', null,
  'lines', json_build_array(json_build_object(
    'service_id', (:service)::text, 'position', 0, 'price', (:price)::int, 'quantity', 1)),
  'appointment_date', current_date + 1 + (:number)::int % 700,
  'first_slot', (:number)::int / 700 % 8, 'slot_starts', '[${slotStarts}]'::json,
  'street', '12 MG Road', 'apartment_number', null, 'city', 'Pune', 'state', '',
  'pincode', '411001', 'latitude', 0, 'longitude', 0, 'fingerprint', '', 'message', 'bench',
  'created_at', now(), 'refusal', null));
`;

type Rounds = { salon: BusySalon; service: { _id: string; price: number }; clients: number };

/** Orders a second that the database takes from a client that costs next to nothing. */
export const pgbenchOrders = async ({ salon, service, clients }: Rounds) => {
  const folder = await mkdtemp(join(tmpdir(), 'haldi-pgbench-'));
  const script = join(folder, 'order.sql');
  await writeFile(script, statements);
  const url = new URL(salon.url);
  // Numbers that nobody else draws, whichever round it is.
  let first = 700_000;
  return {
    run: (seconds: number): number => {
      first += 1_250 * clients;
      const given = {
        first,
        i: 0,
        none: 'none',
        cookie: digest(salon.cookie),
        buyer: salon.user.id,
        service: service._id,
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
