import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order } from '@haldi/contract/orders/schema';
import { hashAddress } from '@haldi/contract/schedule/address-hash';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import { openTestPreferences, type TestPreferences } from '../../../testing/test-preferences.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import { findPlanProblems } from '../plan/service.ts';

/**
 * A customer always requests Anjali while others book, assign and cancel, and beauticians take days
 * off. Anjali’s availability is read from the tables, independent of the planner.
 */
let preferences = {} as TestPreferences;
beforeAll(async () => {
  preferences = await openTestPreferences();
  await preferences.salon.hireOne('Usha');
});
afterAll(() => preferences.close());

/** Deterministic pseudo-random numbers. */
const dice = (seed: number) => {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  return { below, pick, chance: (percent: number) => below(100) < percent };
};
const { below, pick, chance } = dice(20_261_116);

const streets = ['12 MG Road', '5 Camp Road', '8 Viman Nagar'];
const pincodes = ['411001', '411014', '411038'];
const address = (): OrderRequest['address'] => ({
  ...{ street: pick(streets), apartmentNumber: '', city: 'Pune', state: '' },
  ...{ pincode: pick(pincodes), latitude: 0, longitude: 0 },
});

const randomVisit = (monday: string): Partial<OrderRequest> => ({
  appointmentDate: addDays(monday, 1 + below(2)),
  appointmentSlot: pick(defaultSlots),
  services: [toRequestLine(preferences.salon.service(pick([30, 60])), 1 + below(2))],
  address: address(),
});

type Wanted = { day: string; start: number; end: number };

const wantedOf = ({
  appointmentDate = '',
  appointmentSlot = '',
  services = [],
}: Partial<OrderRequest>): Wanted => {
  const minutes = services.reduce(
    (sum, { duration = 0, quantity }) => sum + duration * quantity,
    0,
  );
  const start = parseTimeOfDay(appointmentSlot);
  return { day: appointmentDate, start, end: start + minutes };
};

/** The longest travel time between two of these addresses, in minutes. */
const longestWay = 20;

/** `isFixed`: cannot be handed over to another beautician. */
const around = async ({ day, start, end }: Wanted) => {
  const { rows } = await preferences.haldi.database.pool.query<{
    isOff: boolean;
    isFixed: boolean;
    isClose: boolean;
  }>(
    `select true as "isOff", true as "isFixed", true as "isClose" from time_off
       where beautician_id = $1 and day = $2 and from_minute < $4 and to_minute > $3
     union all
     select false, o.beautician is not null or v.requested_beautician_id is not null,
       v.start_minute < $4 and v.start_minute + v.minutes > $3
     from visits v join orders o on o.id = v.order_id
     where v.beautician_id = $1 and v.day = $2 and v.status in ('pending', 'confirmed', 'in_progress')
       and v.start_minute < $4 + $5 and v.start_minute + v.minutes > $3 - $5`,
    [preferences.anjali, day, start, end, longestWay],
  );
  return rows;
};

/** `depends`: it depends on whether planned visits can be handed over. */
const readCalendar = async (wanted: Wanted): Promise<'free' | 'taken' | 'depends'> => {
  const near = await around(wanted);
  if (near.length === 0 && wanted.end <= 20 * 60) return 'free';
  const isTaken = wanted.end > 20 * 60 || near.some(({ isFixed, isClose }) => isFixed && isClose);
  return isTaken ? 'taken' : 'depends';
};

/** Takes the day off acknowledged booked visits. */
const takeDayOff = async (id: string, day: string): Promise<void> => {
  const { haldi, meera } = preferences;
  const url = `/api/admin/beauticians/${id}/days-off`;
  const hours = chance(50) ? {} : { hours: { from: 600, to: 840 } };
  const off = { from: day, to: day, ...hours };
  const asked = await haldi.as(meera, { method: 'POST', url, payload: off });
  if (asked.statusCode === 200) return;
  const acknowledged = asked.json().details.stamp;
  await haldi.as(meera, { method: 'POST', url, payload: { ...off, acknowledged } });
};

const counted = { free: 0, taken: 0, depends: 0, got: 0, refused: 0, listed: 0, instead: 0 };

/** The request succeeds exactly when Anjali is free, as the slots said before. */
const requestAnjali = async (monday: string): Promise<Order | undefined> => {
  const { ask, priya, anjali, haldi, holder } = preferences;
  const visit = { ...randomVisit(monday), address: { ...address(), street: streets[0] ?? '' } };
  const calendar = await readCalendar(wantedOf(visit));
  const query = new URLSearchParams({
    date: visit.appointmentDate ?? '',
    beautician: anjali,
    services: formatCartParameter(visit.services ?? []),
    pincode: visit.address.pincode,
    door: hashAddress({ ...visit.address, apartmentNumber: '' }),
  });
  const url = `/api/booking/slots?${query}`;
  const slots = (await haldi.as(priya, { url })).json<{ slot: string; available: boolean }[]>();
  const isOffered = slots.some(
    ({ slot, available }) => slot === visit.appointmentSlot && available,
  );
  const answer = await ask(priya, anjali, visit);
  const isAccepted = answer.statusCode === 201;
  counted[calendar] += 1;
  counted[isAccepted ? 'got' : 'refused'] += 1;
  const failureMessage = `${visit.appointmentDate} ${visit.appointmentSlot}: ${answer.body}`;
  if (calendar !== 'depends') expect(isAccepted, failureMessage).toBe(calendar === 'free');
  expect(isAccepted, failureMessage).toBe(isOffered);
  if (!isAccepted) return undefined;
  expect(await holder(answer.json<Order>())).toBe('Anjali');
  return answer.json<Order>();
};

const bookAndChange = async (monday: string): Promise<void> => {
  const { book, assign, idOf } = preferences;
  for (let n = 0; n < 3; n += 1) {
    const answer = await book(randomVisit(monday));
    if (answer.statusCode !== 201) continue;
    const order = answer.json<Order>();
    if (chance(50)) await assign(order, pick(['Anjali', 'Anjali', 'Meena', 'Usha']));
    else if (chance(20)) await assign(order, '', { status: 'cancelled' });
  }
  if (chance(50)) {
    await takeDayOff(await idOf(pick(['Anjali', 'Meena', 'Usha'])), addDays(monday, 1 + below(2)));
  }
};

const needsChange = async ({ _id }: Order): Promise<boolean> => {
  const { rows } = await preferences.haldi.database.pool.query<{ needsChange: boolean }>(
    'select needs_change as "needsChange" from visits where order_id = $1',
    [_id],
  );
  return rows[0]?.needsChange ?? false;
};

const makeVisit = async (order: Order): Promise<void> => {
  const { assign, holder, needingChange } = preferences;
  expect(await holder(order)).toBe('Anjali');
  const isListed = await needsChange(order);
  const listed = isListed
    ? (await needingChange()).find(({ _id }) => _id === order._id)
    : undefined;
  expect(listed !== undefined).toBe(isListed);
  counted.listed += listed ? 1 : 0;
  const [instead] = listed?.free ?? [];
  if (listed && !instead) {
    await assign(order, '', { status: 'cancelled' });
    return;
  }
  const assigned = await assign(
    order,
    instead ?? 'Anjali',
    instead ? { acknowledged: ['REQUESTED_OTHER'] } : {},
  );
  expect(assigned.statusCode, assigned.body).toBe(200);
  const { trackingHistory, askedFor } = assigned.json<Order>();
  expect(askedFor).toBe('Anjali');
  const isTold = trackingHistory[0]?.message.includes('Anjali is not available') ?? false;
  expect(isTold).toBe(instead !== undefined);
  counted.instead += instead ? 1 : 0;
  await assign(order, '', { status: 'completed' });
};

const beginWeek = async (week: number): Promise<string> => {
  const { haldi } = preferences;
  const now = new Date(Date.parse('2026-11-23T02:00:00Z') + week * 7 * 86_400_000);
  haldi.clock.set(now);
  await haldi.database.pool.query('update sessions set created_at = $1, last_seen_at = $1', [now]);
  return indiaDay(now);
};

const weeks = shortUnlessFullRun(26, 52);
const fewest = shortUnlessFullRun(1, 3);

test(`${weeks} weeks of random bookings: a request succeeds whenever the beautician is free`, async () => {
  const { haldi } = preferences;
  for (let week = 0; week < weeks; week += 1) {
    const monday = await beginWeek(week);
    await bookAndChange(monday);
    const order = await requestAnjali(monday);
    await bookAndChange(monday);
    expect(await findPlanProblems(haldi.context.db, haldi.clock()), monday).toEqual([]);
    if (order) await makeVisit(order);
  }
  for (const [kind, count] of Object.entries(counted)) {
    expect(count, `${kind} of ${JSON.stringify(counted)}`).toBeGreaterThanOrEqual(fewest);
  }
}, 60_000);
