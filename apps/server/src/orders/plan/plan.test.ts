import type { Candidates } from '@haldi/contract/orders/desk/candidates';
import { orderMessages } from '@haldi/contract/orders/desk/messages';
import type { Week } from '@haldi/contract/orders/desk/visits';
import type { OrderRequest } from '@haldi/contract/orders/request';
import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import type { Skill } from '@haldi/contract/skills/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crossing } from '../../../testing/crossing.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf, openTestSalon, type TestSalon } from '../../../testing/test-orders.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { readCatalogueFile } from '../../catalogue/service.ts';
import { addToRoster } from '../../roster/service.ts';
import { findPlanProblems } from './service.ts';

/** A salon of four, as it was run for a week before there was a plan. */
let haldi: TestApp;
let salon: TestSalon;
let asha: TestUser;
let meera: TestUser;
const day = '2026-11-18';

beforeEach(async () => {
  haldi = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  // At the desk: what one customer can hold is tested in open-orders.test.ts.
  asha = await haldi.user({ isAdmin: true });
});
afterEach(async () => {
  expect(await findPlanProblems(haldi.context.db, haldi.clock())).toEqual([]);
  await haldi.close();
});

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const hire = async (name: string, skills: string[] = [], weekdays = everyDay): Promise<void> => {
  const all: Skill[] = (await haldi.as(meera, { url: '/api/admin/skills' })).json();
  const ids = all.filter((skill) => skills.includes(skill.name)).map(({ _id }) => _id);
  expect(ids).toHaveLength(skills.length);
  const hours = weekdays.map((weekday) => ({ weekday, from: 540, to: 1200 }));
  await addToRoster(haldi.context.db, [{ name, phone: '', skills: ids, hours, timeOff: [] }]);
};
const first = async (file: string) => {
  const [service] = await readCatalogueFile(haldi.context.db, file);
  if (!service) throw new Error(`nothing in ${file}`);
  return service;
};
const mehndi = async () => {
  const found = (await readCatalogueFile(haldi.context.db, 'Bridal')).find(({ name }) =>
    name.includes('Full Arms'),
  );
  if (!found) throw new Error('no mehndi');
  return found;
};
const address = (street: string, pincode: string) => ({
  street,
  pincode,
  apartmentNumber: '',
  city: 'Pune',
  state: '',
  latitude: 0,
  longitude: 0,
});
const book = (over: Partial<OrderRequest>) =>
  salon.send(asha, salon.body(asha, { appointmentDate: day, ...over }));
const said = (answer: Awaited<ReturnType<typeof book>>): string => {
  const { code, details } = answer.json();
  return code === undefined ? String(answer.statusCode) : (details?.reason ?? code);
};
const assign = (order: Order, beautician: string, more: object = {}) =>
  salon.track(meera, order._id, {
    status: 'confirmed',
    message: orderMessages[1],
    beautician,
    ...more,
  });
const candidates = async ({ _id }: Order): Promise<Candidates> =>
  (await haldi.as(meera, { url: `/api/orders/${_id}/candidates` })).json();
const slots = async (query: string): Promise<Record<string, string>> => {
  const answer = await haldi.as(null, { url: `/api/booking/slots?date=${day}&${query}` });
  return Object.fromEntries(
    answer.json<SlotAvailability[]>().map(({ slot, reason }) => [slot, reason ?? 'free']),
  );
};
const unfit = async (): Promise<Week['unfit']> =>
  (await haldi.as(meera, { url: `/api/admin/beauticians/week?from=${day}` })).json<Week>().unfit;

describe('what cannot be delivered is not sold', () => {
  test('four make-up jobs at once with one make-up artist', async () => {
    await hire('Rekha', ['Party']);
    for (const name of ['Sunita', 'Anjali', 'Usha']) await hire(name, ['Facial']);
    const services = [lineOf(await first('Party'))];
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(said(await book({ services })));
    expect(answers).toEqual(['201', 'SLOT_FULL', 'SLOT_FULL', 'SLOT_FULL']);
  });

  test('a facial on a day when nobody who does them works', async () => {
    await hire('Sunita', ['Facial'], [1, 2]);
    await hire('Rekha', ['Party']);
    const facial = await first('Facial');
    expect((await slots(`services=${facial._id}`))['10:00 AM']).toBe('NO_SKILL');
    expect(said(await book({ services: [lineOf(facial)] }))).toBe('NO_SKILL');
  });

  test('five hours of mehndi from 6 PM, nine hours from 5 PM', async () => {
    await hire('Rekha');
    const long = await mehndi();
    expect(long.duration).toBeGreaterThan(180);
    const wanted = { services: [lineOf(long)], appointmentSlot: '06:00 PM' };
    expect(said(await book(wanted))).toBe('TOO_LONG');
    const nine = { services: [lineOf(salon.service(60), 9)], appointmentSlot: '05:00 PM' };
    expect(said(await book(nine))).toBe('TOO_LONG');
    expect(said(await book({ ...nine, appointmentSlot: '09:00 AM' }))).toBe('201');
  });

  test('a cart of 48 hours is told in the cart, and one of 12 splits in two', async () => {
    await hire('Rekha');
    const { _id } = salon.service(60);
    const check = async (quantity: number) =>
      (await haldi.as(null, { url: `/api/booking/cart?services=${_id}:${quantity}` })).json();
    expect(await check(11)).toEqual({ kind: 'WHOLE' });
    expect(await check(12)).toEqual({
      kind: 'SPLIT',
      why: 'TOO_LONG',
      first: [{ serviceId: _id, quantity: 11 }],
      second: [{ serviceId: _id, quantity: 1 }],
    });
    const { _id: other } = salon.service(90);
    const much = `/api/booking/cart?services=${_id}:20,${other}:20`;
    expect((await haldi.as(null, { url: much })).json()).toEqual({ kind: 'TOO_MUCH' });
  });

  test('what nobody does alone is named, and how it splits', async () => {
    await hire('Rekha', ['Party']);
    await hire('Sunita', ['Facial']);
    const [party, facial, massage] = [
      await first('Party'),
      await first('Facial'),
      await first('Massage'),
    ];
    const check = async (...ids: string[]) =>
      (await haldi.as(null, { url: `/api/booking/cart?services=${ids.join(',')}` })).json();
    expect(await check(party._id, facial._id)).toMatchObject({ kind: 'SPLIT', why: 'SKILLS' });
    expect(await check(party._id, massage._id)).toEqual({
      kind: 'IMPOSSIBLE',
      why: 'SKILLS',
      serviceIds: [massage._id],
    });
    expect(said(await book({ services: [lineOf(party), lineOf(facial)] }))).toBe('NO_SKILL');
  });

  test('from Viman Nagar at 11:00 nobody is in Camp at 11:00', async () => {
    await hire('Usha');
    const services = [lineOf(salon.service(60))];
    const viman = { services, address: address('8 Viman Nagar', '411014') };
    const camp = { services, address: address('5 Camp', '411001') };
    expect(said(await book(viman))).toBe('201');
    const at11 = { ...camp, appointmentSlot: '11:00 AM' };
    expect((await slots('pincode=411001'))['11:00 AM']).toBe('FULL');
    expect(said(await book(at11))).toBe('SLOT_FULL');
    expect(said(await book({ ...viman, appointmentSlot: '11:00 AM' }))).toBe('201');
    expect(said(await book({ ...camp, appointmentSlot: '01:00 PM' }))).toBe('201');
  });

  test('a slot that is no longer offered', async () => {
    await hire('Usha');
    await haldi.database.pool.query(`update settings set slots = '{"10:30 AM"}'`);
    haldi.context.live.publish('content-changed');
    expect(said(await book({}))).toBe('NOT_OFFERED');
    const answer = await book({ appointmentSlot: '10:30 AM' });
    expect(answer.json<Order>().appointmentSlot).toBe('10:30 AM');
    expect(await slots('')).toEqual({ '10:30 AM': 'FULL' });
  });

  test('days without a free slot are marked, and the next free one is told', async () => {
    await hire('Usha', [], [3, 5]);
    for (const appointmentSlot of Object.keys(await slots(''))) {
      await book({ appointmentSlot, services: [lineOf(salon.service(60))] });
    }
    const url = `/api/booking/days?from=2026-11-16&to=2026-11-21&pincode=411014`;
    const { days, next } = (await haldi.as(null, { url })).json<BookingDays>();
    expect(days.map(({ reason }) => reason ?? 'free')).toEqual([
      ...['NO_SKILL', 'NO_SKILL', 'FULL', 'NO_SKILL', 'free', 'NO_SKILL'],
    ]);
    expect(next).toEqual({ day: '2026-11-20', slot: '09:00 AM' });
    for (const wrong of [
      'from=2026-11-16',
      'from=2026-11-16&to=2026-11-15',
      'from=2026-11-16&to=2026-12-28',
    ]) {
      const refused = await haldi.as(null, { url: `/api/booking/days?${wrong}` });
      expect(refused.statusCode, wrong).toBe(422);
    }
  });
});

describe('whoever is planned', () => {
  test('is somebody who was there before, else the least added way; others make room', async () => {
    await hire('Rekha', ['Facial']);
    await hire('Sunita');
    const facial = { services: [lineOf(await first('Facial'))] };
    const massage = { services: [lineOf(await first('Massage'))] };
    const earlier = (await book({ ...facial, appointmentDate: '2026-11-17' })).json<Order>();
    await assign(earlier, 'Sunita', { status: 'completed' });
    const again = (await book(facial)).json<Order>();
    expect((await candidates(again)).planned).toBe('Sunita');
    // Only Sunita does massages: she gives the facial away.
    const other = (await book(massage)).json<Order>();
    expect((await candidates(other)).planned).toBe('Sunita');
    expect((await candidates(again)).planned).toBe('Rekha');
  });

  test('what a cancelled visit leaves free goes to a visit that nobody could make', async () => {
    await hire('Rekha');
    await hire('Sunita');
    const [one, two] = [(await book({})).json<Order>(), (await book({})).json<Order>()];
    await assign(one, 'Rekha');
    const roster: Beautician[] = (await haldi.as(meera, { url: '/api/admin/beauticians' })).json();
    const sunita = roster.find(({ name }) => name === 'Sunita');
    const off = { from: day, to: day };
    const url = `/api/admin/beauticians/${sunita?._id}/days-off`;
    const asked = await haldi.as(meera, { method: 'POST', url, payload: off });
    expect(asked.json().code).toBe('VISITS_AFFECTED');
    const despite = asked.json().details.stamp;
    await haldi.as(meera, { method: 'POST', url, payload: { ...off, despite } });
    expect(await unfit()).toMatchObject([
      {
        _id: two._id,
        why: 'Nobody can make it',
        free: [],
        others: [
          { name: 'Rekha', why: 'busy until 11:00 AM' },
          { name: 'Sunita', why: 'off that day' },
        ],
      },
    ]);
    const dashboard = await haldi.as(meera, { url: '/api/admin/dashboard' });
    expect(dashboard.json().unfitVisits).toBe(1);
    await salon.track(meera, one._id, { status: 'cancelled', message: orderMessages[5] });
    expect(await unfit()).toEqual([]);
    expect((await candidates(two)).planned).toBe('Rekha');
  });
});

describe('staff', () => {
  test('see whom the plan has, and of everybody what speaks against her', async () => {
    await hire('Manisha Kale', ['Facial']);
    await hire('Usha', ['Party']);
    await hire('Anjali', ['Facial'], [1]);
    const facial = { services: [lineOf(await first('Facial'))] };
    const order = (await book(facial)).json<Order>();
    expect(await candidates(order)).toEqual({
      planned: 'Manisha Kale',
      people: [
        { name: 'Manisha Kale', objections: [], minutesAway: null },
        { name: 'Usha', objections: [{ kind: 'SKILL', text: 'lacks Facial' }], minutesAway: null },
        {
          name: 'Anjali',
          objections: [{ kind: 'OFF', text: 'off that day' }],
          minutesAway: null,
        },
      ],
    });
    expect((await candidates({ ...order, _id: crypto.randomUUID() })) as unknown).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('are asked what is meant by a part of a name; a freelancer is chosen as such', async () => {
    await hire('Manisha Kale');
    const order = (await book({})).json<Order>();
    expect((await assign(order, 'manisha')).json()).toMatchObject({
      code: 'BEAUTICIAN_UNCLEAR',
      details: { names: ['Manisha Kale'] },
    });
    expect((await assign(order, 'manisha', { freelancer: true })).json().beautician).toBe(
      'manisha',
    );
    expect((await assign(order, 'manisha kale')).json().beautician).toBe('Manisha Kale');
    // A freelancer holds nobody's time.
    await assign(order, 'Fay');
    expect((await book({})).statusCode).toBe(201);
  });

  test('may override all but an overlap, and it is kept why', async () => {
    await hire('Usha', ['Party']);
    await hire('Manisha', ['Facial']);
    const order = (await book({ services: [lineOf(await first('Facial'))] })).json<Order>();
    expect((await assign(order, 'Usha')).json()).toMatchObject({
      code: 'BEAUTICIAN_OBJECTIONS',
      message: 'Usha: lacks Facial.',
    });
    expect((await assign(order, 'Usha', { despite: ['SKILL'] })).json().beautician).toBe('Usha');
    const audit = (await haldi.as(meera, { url: '/api/admin/audit?limit=1' })).json();
    expect(audit.entries[0].changes).toContainEqual({
      field: 'despite',
      before: null,
      after: ['SKILL'],
    });
    const party = (await book({ services: [lineOf(await first('Party'))] })) as {
      statusCode: number;
    };
    expect(party.statusCode).toBe(409);
    const later = (
      await book({ services: [lineOf(await first('Party'))], appointmentSlot: '01:00 PM' })
    ).json<Order>();
    await assign(later, 'Usha');
    expect((await assign(order, 'none')).statusCode).toBe(200);
    expect((await candidates(order)).planned).toBe('Manisha');
  });

  test('send somebody whose planned visits others take over', async () => {
    await hire('Usha');
    await hire('Manisha');
    const [one, two] = [(await book({})).json<Order>(), (await book({})).json<Order>()];
    const planned = (await candidates(one)).planned ?? '';
    expect((await assign(two, planned)).json().beautician).toBe(planned);
    expect((await candidates(one)).planned).not.toBe(planned);
    const busy = await assign(one, planned);
    expect(busy.json()).toMatchObject({
      code: 'BEAUTICIAN_UNAVAILABLE',
      details: { reason: 'BUSY', until: '11:00 AM' },
    });
  });

  test('a listed visit can be kept as it is', async () => {
    await hire('Usha');
    const order = (await book({})).json<Order>();
    await assign(order, 'Usha');
    await haldi.database.pool.query('update working_hours set from_minute = 660');
    const roster: Beautician[] = (await haldi.as(meera, { url: '/api/admin/beauticians' })).json();
    const [usha] = roster;
    const { _id, timeOff: _, ...rest } = usha as Beautician;
    const change = (more: object) =>
      haldi.as(meera, {
        method: 'PUT',
        url: `/api/admin/beauticians/${_id}`,
        payload: { ...rest, phone: '9822000001', ...more },
      });
    const asked = await change({});
    await change({ despite: asked.json().details.stamp });
    expect(await unfit()).toMatchObject([
      { _id: order._id, beautician: 'Usha', why: 'Usha: outside her hours' },
    ]);
    await salon.track(meera, order._id, { status: 'confirmed', message: orderMessages[0] });
    expect(await unfit()).toHaveLength(1);
    await assign(order, 'Usha', { despite: ['HOURS'] });
    expect(await unfit()).toEqual([]);
  });
});

test('a day off that is given while a booking is under way is seen by it', async () => {
  await hire('Usha');
  const person = await haldi.user();
  const answer = await crossing(
    haldi.database.pool,
    [
      ['select pg_advisory_xact_lock(7301, 0)', []],
      [
        `insert into time_off select id, $1::date, 0, 1440, '' from beauticians where name = 'Usha'`,
        [day],
      ],
    ],
    () => salon.send(person, salon.body(person, { appointmentDate: day })),
  );
  expect(answer.json().details).toEqual({ reason: 'NO_SKILL' });
});
