import type { AuditPage } from '@haldi/contract/audit/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { type Beautician, CurrentBeautician } from '@haldi/contract/roster/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provokeDeadlock } from '../../testing/provoke-deadlock.ts';
import {
  affectedVisitsIn,
  beauticianDetails,
  hoursOnWeekdays,
  openTestRoster,
  type TestRoster,
} from '../../testing/test-roster.ts';
import { verifyDatabase } from '../operations/verify-database.ts';

let { haldi, salon, meera, asha, ask, add, change, week, book, assign } = {} as TestRoster;
beforeAll(async () => {
  ({ haldi, salon, meera, asha, ask, add, change, week, book, assign } = await openTestRoster());
});
afterAll(() => haldi.close());

const wholeDay = { from: 0, to: 1440 };
const freeSlots = async (date: string): Promise<number> => {
  const answer = await haldi.as(null, { url: `/api/booking/slots?date=${date}` });
  return answer.json<{ available: boolean }[]>().filter(({ available }) => available).length;
};

describe('the roster', () => {
  test('a new beautician adds capacity on their working days', async () => {
    expect(await freeSlots('2026-11-18')).toBe(0);
    const answer = await ask('POST', '', {
      name: ' Priya Kulkarni ',
      phone: '+91 98220 00001',
      skills: await salon.skills('Facial', 'Bridal'),
      hours: hoursOnWeekdays([3, 1]),
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      name: 'Priya Kulkarni',
      phone: '9822000001',
      about: '',
      picture: null,
      areas: [],
      skills: expect.arrayContaining(await salon.skills('Facial', 'Bridal')),
      hours: hoursOnWeekdays([1, 3]),
      timeOff: [],
      active: true,
      version: 1,
    });
    expect(await freeSlots('2026-11-18')).toBe(8);
    expect(await freeSlots('2026-11-19')).toBe(0);
    await change(answer.json(), { active: false });
    expect(await freeSlots('2026-11-18')).toBe(0);
  });

  test('names are unique, regardless of case', async () => {
    const rekha = await add('Rekha');
    const taken = await ask('POST', '', beauticianDetails('REKHA'));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'ALREADY_TAKEN']);
    expect(taken.json().fields).toHaveProperty('name');
    const other = await add('Sunita');
    expect((await change(other, { name: 'rekha' })).json().code).toBe('ALREADY_TAKEN');
    expect((await change(rekha, { name: 'REKHA' })).statusCode).toBe(200);
  });

  test.each([
    [{ name: 'x' }, 'name'],
    [{ name: 'None' }, 'name'],
    [{ name: 'Unassigned' }, 'name'],
    [{ phone: '123' }, 'phone'],
    [{ skills: ['Cooking'] }, 'skills'],
    [{ skills: ['999'] }, 'skills'],
    [{ hours: [] }, 'hours'],
    [{ hours: hoursOnWeekdays([7]) }, 'hours'],
    [{ hours: hoursOnWeekdays([1, 1]) }, 'hours'],
    [{ hours: [{ weekday: 1, from: 600, to: 600 }] }, 'hours'],
    [{ hours: [{ weekday: 1, from: 600, to: 1441 }] }, 'hours'],
  ])('%j is refused at its field', async (wrong, field) => {
    const answer = await ask('POST', '', { ...beauticianDetails('Somebody'), ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)[0]).toMatch(new RegExp(`^${field}`));
  });

  test('a stale change is refused with the current version', async () => {
    const anita = await add('Anita');
    const answers = await Promise.all([
      change(anita, { phone: '9822000002' }),
      change(anita, { phone: '9822000003' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<ApiError>();
    expect(refused?.code).toBe('BEAUTICIAN_CHANGED');
    expect(CurrentBeautician.parse(refused?.details).beautician.version).toBe(2);
  });

  test('an unknown beautician is not found', async () => {
    const who = { ...beauticianDetails('Who'), about: '', areas: [], active: true, version: 1 };
    const off = { from: '2026-11-20', to: '2026-11-20' };
    for (const answer of [
      await ask('PUT', '/999', who),
      await ask('POST', '/999/days-off', off),
      await ask('DELETE', `/999/days-off?from=${off.from}&to=${off.to}`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  });

  test('a rename applies to open orders only', async () => {
    const hema = await add('Hema');
    const [open, closed] = [await book('2026-12-01'), await book('2026-12-02')];
    await assign(open, 'Hema');
    await salon.track(meera, closed._id, {
      status: 'completed',
      message: updateMessages[4],
      beautician: 'Hema',
    });
    expect((await change(hema, { name: 'Hema Rao' })).statusCode).toBe(200);
    const nameOn = async ({ orderId }: Order) =>
      (await haldi.as(asha, { url: `/api/orders/${asha.id}/${orderId}` })).json<Order>().beautician;
    expect([await nameOn(open), await nameOn(closed)]).toEqual(['Hema Rao', 'Hema']);
  });
});

test('a rename and an order update do not deadlock', async () => {
  const kiran = await add('Kiran');
  const order = await book('2026-12-03');
  await assign(order, 'Kiran');
  // Locks in the same order as an order update: roster first, then the order.
  const answer = await provokeDeadlock(
    haldi.database.pool,
    [
      ['select pg_advisory_xact_lock_shared(7301, 0)', []],
      ['select from orders where id = $1 for no key update', [order._id]],
    ],
    () => change(kiran, { name: 'Kiran Rao' }),
  );
  expect(answer.statusCode).toBe(200);
});

describe('time off', () => {
  test('with visits needs confirmation; the visits stay and are listed', async () => {
    const lata = await add('Lata');
    const order = await book('2026-12-08');
    await assign(order, 'lata');
    const path = `/${lata._id}/days-off`;
    const off = { from: '2026-12-07', to: '2026-12-09', note: 'Wedding' };
    const { total, stamp, visits } = affectedVisitsIn(await ask('POST', path, off));
    expect(total).toBe(1);
    expect(visits).toMatchObject([
      { orderId: order.orderId, day: '2026-12-08', slot: '10:00 AM', beautician: 'Lata' },
    ]);
    expect((await week('2026-12-07')).needingChange).toEqual([]);
    const before = (await week('2026-12-07')).days[1]?.seats ?? 0;

    const taken = await ask('POST', path, { ...off, acknowledged: stamp });
    expect(taken.json<Beautician>().timeOff).toEqual(
      ['2026-12-07', '2026-12-08', '2026-12-09'].map((day) => ({
        day,
        ...wholeDay,
        note: 'Wedding',
      })),
    );
    const seen = await week('2026-12-07');
    expect(seen.days[1]?.seats).toBe(before - 1);
    expect(seen.needingChange).toMatchObject([{ orderId: order.orderId, beautician: 'Lata' }]);
    expect(seen.visits).toMatchObject([{ orderId: order.orderId, beauticianId: lata._id }]);

    const another = await book('2026-12-08', { appointmentSlot: '05:00 PM' });
    const refused = await assign(another, 'Lata');
    expect(refused.json()).toMatchObject({
      code: 'BEAUTICIAN_OBJECTIONS',
      message: 'Lata: off that day.',
    });

    const dropped = await ask('DELETE', `${path}?from=2026-12-08&to=2026-12-09`);
    expect(dropped.json<Beautician>().timeOff).toEqual([
      { day: '2026-12-07', ...wholeDay, note: 'Wedding' },
    ]);
    expect((await week('2026-12-07')).needingChange).toEqual([]);
    expect((await assign(another, 'Lata')).statusCode).toBe(200);

    const audit: AuditPage = (await haldi.as(meera, { url: '/api/admin/audit?limit=4' })).json();
    const acts = audit.entries.map(({ act, subject }) => [act, subject?.name]);
    expect(acts[1]).toEqual(['day-off-dropped', 'Lata']);
    expect(acts[2]).toEqual(['day-off-taken', 'Lata']);
  });

  test('reassigns visits to available beauticians with the skills', async () => {
    const day = '2027-01-12';
    const hema = await add('Hema');
    for (const name of ['Mira', 'Rita']) await add(name);
    await ask('POST', '', { ...beauticianDetails('Nita'), skills: await salon.skills('Massage') });
    const order: Order = (await assign(await book(day), 'Hema')).json();
    const off = { from: day, to: day };
    const { stamp } = affectedVisitsIn(await ask('POST', `/${hema._id}/days-off`, off));
    await ask('POST', `/${hema._id}/days-off`, { ...off, acknowledged: stamp });
    const stranded = async () =>
      (await week(day)).needingChange.find(({ _id }) => _id === order._id) ?? {
        free: [],
        version: 0,
      };
    const { free, version } = await stranded();
    expect(free).toEqual(expect.arrayContaining(['Mira', 'Rita']));
    expect(free).not.toContain('Hema');
    expect(free).not.toContain('Nita');
    expect(version).toBe(order.version);
    await assign(await book(day), 'Rita');
    expect((await stranded()).free).toEqual(free.filter((name) => name !== 'Rita'));
    expect((await assign(order, 'Mira')).statusCode).toBe(200);
    expect((await week(day)).needingChange).toEqual([]);
  });

  test.each([
    [{ from: '2026-11-15', to: '2026-11-20' }, 'from'],
    [{ from: '2026-11-20', to: '2026-11-19' }, 'to'],
    [{ from: '2026-11-20', to: '2027-03-01' }, 'to'],
    [{ from: '9999-12-31', to: '9999-12-31' }, 'to'],
  ])('%j is refused', async (off, field) => {
    const { rows } = await haldi.database.pool.query('select id from beauticians limit 1');
    const answer = await ask('POST', `/${rows[0].id}/days-off`, off);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty(field);
  });
});

test.each(['1999-12-31', '2199-01-01', '9999-12-31', 'x'])('no week begins on %s', async (from) => {
  const answer = await haldi.as(meera, {
    url: `/api/admin/beauticians/week?from=${from}`,
  });
  expect(answer.statusCode).toBe(422);
});

test('the data is consistent', async () => {
  const client = await haldi.database.pool.connect();
  const findings = await verifyDatabase(client, haldi.clock()).finally(() => client.release());
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
});
