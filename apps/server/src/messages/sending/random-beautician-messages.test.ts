import { addDays, formatDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { isCancelled } from '@haldi/contract/orders/status';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import {
  openTestBeauticianMessages,
  type TestBeauticianMessages,
} from '../../../testing/test-beautician-messages.ts';
import type { Colleague } from '../../../testing/test-visit-work.ts';
import type { OutgoingMessage } from '../channels/channel-adapter.ts';

/**
 * What each beautician was told is what is true, after any changes and failed attempts, and no
 * message says what they knew already.
 */
const runs = shortUnlessFullRun(6, 200);
const slots = ['10:00 AM', '11:00 AM', '02:00 PM', '04:00 PM'];
const streets = ['12 MG Road', '5 Camp Road', '8 Karve Road'];

const which = fc.nat(1);
const who = fc.nat(2);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('assign' as const), which, who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unassign' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which,
      day: fc.nat(1),
      slot: fc.nat(slots.length - 1),
      to: fc.option(who, { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      which,
      street: fc.constantFrom(...streets),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reopen' as const), which, isPending: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const), which }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('send' as const), failures: fc.nat(2) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Picture = { date: string; time: string; street: string };
type World = {
  orders: Order[];
  /** By beautician and order: what they were told last. */
  known: Map<string, Picture>;
  read: number;
  firstDay: string;
};

let salon: TestBeauticianMessages;
let team: Colleague[];
let worlds = 0;

beforeAll(async () => {
  salon = await openTestBeauticianMessages();
  await salon.haldi.database.pool.query('update settings set booking_horizon_days = 365');
  team = [await salon.hire(), await salon.hire(), await salon.hire()];
});
afterAll(() => salon.haldi.close());

const keyOf = (beauticianId: number | null, orderId: string | null) => `${beauticianId} ${orderId}`;

const truthFor = ({ beautician }: Colleague, order: Order): Picture | undefined =>
  order.beautician === beautician.name && !isCancelled(order.status)
    ? {
        date: formatDay(order.appointmentDate),
        time: order.appointmentSlot,
        street: order.address.street,
      }
    : undefined;

const learn = ({ known }: World, { kind, to, orderId, values }: OutgoingMessage, order: Order) => {
  const key = keyOf(to.beauticianId, orderId);
  const before = known.get(key);
  const { date, time } = values;
  const { street } = order.address;
  switch (kind) {
    case 'work-assigned':
      expect(before).toBeUndefined();
      known.set(key, { date, time, street });
      return;
    case 'work-moved':
      expect(values.before).toBe(`${before?.date}, ${before?.time}`);
      expect({ date, time }).not.toEqual({ date: before?.date, time: before?.time });
      known.set(key, { date, time, street: before?.street ?? '' });
      return;
    case 'work-corrected':
      expect(before?.street).not.toBe(street);
      known.set(key, { date: before?.date ?? '', time: before?.time ?? '', street });
      return;
    default:
      expect({ date, time }).toEqual({ date: before?.date, time: before?.time });
      known.delete(key);
  }
};

const readOrders = (world: World) => Promise.all(world.orders.map((one) => salon.orderNow(one)));

const learnFromSent = async (world: World): Promise<void> => {
  const orders = await readOrders(world);
  for (const message of salon.push.taken.slice(world.read)) {
    const order = orders.find(({ _id }) => _id === message.orderId);
    if (order) learn(world, message, order);
  }
  world.read = salon.push.taken.length;
};

/** All retries. */
const sendEverything = async (world: World): Promise<void> => {
  for (const minutes of [0, 2, 6]) {
    salon.haldi.clock.advance(minutes * 60_000);
    await salon.send();
  }
  await learnFromSent(world);
  for (const order of await readOrders(world)) {
    for (const colleague of team) {
      const key = keyOf(Number(colleague.beautician._id), order._id);
      expect(world.known.get(key), colleague.beautician.name).toEqual(truthFor(colleague, order));
    }
  }
};

const refusals = [404, 409, 422];

const take = async (world: World, next: Step): Promise<void> => {
  if (next.kind === 'send') {
    const later = { result: 'later', problem: 'Busy.' } as const;
    salon.push.answers.beautician = Array.from({ length: next.failures }, () => later);
    await salon.send();
    await learnFromSent(world);
    return;
  }
  const order = world.orders[next.which] as Order;
  const { status, beautician: current } = await salon.orderNow(order);
  const holder = team.find(({ beautician }) => beautician.name === current);
  const request = () => {
    switch (next.kind) {
      case 'assign':
        return salon.give(order, team[next.who] as Colleague);
      case 'unassign':
        return isCancelled(status) ? undefined : salon.update(order, 'confirmed', 'none');
      case 'move': {
        const to = next.to === undefined ? undefined : team[next.to]?.beautician.name;
        const day = addDays(world.firstDay, next.day);
        return salon.moveTo(order, day, slots[next.slot] ?? '', to ? { beautician: to } : {});
      }
      case 'correct':
        return salon.correct(order, next.street);
      case 'cancel':
        return salon.update(order, 'cancelled');
      case 'reopen':
        return salon.update(order, next.isPending ? 'pending' : 'confirmed');
      case 'decline':
        return holder && salon.decline(holder, order);
    }
  };
  const answer = await request();
  if (!answer) return;
  if (answer.statusCode >= 300) {
    expect(refusals, answer.body).toContain(answer.statusCode);
    return;
  }
  if (next.kind === 'decline' && holder) {
    world.known.delete(keyOf(Number(holder.beautician._id), order._id));
  }
};

test('what beauticians were told is what is true, without a needless message', {
  timeout: runs * 20_000,
}, async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      salon.haldi.clock.set('2026-11-16T06:00:00Z');
      const firstDay = addDays('2026-11-18', 2 * (worlds % 60));
      worlds += 1;
      const world: World = {
        orders: [await salon.book(firstDay), await salon.book(firstDay, '11:00 AM')],
        known: new Map(),
        read: salon.push.taken.length,
        firstDay,
      };
      for (const next of steps) await take(world, next);
      salon.push.answers.beautician = [];
      await sendEverything(world);
      sent += world.read;
      for (const order of world.orders) await salon.update(order, 'cancelled');
      await salon.send();
    }),
    { numRuns: runs, ...(runs < 100 && { seed: 46 }), endOnFailure: false },
  );
  expect(sent).toBeGreaterThan(runs);
});
