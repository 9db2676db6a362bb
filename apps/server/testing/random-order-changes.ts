import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readCatalogueFile } from '../src/catalogue/service.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

export const orderChangeArbitraries = (names: readonly string[], files: readonly string[]) => ({
  move: fc.record({
    kind: fc.constant('move' as const),
    which: fc.nat(40),
    day: fc.nat(1),
    slot: fc.nat(defaultSlots.length - 1),
    isCustomers: fc.boolean(),
    beautician: fc.constantFrom(undefined, 'none', ...names),
    isForced: fc.boolean(),
  }),
  resell: fc.record({
    kind: fc.constant('resell' as const),
    which: fc.nat(40),
    file: fc.constantFrom(...files),
    quantity: fc.integer({ min: 1, max: 4 }),
    isForced: fc.boolean(),
  }),
});
type Changes = ReturnType<typeof orderChangeArbitraries>;
type Move = Changes['move'] extends fc.Arbitrary<infer One> ? One : never;
type Resell = Changes['resell'] extends fc.Arbitrary<infer One> ? One : never;

type OrderWorld = {
  product: TestApp;
  buyer: TestUser;
  admin: TestUser;
  orders: readonly Order[];
  dayOf: (day: number) => string;
};

/** Refusals of the planner that are allowed for staff. */
export const allowedPlannerRefusals = [
  'SLOT_FULL',
  'SLOT_NOT_BOOKABLE',
  'BEAUTICIAN_UNAVAILABLE',
  'BEAUTICIAN_OBJECTIONS',
];

const forced = (isForced: boolean) => (isForced ? { acknowledged: [...conflictKinds] } : {});

/** A customer's move must succeed exactly if the slot was offered. A refusal changes nothing. */
export const tryRandomMove = async (world: OrderWorld, next: Move): Promise<void> => {
  const placed = world.orders[next.which % Math.max(1, world.orders.length)];
  const slot = defaultSlots[next.slot];
  if (!placed || !slot) return;
  const url = `/api/orders/${next.isCustomers ? `${world.buyer.id}/${placed.orderId}` : placed._id}`;
  const order = (
    await world.product.as(world.admin, { url: `/api/orders/${placed._id}` })
  ).json<Order>();
  const day = world.dayOf(next.day);
  const slots = await world.product.as(world.buyer, { url: `${url}/slots?date=${day}` });
  const reason = slots.json<SlotAvailability[]>().find((one) => one.slot === slot)?.reason;
  const { beautician } = next;
  const answer = await world.product.as(world.buyer, {
    method: 'PUT',
    url: `${url}/appointment`,
    payload: {
      appointmentDate: day,
      appointmentSlot: slot,
      version: order.version,
      attempt: randomUUID(),
      ...(!next.isCustomers && { ...(beautician && { beautician }), ...forced(next.isForced) }),
    },
  });
  if (answer.statusCode === 200) {
    if (next.isCustomers) expect(reason).toBeUndefined();
    return;
  }
  const { code, details } = answer.json();
  const isStanding = ['NOT_CHANGEABLE', 'INVALID_INPUT', 'ALREADY_BOOKED'].includes(code);
  if (isStanding) return;
  if (next.isCustomers) {
    expect(code === 'SLOT_FULL' ? 'FULL' : details?.reason, answer.body).toBe(reason);
  } else {
    expect(allowedPlannerRefusals, answer.body).toContain(code);
  }
};

export const tryRandomServicesChange = async (world: OrderWorld, next: Resell): Promise<void> => {
  const placed = world.orders[next.which % Math.max(1, world.orders.length)];
  const [service] = await readCatalogueFile(world.product.context.db, next.file);
  if (!placed || !service) return;
  const url = `/api/orders/${placed._id}`;
  const { version } = (await world.product.as(world.admin, { url })).json<Order>();
  const answer = await world.product.as(world.admin, {
    method: 'PUT',
    url: `${url}/services`,
    payload: {
      services: [{ serviceId: service._id, quantity: next.quantity }],
      version,
      attempt: randomUUID(),
      ...forced(next.isForced),
    },
  });
  if (answer.statusCode === 200) return;
  const { code } = answer.json();
  expect([...allowedPlannerRefusals, 'NOT_CHANGEABLE', 'INVALID_INPUT'], answer.body).toContain(
    code,
  );
};
