import { addDays } from '@haldi/contract/kit/dates';
import type { OrderRequest } from '@haldi/contract/orders/request';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen, type OrderStatus } from '@haldi/contract/orders/status';
import { slots, slotsOfVisit } from '@haldi/contract/schedule/slots';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf, openTestSalon, type TestSalon } from '../../testing/test-orders.ts';
import type { TestUser } from '../../testing/test-user.ts';

/**
 * Random commands against the product and against a model that is nothing but a list of orders.
 * After each of them both say the same: what was answered, which seats are taken, who has a job.
 */
const commandsARun = 100;
const runs = Number(process.env.MODEL_COMMANDS ?? 1_500) / commandsARun;
const roster = ['Beautician 1', 'Beautician 2', 'Beautician 3'];

type Place = {
  kind: 'place';
  buyer: number;
  number: number;
  day: number;
  slot: number;
  hours: number;
};
type Track = { kind: 'track'; which: number; status: OrderStatus; beautician: string | undefined };
type Limit = { kind: 'limit'; seats: number };
type Command = Place | Track | Limit;

type ModelOrder = Pick<Place, 'buyer' | 'number' | 'day' | 'slot' | 'hours'> & {
  id: string;
  status: OrderStatus;
  beautician: string;
  updates: number;
};
type World = { orders: ModelOrder[]; limit: number; firstDay: string; firstNumber: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      buyer: fc.nat(2),
      number: fc.nat(30),
      day: fc.nat(1),
      slot: fc.nat(7),
      hours: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('track' as const),
      which: fc.nat(40),
      status: fc.constantFrom<OrderStatus>('pending', 'confirmed', 'completed', 'cancelled'),
      beautician: fc.constantFrom(undefined, 'none', 'Freelancer', ...roster),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('limit' as const), seats: fc.nat(3) }) },
);

let product: TestApp;
let salon: TestSalon;
let buyers: TestUser[];
let admin: TestUser;
let worlds = 0;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
  await product.database.pool.query('update settings set booking_horizon_days = 730');
  // At the desk: what one customer can hold is tested in open-orders.test.ts.
  const atDesk = { isAdmin: true };
  buyers = [await product.user(atDesk), await product.user(atDesk), await product.user(atDesk)];
  admin = await product.user({ isAdmin: true });
});
afterAll(() => product.close());

const slotAt = (place: number) => slots[place] ?? '09:00 AM';
const touches = ({ slot, hours }: ModelOrder | Place): number[] =>
  slotsOfVisit(slotAt(slot), hours * 60).map((name) => slots.indexOf(name));
const overlap = (a: ModelOrder, b: ModelOrder): boolean =>
  a.day === b.day && touches(a).some((slot) => touches(b).includes(slot));

const taken = ({ orders }: World, day: number): number[] =>
  slots.map(
    (_, slot) =>
      orders.filter((o) => o.day === day && o.status !== 'cancelled' && touches(o).includes(slot))
        .length,
  );
const isFull = (world: World, order: ModelOrder | Place): boolean => {
  const seats = taken(world, order.day);
  return touches(order).some((slot) => (seats[slot] ?? 0) >= world.limit);
};
const sameVisit = (a: Place, b: ModelOrder): boolean =>
  a.day === b.day && a.slot === b.slot && a.hours === b.hours;

const place = async (world: World, asked: Place): Promise<void> => {
  const buyer = buyers[asked.buyer] as TestUser;
  const body: OrderRequest = salon.body(buyer, {
    orderId: world.firstNumber + asked.number,
    appointmentDate: addDays(world.firstDay, asked.day),
    appointmentSlot: slotAt(asked.slot),
    services: [lineOf(salon.service(60), asked.hours)],
  });
  const answer = await salon.send(buyer, body);
  const { buyer: who, number } = asked;
  const own = world.orders.find((o) => o.buyer === who && o.number === number);
  const says = [answer.statusCode, answer.json().code];
  if (own) {
    expect(says).toEqual(sameVisit(asked, own) ? [200, undefined] : [409, 'ORDER_EXISTS']);
  } else if (world.orders.some((o) => o.number === number && isOpen(o.status))) {
    expect(says).toEqual([409, 'ORDER_ID_TAKEN']);
  } else if (isFull(world, asked)) {
    expect(says).toEqual([409, 'SLOT_FULL']);
  } else {
    expect(says).toEqual([201, undefined]);
    const { _id } = answer.json<Order>();
    world.orders.push({ ...asked, id: _id, status: 'pending', beautician: 'none', updates: 0 });
  }
};

const objections = (world: World, order: ModelOrder, after: ModelOrder): Set<string> => {
  const others = world.orders.filter((o) => o !== order);
  const found = new Set<string>();
  const comesBack = order.status === 'cancelled' && after.status !== 'cancelled';
  if (comesBack && isFull(world, order)) found.add('SLOT_FULL');
  if (isOpen(after.status) && others.some((o) => o.number === order.number && isOpen(o.status))) {
    found.add('ORDER_ID_TAKEN');
  }
  const isBusy = others.some(
    (o) => o.beautician === after.beautician && o.status !== 'cancelled' && overlap(o, after),
  );
  if (roster.includes(after.beautician) && after.status !== 'cancelled' && isBusy) {
    found.add('BEAUTICIAN_UNAVAILABLE');
  }
  return found;
};

const track = async (world: World, { which, status, beautician }: Track): Promise<void> => {
  const order = world.orders[which % Math.max(1, world.orders.length)];
  if (!order) return;
  const answer = await salon.track(admin, order.id, {
    status,
    message: 'Your beautician is on the way.',
    ...(beautician !== undefined && { beautician }),
  });
  const after = { ...order, status, beautician: beautician ?? order.beautician };
  const against = objections(world, order, after);
  if (against.size > 0) {
    expect(answer.statusCode).toBe(409);
    expect(against).toContain(answer.json().code);
    return;
  }
  expect(answer.statusCode, answer.body).toBe(200);
  Object.assign(order, after, { updates: order.updates + 1 });
};

const agree = async (world: World): Promise<void> => {
  for (const day of [0, 1]) {
    const { counted, held } = await salon.seats(addDays(world.firstDay, day));
    expect(counted).toEqual(taken(world, day));
    expect(held).toEqual(counted);
  }
};

const agreeOnOrders = async (world: World): Promise<void> => {
  const { rows } = await product.database.pool.query(
    `select o.id, o.status, o.beautician,
       (select count(*)::int from order_tracking t where t.order_id = o.id) - 1 as updates
     from orders o where appointment_date between $1::date and $1::date + 1 order by id`,
    [world.firstDay],
  );
  const expected = world.orders
    .map(({ id, status, beautician, updates }) => ({ id, status, beautician, updates }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(rows).toEqual(expected);
};

test(`${runs * commandsARun} random commands: the product and the model never diverge`, async () => {
  const commands = fc.array(command, { minLength: commandsARun, maxLength: commandsARun });
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const world: World = {
        orders: [],
        limit: 3,
        firstDay: addDays('2026-12-01', worlds * 2),
        firstNumber: 100_000 + worlds * 31,
      };
      worlds += 1;
      const setLimit = (seats: number) =>
        product.database.pool.query('update settings set seat_limit = $1', [seats]);
      await setLimit(world.limit);
      for (const next of all) {
        if (next.kind === 'place') await place(world, next);
        if (next.kind === 'track') await track(world, next);
        if (next.kind === 'limit') {
          world.limit = next.seats;
          await setLimit(next.seats);
        }
        await agree(world);
      }
      await agreeOnOrders(world);
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);
