import type { Area } from '@haldi/contract/areas/desk/schema';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { hashAddress } from '@haldi/contract/schedule/address-hash';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import type { Skill } from '@haldi/contract/skills/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../packages/contract/testing/full-run.ts';
import {
  allowedPlannerRefusals,
  orderChangeArbitraries,
  tryRandomMove,
  tryRandomServicesChange,
} from '../../testing/random-order-changes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { readCatalogueFile } from '../catalogue/service.ts';
import { findPlanProblems } from './plan/service.ts';

/**
 * After each random command the plan must be feasible, and each booking must get what the slots
 * said before.
 */
const commandsARun = 60;
const runs = shortUnlessFullRun(4, 167);
const names = ['Beautician 1', 'Beautician 2', 'Beautician 3'];
const places = [
  { street: '12 MG Road', pincode: '411001' },
  { street: '5 Camp Road', pincode: '411001' },
  { street: '8 Viman Nagar', pincode: '411014' },
];
const files = ['Facial', 'Bridal', 'Massage'] as const;

const place = fc.record({
  kind: fc.constant('book' as const),
  day: fc.nat(1),
  slot: fc.nat(defaultSlots.length - 1),
  file: fc.constantFrom(...files),
  quantity: fc.integer({ min: 1, max: 3 }),
  where: fc.nat(places.length - 1),
});
const track = fc.record({
  kind: fc.constant('track' as const),
  which: fc.nat(40),
  status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
  beautician: fc.constantFrom(undefined, 'none', 'Freelancer', ...names),
  isForced: fc.boolean(),
});
const off = fc.record({
  kind: fc.constantFrom('off' as const, 'back' as const),
  who: fc.nat(2),
  day: fc.nat(1),
  hours: fc.constantFrom(undefined, { from: 600, to: 780 }),
});
const change = fc.record({
  kind: fc.constant('change' as const),
  who: fc.nat(2),
  skills: fc.subarray([...files]),
  to: fc.constantFrom(900, 1080, 1200),
});
const { move, resell } = orderChangeArbitraries(names, files);
const limit = fc.record({
  kind: fc.constant('limit' as const),
  seats: fc.constantFrom(1, 2, null),
});
/** Without pincodes there is no area, and every address is served. */
const area = fc.record({
  kind: fc.constant('area' as const),
  pincodes: fc.constantFrom([], ['411001'], ['411001', '411014']),
  weekdays: fc.constantFrom([0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 6]),
  travelMinutesWithin: fc.constantFrom(0, 20, 90),
});
const command = fc.oneof(
  { weight: 8, arbitrary: place },
  { weight: 8, arbitrary: track },
  { weight: 6, arbitrary: move },
  { weight: 3, arbitrary: resell },
  { weight: 2, arbitrary: off },
  { weight: 2, arbitrary: change },
  { weight: 1, arbitrary: limit },
  { weight: 1, arbitrary: area },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;
type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;
type World = { orders: Order[]; firstDay: string };

let product: TestApp;
let salon: TestSalon;
let buyer: TestUser;
let admin: TestUser;
let skills: Skill[];
let worlds = 0;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(names.length);
  await product.database.pool.query('update settings set booking_horizon_days = 365');
  // An admin account, because customers have booking limits.
  buyer = await product.user({ isAdmin: true });
  admin = await product.user({ isAdmin: true });
  skills = (await product.as(admin, { url: '/api/admin/skills' })).json();
});
afterAll(() => product.close());

const dayOf = ({ firstDay }: World, day: number): string => addDays(firstDay, day);

const unavailableReason = async (query: string, slot: string): Promise<string | undefined> => {
  const answer = await product.as(buyer, { url: `/api/booking/slots?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SlotAvailability[]>().find((one) => one.slot === slot)?.reason;
};

const book = async (world: World, { day, slot, file, quantity, where }: Of<'book'>) => {
  const [service] = await readCatalogueFile(product.context.db, file);
  const at = places[where];
  const appointmentSlot = defaultSlots[slot];
  if (!service || !at || !appointmentSlot) throw new Error('nothing to book');
  const address = {
    ...at,
    apartmentNumber: '',
    city: 'Pune',
    state: '',
    latitude: 0,
    longitude: 0,
  };
  const services = formatCartParameter([{ serviceId: service._id, quantity }]);
  const query = new URLSearchParams({
    date: dayOf(world, day),
    services,
    pincode: at.pincode,
    door: hashAddress(address),
  });
  const reason = await unavailableReason(String(query), appointmentSlot);
  const body = salon.body(buyer, {
    appointmentDate: dayOf(world, day),
    appointmentSlot,
    services: [toRequestLine(service, quantity)],
    address,
  });
  const answer = await salon.send(buyer, body);
  if (answer.statusCode === 201) {
    expect(reason).toBeUndefined();
    world.orders.push(answer.json());
    return;
  }
  const { code, details } = answer.json();
  expect(code === 'SLOT_FULL' ? 'FULL' : details?.reason, answer.body).toBe(reason);
};

const changeContextOf = (world: World) => ({
  product,
  buyer,
  admin,
  orders: world.orders,
  dayOf: (day: number) => dayOf(world, day),
});

const update = async (world: World, { which, status, beautician, isForced }: Of<'track'>) => {
  const order = world.orders[which % Math.max(1, world.orders.length)];
  if (!order) return;
  const answer = await salon.track(admin, order._id, {
    status,
    message: updateMessages[2],
    ...(beautician !== undefined && { beautician }),
    ...(isForced && { acknowledged: conflictKinds }),
  });
  if (answer.statusCode !== 200)
    expect(allowedPlannerRefusals, answer.body).toContain(answer.json().code);
};

type Method = 'PUT' | 'POST' | 'DELETE';
const sendAdminRequest = (path: string, method: Method, payload?: object) =>
  product.as(admin, { method, url: `/api/admin/${path}`, ...(payload && { payload }) });

const sendConfirmed = async (path: string, method: Method, payload?: object) => {
  const asked = await sendAdminRequest(path, method, payload);
  if (asked.statusCode < 300) return;
  expect(asked.json().code, asked.body).toBe('VISITS_AFFECTED');
  const acknowledged = asked.json().details.stamp;
  const told = payload
    ? await sendAdminRequest(path, method, { ...payload, acknowledged })
    : await sendAdminRequest(`${path}?acknowledged=${acknowledged}`, method);
  expect(told.statusCode, told.body).toBeLessThan(300);
};

const setArea = async ({ kind: _, ...rest }: Of<'area'>): Promise<void> => {
  const [existing] = (await product.as(admin, { url: '/api/admin/areas' })).json<Area[]>();
  const wanted = { name: 'Pune', visitingCharge: 150, minimumOrder: 0, travelTo: [], ...rest };
  if (rest.pincodes.length > 0) {
    return existing
      ? sendConfirmed(`areas/${existing._id}`, 'PUT', { ...wanted, version: existing.version })
      : sendConfirmed('areas', 'POST', wanted);
  }
  if (existing) await sendConfirmed(`areas/${existing._id}`, 'DELETE');
};

const readPerson = async (who: number): Promise<Beautician> => {
  const roster: Beautician[] = (await product.as(admin, { url: '/api/admin/beauticians' })).json();
  const found = roster.find(({ name }) => name === names[who]);
  if (!found) throw new Error('beautician not found');
  return found;
};

const run = async (world: World, next: Command): Promise<void> => {
  if (next.kind === 'book') return book(world, next);
  if (next.kind === 'track') return update(world, next);
  if (next.kind === 'area') return setArea(next);
  if (next.kind === 'move') return tryRandomMove(changeContextOf(world), next);
  if (next.kind === 'resell') return tryRandomServicesChange(changeContextOf(world), next);
  if (next.kind === 'limit') {
    const { settings, version } = (await product.as(admin, { url: '/api/admin/settings' })).json();
    const payload = { ...settings, maxConcurrentVisits: next.seats, version };
    const saved = await product.as(admin, { method: 'PUT', url: '/api/admin/settings', payload });
    expect(saved.statusCode, saved.body).toBe(200);
    return;
  }
  const person = await readPerson(next.who);
  if (next.kind === 'change') {
    const { _id, timeOff: _, picture: __, ...rest } = person;
    const wanted = skills.filter(({ name }) => (next.skills as string[]).includes(name));
    return sendConfirmed(`beauticians/${_id}`, 'PUT', {
      ...rest,
      skills: wanted.map((skill) => skill._id),
      hours: rest.hours.map((hours) => ({ ...hours, to: next.to })),
    });
  }
  const day = dayOf(world, next.day);
  const path = `beauticians/${person._id}/days-off`;
  if (next.kind === 'off') {
    return sendConfirmed(path, 'POST', { from: day, to: day, hours: next.hours });
  }
  const back = await sendAdminRequest(`${path}?from=${day}&to=${day}`, 'DELETE');
  expect(back.statusCode, back.body).toBe(200);
};

test(`${runs * commandsARun} random commands: the plan stays feasible, and bookings match the slots`, async () => {
  const commands = fc.array(command, { minLength: commandsARun, maxLength: commandsARun });
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const world: World = { orders: [], firstDay: addDays('2026-12-01', worlds * 2) };
      worlds += 1;
      for (const next of all) {
        await run(world, next);
        const problems = await findPlanProblems(product.context.db, product.clock());
        expect(problems, JSON.stringify(next)).toEqual([]);
      }
    }),
    { numRuns: runs, endOnFailure: true, seed: 21 },
  );
}, 600_000);
