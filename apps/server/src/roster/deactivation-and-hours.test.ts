import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  affectedVisitsIn,
  hoursOnWeekdays,
  openTestRoster,
  type TestRoster,
} from '../../testing/test-roster.ts';
import { verifyDatabase } from '../operations/verify-database.ts';

let { haldi, salon, asha, ask, all, add, change, week, book, assign } = {} as TestRoster;
beforeAll(async () => {
  ({ haldi, salon, asha, ask, all, add, change, week, book, assign } = await openTestRoster());
  await salon.hire(2);
});
afterAll(() => haldi.close());

describe('deactivation and fewer hours', () => {
  test('affected visits need confirmation', async () => {
    const gauri = await add('Gauri');
    const orders = [await book('2026-12-16'), await book('2026-12-17')];
    for (const order of orders) await assign(order, 'Gauri');
    const withoutThursday = { hours: hoursOnWeekdays([0, 1, 2, 3, 5, 6]) };
    const one = affectedVisitsIn(await change(gauri, withoutThursday));
    expect(one.visits.map(({ day }) => day)).toEqual(['2026-12-17']);
    const all = affectedVisitsIn(await change(gauri, { ...withoutThursday, active: false }));
    expect(all.total).toBe(2);
    expect((await change(gauri, { phone: '9822000009' })).statusCode).toBe(200);
    const left = await change(gauri, { active: false, version: 2, acknowledged: all.stamp });
    expect(left.json()).toMatchObject({ active: false, version: 3 });
    expect((await week('2026-12-14')).needingChange).toHaveLength(2);
    const refused = await assign(await book('2026-12-18'), 'Gauri');
    expect(refused.json().message).toBe('Gauri: off that day.');
  });

  test('a visit assigned at the same time is included', async () => {
    const order = await book('2026-12-22');
    const divya = await add('Divya');
    const off = { from: '2026-12-22', to: '2026-12-22' };
    const [given, taken] = await Promise.all([
      assign(order, 'Divya'),
      ask('POST', `/${divya._id}/days-off`, off),
    ]);
    // One request succeeds, the other is refused.
    expect([given.statusCode, taken.statusCode].toSorted()).toEqual([200, 409]);
  });

  test('lower capacity keeps booked visits and blocks new ones', async () => {
    for (const one of (await all()).filter(({ active }) => active)) {
      const { stamp } = (await change(one, { active: false })).json().details ?? {};
      if (stamp) await change(one, { active: false, acknowledged: stamp });
    }
    const [one, two] = [await add('Uma'), await add('Veena')];
    const day = '2027-01-06';
    await book(day);
    await book(day);
    const { stamp } = affectedVisitsIn(await change(two, { active: false }));
    expect((await change(two, { active: false, acknowledged: stamp })).statusCode).toBe(200);
    expect((await salon.countVisitsPerSlot(day))[1]).toBe(2);
    const full = await salon.send(asha, salon.body(asha, { appointmentDate: day }));
    expect(full.json().code).toBe('SLOT_FULL');
    expect((await week('2027-01-04')).days[2]).toEqual({ day, seats: 1, isClosed: false });
    expect((await change(one, { active: true })).json().version).toBe(1);
  });
});

test('hours off with the same start are extended, never shortened', async () => {
  const tara = await add('Tara');
  const day = '2027-01-20';
  const path = `/${tara._id}/days-off`;
  const off = async (from: number, to: number) =>
    (await ask('POST', path, { from: day, to: day, hours: { from, to } })).json().timeOff;
  expect(await off(840, 1020)).toEqual([{ day, from: 840, to: 1020, note: '' }]);
  expect(await off(840, 1200)).toEqual([{ day, from: 840, to: 1200, note: '' }]);
  expect(await off(840, 900)).toEqual([{ day, from: 840, to: 1200, note: '' }]);
});

test('the data is consistent', async () => {
  const client = await haldi.database.pool.connect();
  const findings = await verifyDatabase(client, haldi.clock()).finally(() => client.release());
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
});
