import { randomUUID } from 'node:crypto';
import type { ApiError } from '@haldi/contract/kit/errors';
import { BeauticianConflicts } from '@haldi/contract/orders/desk/beautician-candidates';
import { Board, PlacementOptions } from '@haldi/contract/orders/desk/board/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestPlan, type TestPlan } from '../../../../testing/test-plan.ts';
import { toRequestLine } from '../../../../testing/test-salon.ts';

let { haldi, salon, meera, day, book, assign, close } = {} as TestPlan;
beforeEach(async () => {
  ({ haldi, salon, meera, day, book, assign, close } = await openTestPlan());
});
afterEach(() => close());

const ask = (path: string) => haldi.as(meera, { url: `/api/admin/board${path}` }, 'bearer');
const readBoard = async (on = day): Promise<Board> => {
  const answer = await ask(`?day=${on}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return Board.parse(answer.json());
};
const readPlaces = async ({ _id }: Order, on = day): Promise<PlacementOptions> => {
  const answer = await ask(`/placements?day=${on}&order=${_id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return PlacementOptions.parse(answer.json());
};
const booked = async (appointmentSlot: string, over: Parameters<typeof book>[0] = {}) => {
  const answer = await book({ appointmentSlot, ...over });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
};
const at = (street: string, pincode: string) => ({
  street,
  pincode,
  ...{ apartmentNumber: 'Flat 7', city: 'Pune', state: '', latitude: 0, longitude: 0 },
});
const idOf = async (name: string): Promise<string> =>
  (await readBoard()).people.find((one) => one.name === name)?._id ?? '';
const conflictsOf = async (order: Order, name: string): Promise<Record<string, string>> => {
  const _id = await idOf(name);
  const { places = [] } = (await readPlaces(order)).people.find((one) => one._id === _id) ?? {};
  const inWords = places.map(({ slot, isCurrent, conflicts, note }): [string, string] => [
    slot,
    [isCurrent ? 'here' : [], conflicts.map(({ kind, text }) => `${kind} ${text}`), note ?? []]
      .flat()
      .join('; '),
  ]);
  return Object.fromEntries(inWords.filter(([, text]) => text !== ''));
};

describe('the schedule of a day', () => {
  test('an empty day has working hours, slots and the span to show', async () => {
    await salon.hireOne('Usha');
    await salon.hireOne('Hema', [], [1, 2]);
    const board = await readBoard();
    expect(board).toMatchObject({
      ...{ day, today: '2026-11-16', isClosed: false },
      ...{ span: { from: 540, to: 1_200 }, visits: [], ways: [] },
    });
    expect(board.slots).toHaveLength(8);
    expect(board.people.map(({ name, hours }) => [name, hours])).toEqual([
      ['Usha', [{ from: 540, to: 1_200 }]],
      ['Hema', []],
    ]);
  });

  test('defaults to today, and refuses an invalid day', async () => {
    expect((await ask('')).json()).toMatchObject({ day: '2026-11-16' });
    for (const wrong of ['yesterday', '2026-13-01', '1999-01-01']) {
      expect((await ask(`?day=${wrong}`)).statusCode).toBe(422);
    }
  });

  test('visits are in the beautician’s column, with travel times', async () => {
    await salon.hireOne('Usha');
    const first = await booked('10:00 AM', { address: at('3 ITI Road', '411007') });
    await assign(first, 'Usha');
    const second = await booked('01:00 PM');
    const third = await booked('03:00 PM');
    await assign(third, 'Freelancer Fay', { freelancer: true });
    const usha = await idOf('Usha');
    const { people, visits, ways } = await readBoard();
    expect(people.map(({ name, isFreelancer }) => [name, isFreelancer])).toEqual([
      ['Usha', false],
      ['Freelancer Fay', true],
    ]);
    expect(
      visits.map(({ slot, beautician, planned, person }) => [slot, beautician, planned, person]),
    ).toEqual([
      ['10:00 AM', 'Usha', null, usha],
      ['01:00 PM', 'none', 'Usha', usha],
      ['03:00 PM', 'Freelancer Fay', null, people[1]?._id],
    ]);
    expect(visits[0]).toMatchObject({ place: 'Flat 7, 3 ITI Road - 411007', needingChange: null });
    expect(ways).toEqual([
      { from: first._id, to: second._id, minutes: 20, gap: 120, isTight: false },
    ]);
  });

  test('a beautician with a later day off keeps the visit, which needs a change', async () => {
    await salon.hireOne('Usha');
    await assign(await booked('10:00 AM'), 'Usha');
    // Written directly, because the API would ask for confirmation first.
    await haldi.database.pool.query('update visits set needs_change = true');
    await salon.giveDayOff('Usha', day);
    const { people, visits } = await readBoard();
    expect(people.map(({ name, hours }) => [name, hours])).toEqual([['Usha', []]]);
    expect(visits[0]?.needingChange).toBe('Usha: off that day');
  });

  test('shows running and completed visits, but not cancelled ones', async () => {
    await salon.hire(3);
    const today = { appointmentDate: '2026-11-16' };
    const running = await booked('01:00 PM', today);
    await assign(running, 'Beautician 1');
    const done = await booked('01:00 PM', today);
    await salon.track(meera, done._id, { status: 'completed', message: updateMessages[4] });
    const gone = await booked('01:00 PM', today);
    await salon.track(meera, gone._id, { status: 'cancelled', message: updateMessages[5] });
    haldi.clock.set('2026-11-16T08:00:00Z');
    const { visits } = await readBoard('2026-11-16');
    const found = new Map(visits.map(({ _id, isNow, person }) => [_id, { isNow, person }]));
    expect(Object.fromEntries(found)).toEqual({
      [running._id]: { isNow: true, person: expect.any(String) },
      [done._id]: { isNow: false, person: null },
    });
  });
});

describe('placement options of a visit', () => {
  test('by beautician and time, with conflicts', async () => {
    await salon.hireOne('Usha');
    await salon.hireOne('Rekha', ['Party']);
    await salon.hireOne('Hema', [], [1, 2]);
    await assign(await booked('01:00 PM', { address: at('8 Viman Nagar', '411014') }), 'Usha');
    const facial = [toRequestLine(await salon.first('Facial'))];
    const order = await booked('10:00 AM', { services: facial });
    await assign(order, 'Usha');
    expect(await conflictsOf(order, 'Usha')).toEqual({
      '10:00 AM': 'here',
      '01:00 PM': 'BUSY at Flat 7, 8 Viman Nagar - 411014 until 02:00 PM',
      '02:00 PM': 'TRAVEL at Flat 7, 8 Viman Nagar - 411014 until 02:00 PM, 20 minutes away',
    });
    const rekha = await conflictsOf(order, 'Rekha');
    expect(new Set(Object.values(rekha))).toEqual(new Set(['SKILL does not do Facial']));
    expect((await conflictsOf(order, 'Hema'))['05:00 PM']).toBe('OFF off that day');
  });

  test('moves are accepted or refused as shown', async () => {
    await salon.hireOne('Usha');
    await salon.hireOne('Rekha', ['Party']);
    await assign(await booked('01:00 PM', { address: at('8 Viman Nagar', '411014') }), 'Usha');
    const order = await booked('10:00 AM');
    const { people } = await readPlaces(order);
    const names = new Map((await readBoard()).people.map(({ _id, name }) => [_id, name]));
    const move = (_id: string, slot: string) =>
      haldi.as(
        meera,
        {
          method: 'PUT',
          url: `/api/orders/${order._id}/appointment`,
          payload: {
            ...{ appointmentDate: day, appointmentSlot: slot, beautician: names.get(_id) },
            ...{ version: order.version, attempt: randomUUID() },
          },
        },
        'cookie',
      );
    const places = people
      .flatMap(({ _id, places: ownPlaces }) => ownPlaces.map((one) => ({ _id, ...one })))
      .filter(({ slot }) => slot !== '10:00 AM');
    const refused = places.filter(({ conflicts }) => conflicts.length > 0);
    expect(refused.map(({ conflicts }) => conflicts[0]?.kind)).toEqual(
      expect.arrayContaining(['BUSY', 'TRAVEL', 'SKILL']),
    );
    for (const { _id, slot, conflicts } of refused) {
      const answer = await move(_id, slot);
      expect(answer.statusCode).toBe(409);
      const { code, details } = answer.json<ApiError>();
      const kinds = conflicts.map(({ kind }) => kind);
      if (kinds.includes('BUSY')) expect(code).toBe('BEAUTICIAN_UNAVAILABLE');
      else
        expect(BeauticianConflicts.parse(details).conflicts.map(({ kind }) => kind)).toEqual(kinds);
    }
    const free = places.find(({ conflicts }) => conflicts.length === 0);
    expect((await move(free?._id ?? '', free?.slot ?? '')).statusCode).toBe(200);
  });

  test('any available beautician: the planned one, or why there is none', async () => {
    await salon.hireOne('Usha');
    const order = await booked('10:00 AM');
    await assign(await booked('01:00 PM'), 'Usha');
    const { times } = await readPlaces(order);
    const at10 = times.find(({ slot }) => slot === '10:00 AM');
    const at1 = times.find(({ slot }) => slot === '01:00 PM');
    const at5 = times.find(({ slot }) => slot === '05:00 PM');
    expect(at10).toMatchObject({ isCurrent: true, plannedName: 'Usha' });
    expect(at1).toMatchObject({ plannedName: null, reason: 'No beautician available' });
    expect(at5).toMatchObject({
      isCurrent: false,
      plannedName: 'Usha',
      reason: null,
      against: null,
    });
  });

  test('a planned visit that can be handed over is not a conflict', async () => {
    await salon.hireOne('Usha');
    const other = await booked('01:00 PM');
    await salon.hireOne('Lata');
    const order = await booked('10:00 AM');
    expect((await conflictsOf(order, 'Usha'))['01:00 PM']).toBe(
      `free if Lata takes order #${other.orderId}`,
    );
  });

  test('past times, closed days and days after the booking window', async () => {
    await salon.hireOne('Usha');
    const order = await booked('10:00 AM');
    const today = await readPlaces(order, '2026-11-16');
    expect(today.times.filter(({ isPast }) => isPast).map(({ slot }) => slot)).toEqual([
      '09:00 AM',
      '10:00 AM',
      '11:00 AM',
    ]);
    expect(today.people[0]?.places.map(({ slot }) => slot)).not.toContain('11:00 AM');
    await haldi.database.pool.query(`update settings set closed_days = '{2026-11-20}'`);
    const closed = await readPlaces(order, '2026-11-20');
    expect(new Set(closed.times.map((time) => time.against))).toEqual(
      new Set(['The salon is closed on this day']),
    );
    expect((await readBoard('2026-11-20')).isClosed).toBe(true);
    const far = await readPlaces(order, '2028-01-01');
    expect(far.times[0]?.against).toBe('Customers cannot book this day yet');
  });

  test('an excluded beautician is a conflict', async () => {
    await salon.hireOne('Usha');
    await salon.hireOne('Lata');
    const order = await booked('10:00 AM');
    const kept = await haldi.as(
      meera,
      {
        method: 'PUT',
        url: `/api/admin/users/${order.userId}/excluded-beauticians/${await idOf('Lata')}`,
      },
      'bearer',
    );
    expect(kept.statusCode, kept.body).toBe(200);
    expect((await conflictsOf(order, 'Lata'))['03:00 PM']).toBe(
      'EXCLUDED should not be assigned to this customer',
    );
  });

  test('a closed order has none, and an unknown one is 404', async () => {
    await salon.hireOne('Usha');
    const order = await booked('10:00 AM');
    await salon.track(meera, order._id, { status: 'cancelled', message: updateMessages[5] });
    const closed = await ask(`/placements?day=${day}&order=${order._id}`);
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'NOT_CHANGEABLE']);
    const none = await ask(`/placements?day=${day}&order=6e3f1df2-8d3b-4d6a-9b8e-3b1f1e6c2a11`);
    expect(none.statusCode).toBe(404);
  });
});
