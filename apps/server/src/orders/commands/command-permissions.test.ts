import { randomUUID } from 'node:crypto';
import {
  type CommandKind,
  type CommandRole,
  type UpdateKind,
  updateKinds,
} from '@haldi/contract/orders/commands/command';
import {
  type CommandPermission,
  commandPermissions,
} from '@haldi/contract/orders/commands/command-permissions';
import { updateKind } from '@haldi/contract/orders/commands/update-kind';
import type { OrderUpdate } from '@haldi/contract/orders/desk/order-update';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { type AdminStatus, type OrderStatus, orderStatuses } from '@haldi/contract/orders/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBeauticianUser, sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { lineOf } from '../../../testing/test-orders.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestOrderChanges;
beforeAll(async () => {
  changes = await openTestOrderChanges();
});
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await changes.close();
});

type Visit = { order: Order; customer: TestUser; phone: TestUser; beautician: string };

const [confirmed, , , needsChange, complete, cancelled] = updateMessages;
type Sent = Omit<OrderUpdate, 'version' | 'attempt'>;
const updates: Record<AdminStatus, Sent> = {
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
    order = await update(order, updates[status]);
  }
  expect(order.status).toBe(status);
  return {
    order,
    customer,
    beautician,
    phone: await createBeauticianUser(changes.haldi, beautician),
  };
};

type Call = (
  visit: Visit,
  by: TestUser,
) => Promise<{ statusCode: number; body: string; json: () => unknown }>;

const work =
  (part: string, payload: object): Call =>
  ({ order }, by) =>
    sendWorkRequest(changes.haldi, by, `visits/${order._id}/${part}`, payload);
const byDesk =
  (part: string, payload: object = {}): Call =>
  ({ order }, by) =>
    changes.send(by, 'PUT', `/api/orders/${order._id}/${part}`, {
      version: order.version,
      attempt: randomUUID(),
      ...payload,
    });

/** Staff cannot send `in_progress`, so a started visit goes back to confirmed. */
const asItIs = ({ order: { status } }: Visit): Sent => {
  const { reason: _, ...same } = updates[status === 'in_progress' ? 'confirmed' : status];
  return same;
};

const updateOf: Record<UpdateKind, (visit: Visit) => Sent> = {
  confirm: () => updates.confirmed,
  unconfirm: () => updates.pending,
  reopen: () => updates.confirmed,
  complete: () => updates.completed,
  cancel: () => updates.cancelled,
  'mark-no-show': () => ({ ...updates.cancelled, reason: 'no_show' }),
  'correct-cancellation': () => ({ ...updates.cancelled, reason: 'booked_twice' }),
  assign: (visit) => ({ ...asItIs(visit), beautician: visit.beautician }),
  unassign: (visit) => ({ ...asItIs(visit), beautician: 'none' }),
  announce: asItIs,
};

const track =
  (kind: UpdateKind): Call =>
  (visit, by) =>
    changes.salon.track(by, visit.order._id, updateOf[kind](visit));

const tomorrow = { appointmentDate: '2026-11-17', appointmentSlot: '10:00 AM' };
const moreServices = () => [
  { serviceId: lineOf(changes.salon.service(60)).serviceId, quantity: 1 },
  { serviceId: lineOf(changes.salon.service(30)).serviceId, quantity: 1 },
];

/** Where a role has no call of its own, the call of another role must refuse it. */
const calls: Record<CommandKind, Partial<Record<CommandRole, Call>>> = {
  confirm: { desk: track('confirm') },
  unconfirm: { desk: track('unconfirm') },
  reopen: { desk: track('reopen') },
  complete: { desk: track('complete'), beautician: work('progress', { press: 'done' }) },
  cancel: {
    desk: track('cancel'),
    customer: ({ order }, by) => changes.cancel(by, order),
  },
  'mark-no-show': { desk: track('mark-no-show') },
  'correct-cancellation': { desk: track('correct-cancellation') },
  assign: { desk: track('assign') },
  unassign: { desk: track('unassign') },
  announce: { desk: track('announce') },
  move: {
    desk: byDesk('appointment', tomorrow),
    customer: ({ order }, by) => changes.move(by, order, tomorrow),
  },
  'correct-address': {
    desk: ({ order }, by) => changes.staffCorrect(order, {}, by),
    customer: ({ order }, by) => changes.correct(by, order),
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

const expectedOf = (verdict: CommandPermission): string =>
  ['yes', 'ask', 'ask-early'].includes(verdict) ? 'taken' : verdict;

const isUpdate = (kind: CommandKind): kind is UpdateKind =>
  (updateKinds as readonly CommandKind[]).includes(kind);

const kinds = Object.keys(commandPermissions) as CommandKind[];
const roles: CommandRole[] = ['customer', 'beautician', 'desk'];

describe.each(orderStatuses)('%s', (status) => {
  test('every command of every role is accepted or refused as in the table', async () => {
    const cells = kinds.flatMap((kind) => roles.map((role) => ({ kind, role })));
    const shared = await visitIn(status);
    const found: string[] = [];
    for (const { kind, role } of cells) {
      const verdict = commandPermissions[kind][role][status];
      // A forbidden command changes nothing, so one visit is enough for all of them.
      const visit = verdict === 'FORBIDDEN' ? shared : await visitIn(status);
      if (role === 'desk' && isUpdate(kind)) {
        const meant = updateKind(visit.order, updateOf[kind](visit));
        const isMeant = meant === kind;
        if (isMeant === (verdict === 'never')) found.push(`${kind} by ${role} is ${meant}`);
        if (!isMeant) continue;
      }
      const people = { customer: visit.customer, beautician: visit.phone, desk: changes.meera };
      const answer = await callOf(kind, role)(visit, people[role]);
      const code = codeOf(answer);
      if (code !== expectedOf(verdict)) found.push(`${kind} by ${role}: ${code}, not ${verdict}`);
    }
    expect(found).toEqual([]);
  });
});
