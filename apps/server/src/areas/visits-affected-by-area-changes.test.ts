import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { AffectedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressAt, openTestAreas, type TestAreas } from '../../testing/test-areas.ts';
import { findPlanProblems } from '../orders/plan/service.ts';

let { haldi, salon, meera, day, book, assign, needingChange, add, ask, change, all, close } =
  {} as TestAreas;

beforeEach(async () => {
  ({ haldi, salon, meera, day, book, assign, needingChange, add, ask, change, all, close } =
    await openTestAreas());
});
afterEach(() => close());

type Answer = Awaited<ReturnType<typeof ask>>;

const acknowledged = async (send: (stamp?: string) => Promise<Answer>): Promise<string[]> => {
  const asked = await send();
  expect(asked.json().code, asked.body).toBe('VISITS_AFFECTED');
  const { stamp, visits } = AffectedVisits.parse(asked.json().details);
  const done = await send(stamp);
  expect(done.statusCode, done.body).toBe(200);
  return visits.map(({ _id }) => _id);
};

const restrictTo = async (name: string, areas: string[]): Promise<void> => {
  const roster = await haldi.as(meera, { url: '/api/admin/beauticians' });
  const found = roster.json<Beautician[]>().find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not on the roster`);
  const { _id, timeOff: _, picture: __, ...details } = found;
  const url = `/api/admin/beauticians/${_id}`;
  const answer = await haldi.as(meera, { method: 'PUT', url, payload: { ...details, areas } });
  expect(answer.statusCode, answer.body).toBe(200);
};

const closeDay = (stamp?: string) => saveSettings({ closedDays: [day], acknowledged: stamp });
const saveSettings = async (changes: object) => {
  const url = '/api/admin/settings';
  const { settings, version } = (await haldi.as(meera, { url })).json<StaffSettings>();
  return haldi.as(meera, { method: 'PUT', url, payload: { ...settings, version, ...changes } });
};

const listed = async () => (await needingChange()).map(({ _id, why }) => [_id, why]);
const moveTo = ({ _id, version }: Order, appointmentDate: string) =>
  haldi.as(meera, {
    method: 'PUT',
    url: `/api/orders/${_id}/appointment`,
    payload: {
      ...{ appointmentDate, appointmentSlot: '02:00 PM', version },
      attempt: crypto.randomUUID(),
    },
  });

const notServed = 'The salon does not serve this area on this day';
const isClosed = 'The salon is closed on this day';

test('removing an area lists its visits, without beauticians of other areas', async () => {
  const [camp, baner] = [await add('Camp', ['411001']), await add('Baner', ['411045'])];
  await salon.hireOne('Usha');
  await salon.hireOne('Lata');
  await restrictTo('Lata', [baner._id]);
  const order = (await book({ address: addressAt('411001') })).json<Order>();
  const remove = (stamp?: string) =>
    ask('DELETE', `/${camp._id}${stamp ? `?acknowledged=${stamp}` : ''}`);
  expect(await acknowledged(remove)).toEqual([order._id]);
  expect(await listed()).toEqual([[order._id, notServed]]);
  const [visit] = await needingChange();
  expect(visit?.others).toEqual([{ name: 'Lata', why: 'does not serve this area' }]);
  // Without areas the beautician serves every address, and the visit fits again.
  await restrictTo('Lata', []);
  expect((await ask('DELETE', `/${baner._id}`)).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
});

test('removing a weekday of an area lists the visits of that weekday', async () => {
  await salon.hireOne('Usha');
  const camp = await add('Camp', ['411001']);
  const order = (await book({ address: addressAt('411001') })).json<Order>();
  const weekdays = [0, 1, 2, 4, 5, 6];
  const visits = await acknowledged((stamp) => change(camp, { weekdays, acknowledged: stamp }));
  expect(visits).toEqual([order._id]);
  expect(await listed()).toEqual([[order._id, notServed]]);
  const [standing] = await all();
  if (!standing) throw new Error('no area');
  await change(standing, { weekdays: camp.weekdays });
  expect(await listed()).toEqual([]);
});

test('visits on a closed day stay listed until each is resolved', async () => {
  await salon.hireOne('Usha');
  await salon.hireOne('Lata');
  const orders: Order[] = [];
  for (const appointmentSlot of ['09:00 AM', '11:00 AM', '03:00 PM', '05:00 PM']) {
    orders.push((await book({ appointmentSlot })).json<Order>());
  }
  const [moved, cancelled, assigned, freelance] = orders as [Order, Order, Order, Order];
  expect(await acknowledged(closeDay)).toHaveLength(4);
  expect(await listed()).toEqual(orders.map(({ _id }) => [_id, isClosed]));
  expect((await saveSettings({ travelBetweenAreas: 55 })).statusCode).toBe(200);
  expect(await listed()).toHaveLength(4);

  expect((await moveTo(moved, '2026-11-19')).statusCode).toBe(200);
  const gone = { status: 'cancelled', message: updateMessages[5] };
  expect((await salon.track(meera, cancelled._id, gone)).statusCode).toBe(200);
  const asked = await assign(assigned, 'Usha');
  expect(asked.json()).toMatchObject({
    code: 'BEAUTICIAN_OBJECTIONS',
    details: { conflicts: [{ kind: 'CLOSED', text: 'the salon is closed on this day' }] },
  });
  expect((await assign(assigned, 'Usha', { acknowledged: ['CLOSED'] })).statusCode).toBe(200);
  const byName = { freelancer: true, acknowledged: ['CLOSED'] };
  expect((await assign(freelance, 'Kamala Devi', { freelancer: true })).statusCode).toBe(409);
  expect((await assign(freelance, 'Kamala Devi', byName)).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await assign(assigned, 'none')).statusCode).toBe(200);
  expect(await listed()).toEqual([[assigned._id, isClosed]]);
});

test('a visit that staff moved to a closed day is not listed', async () => {
  await salon.hireOne('Usha');
  const order = (await book({ appointmentDate: '2026-11-19' })).json<Order>();
  expect((await closeDay()).statusCode).toBe(200);
  const answer = await moveTo(order, day);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await listed()).toEqual([]);
});

test('verify reports an unlisted visit on a closed day', async () => {
  await salon.hireOne('Usha');
  const order = (await book()).json<Order>();
  const { pool } = haldi.database;
  await pool.query('update settings set closed_days = $1', [[day]]);
  expect(await findPlanProblems(haldi.context.db, haldi.clock())).toEqual([
    `${day}: order ${order._id} is on a closed day and not listed`,
  ]);
  await pool.query(`update settings set closed_days = '{}'`);
});
