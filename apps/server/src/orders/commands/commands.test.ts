import { randomUUID } from 'node:crypto';
import { allowed, type Verdict } from '@haldi/contract/orders/commands/allowed';
import type { CommandKind, CommandRole } from '@haldi/contract/orders/commands/command';
import { orderMessages } from '@haldi/contract/orders/desk/messages';
import type { Order } from '@haldi/contract/orders/schema';
import { type OrderStatus, orderStatuses } from '@haldi/contract/orders/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  expectVerified,
  openTestChanges,
  type TestChanges,
} from '../../../testing/test-changes.ts';
import { lineOf } from '../../../testing/test-orders.ts';
import { phoneOf, pressAt } from '../../../testing/test-presses.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestChanges;
beforeAll(async () => {
  changes = await openTestChanges();
});
afterAll(async () => {
  await expectVerified(changes.haldi);
  await changes.close();
});

type Visit = { order: Order; customer: TestUser; phone: TestUser; beautician: string };

const [confirmed, , , needsChange, complete, cancelled] = orderMessages;
const updates = {
  pending: { status: 'pending', message: needsChange },
  confirmed: { status: 'confirmed', message: confirmed },
  completed: { status: 'completed', message: complete },
  cancelled: { status: 'cancelled', message: cancelled, reason: 'customer_asked' },
};

const update = async ({ _id }: Order, payload: object): Promise<Order> => {
  const answer = await changes.salon.track(changes.meera, _id, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** A visit of today at 03:00 PM, in a status; it is 11:30 AM. */
const visitIn = async (status: OrderStatus): Promise<Visit> => {
  const beautician = `Rekha ${randomUUID().slice(0, 8)}`;
  await changes.salon.hireOne(beautician);
  const customer = await changes.haldi.user();
  const when = { appointmentDate: '2026-11-16', appointmentSlot: '03:00 PM' };
  const placed = await changes.salon.place(customer, when);
  const first = status === 'pending' ? updates.pending : updates.confirmed;
  let order = await update(placed, { ...first, beautician });
  if (status === 'in_progress') {
    const payload = { version: order.version, attempt: randomUUID() };
    const started = await changes.send(
      changes.meera,
      'PUT',
      `/api/orders/${order._id}/start`,
      payload,
    );
    order = started.json();
  } else if (status !== first.status) {
    order = await update(order, updates[status as keyof typeof updates]);
  }
  expect(order.status).toBe(status);
  return { order, customer, beautician, phone: await phoneOf(changes.haldi, beautician) };
};

type Call = (
  visit: Visit,
  by: TestUser,
) => Promise<{ statusCode: number; body: string; json: () => unknown }>;

const track =
  (payload: object): Call =>
  ({ order }, by) =>
    changes.salon.track(by, order._id, payload);
/** An update that leaves the status as it is; in progress is none that staff can send. */
const trackAsItIs =
  (over: (visit: Visit) => object): Call =>
  (visit, by) => {
    const { status } = visit.order;
    const payload = status === 'in_progress' ? updates.confirmed : updates[status];
    const { reason: _, ...same } = { reason: undefined, ...payload };
    return changes.salon.track(by, visit.order._id, { ...same, ...over(visit) });
  };
const work =
  (part: string, payload: object): Call =>
  ({ order }, by) =>
    pressAt(changes.haldi, by, `visits/${order._id}/${part}`, payload);
const byDesk =
  (part: string, payload: object = {}): Call =>
  ({ order }, by) =>
    changes.send(by, 'PUT', `/api/orders/${order._id}/${part}`, {
      version: order.version,
      attempt: randomUUID(),
      ...payload,
    });

const tomorrow = { appointmentDate: '2026-11-17', appointmentSlot: '10:00 AM' };
const moreServices = () => [
  { serviceId: lineOf(changes.salon.service(60)).serviceId, quantity: 1 },
  { serviceId: lineOf(changes.salon.service(30)).serviceId, quantity: 1 },
];

/** How each command is sent; where a role has no call of its own, the other's must be closed to it. */
const calls: Record<CommandKind, Partial<Record<CommandRole, Call>>> = {
  confirm: { desk: track(updates.confirmed) },
  unconfirm: { desk: track(updates.pending) },
  reopen: { desk: track(updates.confirmed) },
  complete: { desk: track(updates.completed), beautician: work('progress', { press: 'done' }) },
  cancel: {
    desk: track(updates.cancelled),
    customer: ({ order }, by) => changes.cancel(by, order),
  },
  'mark-no-show': { desk: track({ ...updates.cancelled, reason: 'no_show' }) },
  'correct-cancellation': { desk: track({ ...updates.cancelled, reason: 'booked_twice' }) },
  assign: { desk: trackAsItIs(({ beautician }) => ({ beautician })) },
  unassign: { desk: trackAsItIs(() => ({ beautician: 'none' })) },
  announce: { desk: trackAsItIs(() => ({})) },
  move: {
    desk: byDesk('appointment', tomorrow),
    customer: ({ order }, by) => changes.move(by, order, tomorrow),
  },
  'change-services': {
    desk: (visit, by) => byDesk('services', { services: moreServices() })(visit, by),
    beautician: (visit, by) => work('services', { services: moreServices().slice(1) })(visit, by),
  },
  'on-the-way': { beautician: work('progress', { press: 'on-the-way' }) },
  arrived: { beautician: work('progress', { press: 'arrived' }) },
  start: { desk: byDesk('start'), beautician: work('progress', { press: 'start' }) },
  'running-late': { beautician: work('late', { minutes: 15 }) },
  decline: { beautician: work('cannot-go', { reason: '' }) },
};

const callOf = (kind: CommandKind, role: CommandRole): Call => {
  const { desk, beautician, customer } = calls[kind];
  const call = calls[kind][role] ?? desk ?? beautician ?? customer;
  if (!call) throw new Error(`${kind} has no call`);
  return call;
};

const codeOf = (answer: Awaited<ReturnType<Call>>): string =>
  answer.statusCode < 300 ? 'taken' : (answer.json() as { code: string }).code;

const expectedOf = (verdict: Verdict): string =>
  ['yes', 'ask', 'ask-early', 'same'].includes(verdict) ? 'taken' : verdict;

const kinds = Object.keys(allowed) as CommandKind[];
const roles: CommandRole[] = ['customer', 'beautician', 'desk'];

describe.each(orderStatuses)('%s', (status) => {
  test('every command by every role is taken or refused as the table says', async () => {
    const cells = kinds.flatMap((kind) => roles.map((role) => ({ kind, role })));
    const shared = await visitIn(status);
    const found: string[] = [];
    for (const { kind, role } of cells) {
      const verdict = allowed[kind][role][status];
      // What is forbidden changes nothing: one visit is enough for all of it.
      const visit = verdict === 'FORBIDDEN' ? shared : await visitIn(status);
      const people = { customer: visit.customer, beautician: visit.phone, desk: changes.meera };
      const answer = await callOf(kind, role)(visit, people[role]);
      const code = codeOf(answer);
      if (code !== expectedOf(verdict)) found.push(`${kind} by ${role}: ${code}, not ${verdict}`);
    }
    expect(found).toEqual([]);
  });
});
