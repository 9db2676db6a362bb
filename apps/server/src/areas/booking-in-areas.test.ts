import { OrderTooSmallDetails } from '@haldi/contract/orders/order-error-details';
import type { Order } from '@haldi/contract/orders/schema';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { provokeDeadlock } from '../../testing/provoke-deadlock.ts';
import { addressAt, openTestAreas, type TestAreas } from '../../testing/test-areas.ts';
import { toRequestLine } from '../../testing/test-salon.ts';

let { haldi, salon, book, close, add, change, reasons } = {} as TestAreas;
beforeEach(async () => {
  ({ haldi, salon, book, close, add, change, reasons } = await openTestAreas());
  await salon.hire(3);
});
afterEach(() => close());

const bookAt = (pincode: string, visitingCharge?: number, over: object = {}) =>
  book({
    address: addressAt(pincode),
    ...(visitingCharge !== undefined && { visitingCharge }),
    ...over,
  });

const tenAM = async (query: string, on?: string) => (await reasons(query, on))['10:00 AM'];

const calendar = async (query: string): Promise<BookingDays> =>
  (
    await haldi.as(null, { url: `/api/booking/days?from=2026-11-18&to=2026-11-24&${query}` })
  ).json();

const daysOf = ({ days }: BookingDays): string =>
  days.map(({ available, reason }, n) => (available ? 'WTFSSMT'[n] : reason)).join(' ');

test('without areas every pincode can be booked at the default charge', async () => {
  for (const pincode of ['411038', '999999']) {
    expect(await tenAM(`pincode=${pincode}`)).toBe('free');
    expect(daysOf(await calendar(`pincode=${pincode}`))).toBe('W T F S S M T');
    const answer = await bookAt(pincode, 100);
    expect([answer.statusCode, answer.json().visitingCharge]).toEqual([201, 100]);
  }
  expect((await bookAt('411038', 150)).json().details).toMatchObject({ visitingCharge: 100 });
});

describe('with areas', () => {
  beforeEach(async () => {
    await add('Kothrud', ['411029', '411038'], { visitingCharge: 150 });
    await add('Camp', ['411001'], { visitingCharge: 0, weekdays: [4, 6] });
  });

  const served = 'W T F S S M T';
  const never = Array(7).fill('NOT_SERVED').join(' ');
  const camp = 'NOT_SERVED T NOT_SERVED S NOT_SERVED NOT_SERVED NOT_SERVED';
  test.each([
    ['411029', 150, served],
    ['411038', 150, served],
    ['411001', 0, camp],
    ['411014', undefined, never],
    ['999999', undefined, never],
  ])('%s: charge and days', async (pincode, charge, days) => {
    const found = await calendar(`pincode=${pincode}`);
    expect(daysOf(found)).toBe(days);
    const first = found.days.find(({ available }) => available)?.day;
    expect(found.next).toEqual(first ? { day: first, slot: '09:00 AM' } : null);
    for (const { day: on, available } of found.days) {
      expect(await tenAM(`pincode=${pincode}`, on)).toBe(available ? 'free' : 'NOT_SERVED');
      const answer = await bookAt(pincode, charge, { appointmentDate: on });
      const { code, details, visitingCharge, total } = answer.json();
      if (available) {
        expect([answer.statusCode, visitingCharge]).toEqual([201, charge]);
        expect(total).toBe(salon.service(60).price + visitingCharge);
      } else {
        expect([answer.statusCode, code]).toEqual([422, 'SLOT_NOT_BOOKABLE']);
        expect(details).toEqual({ reason: 'NOT_SERVED' });
      }
    }
  });

  test('unserved pincodes and days are refused', async () => {
    expect((await bookAt('999999')).json().message).toBe('We do not serve this pincode yet.');
    expect((await bookAt('411001')).json().message).toBe(
      'We do not serve this area on this day. Please choose another day.',
    );
    expect(await tenAM('')).toBe('free');
    expect(daysOf(await calendar(''))).toBe(served);
  });

  test('a changed visiting charge is refused like a changed price', async () => {
    const shown = await bookAt('411038', 100);
    expect([shown.statusCode, shown.json().code]).toEqual([409, 'PRICE_CHANGED']);
    expect(shown.json().details).toEqual({ prices: [], gone: [], visitingCharge: 150 });
    expect((await bookAt('411038')).json()).toMatchObject({ visitingCharge: 150 });
  });

  test('a repeated request answers with the same order after the area changed', async () => {
    const body = { orderId: 654321, appointmentDate: '2026-11-19' };
    const first = await bookAt('411001', 0, body);
    expect(first.statusCode).toBe(201);
    await haldi.database.pool.query(`update areas set visiting_charge = 500, weekdays = '{1}'`);
    const again = await bookAt('411001', 0, body);
    expect([again.statusCode, again.json<Order>()._id]).toEqual([200, first.json<Order>()._id]);
    await haldi.database.pool.query(`update areas set weekdays = '{0,1,2,3,4,5,6}'`);
  });
});

describe('the minimum order', () => {
  test('counts services only and includes the limit', async () => {
    const service = salon.service(60);
    const kothrud = await add('Kothrud', ['411038'], {
      ...{ visitingCharge: 300, minimumOrder: service.price },
    });
    expect((await bookAt('411038', 300)).statusCode).toBe(201);
    await change(kothrud, { minimumOrder: service.price + 1 });
    const small = await bookAt('411038', 300);
    expect([small.statusCode, small.json().code]).toEqual([422, 'ORDER_TOO_SMALL']);
    expect(OrderTooSmallDetails.parse(small.json().details)).toEqual({
      ...{ minimumOrder: service.price + 1, missing: 1 },
    });
    expect(small.json().message).toMatch(/Add services worth ₹1 more\.$/);
    const two = { services: [toRequestLine(service, 2)], appointmentSlot: '02:00 PM' };
    expect((await bookAt('411038', 300, two)).statusCode).toBe(201);
    await change({ ...kothrud, version: 2 }, { minimumOrder: 0 });
    expect((await bookAt('411038', 300, { appointmentSlot: '05:00 PM' })).statusCode).toBe(201);
  });
});

describe('an area changed during a booking', () => {
  const lockRoster = 'select pg_advisory_xact_lock(7301, 0)';

  test('applies to a booking that waited for it', async () => {
    await add('Kothrud', ['411038'], { visitingCharge: 150 });
    const raise: [string, unknown[]] = ['update areas set visiting_charge = 180', []];
    const late = await provokeDeadlock(haldi.database.pool, [[lockRoster, []], raise], () =>
      bookAt('411038', 150),
    );
    expect(late.json()).toMatchObject({
      ...{ code: 'PRICE_CHANGED', details: { visitingCharge: 180 } },
    });
    const away: [string, unknown[]] = [`delete from area_pincodes where pincode = '411038'`, []];
    const outside = await provokeDeadlock(haldi.database.pool, [[lockRoster, []], away], () =>
      bookAt('411038', 180),
    );
    expect(outside.json().details).toEqual({ reason: 'NOT_SERVED' });
  });

  test('waits for the booking', async () => {
    const kothrud = await add('Kothrud', ['411038'], { visitingCharge: 150 });
    const books: [string, unknown[]] = ['select pg_advisory_xact_lock_shared(7301, 0)', []];
    const changed = await provokeDeadlock(haldi.database.pool, [books, ['select 1', []]], () =>
      change(kothrud, { visitingCharge: 180 }),
    );
    expect(changed.json()).toMatchObject([{ visitingCharge: 180 }]);
  });

  test('in either order the result is consistent', async () => {
    const kothrud = await add('Kothrud', ['411038'], { visitingCharge: 150 });
    for (let n = 0; n < 5; n += 1) {
      const [was, is] = [150 + n, 151 + n];
      const orderId = 700_001 + n;
      const [booked, changed] = await Promise.all([
        bookAt('411038', was, { orderId, appointmentDate: `2026-11-${18 + n}` }),
        change({ ...kothrud, version: 1 + n }, { visitingCharge: is }),
      ]);
      expect(changed.statusCode).toBe(200);
      if (booked.statusCode === 201) expect(booked.json()).toMatchObject({ visitingCharge: was });
      else expect(booked.json()).toMatchObject({ details: { visitingCharge: is } });
    }
  });
});
