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
import { determineUpdateKind } from '@haldi/contract/orders/commands/update-kind';
import type { OrderUpdate } from '@haldi/contract/orders/desk/order-update';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { type AdminStatus, type OrderStatus, orderStatuses } from '@haldi/contract/orders/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestAdvance } from '../../../testing/test-advances.ts';
import { createBeauticianUser, sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import { removeTestDiscount } from '../../../testing/test-discounts.ts';
import {
  addTestFee,
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestOrderChanges;
beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.haldi.database.pool.query(
    `update payment_settings set methods = '{upi}', upi = '{"id":"salon@okbank","name":"Salon","kind":"personal","merchantCode":null}'`,
  );
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
  { serviceId: toRequestLine(changes.salon.service(60)).serviceId, quantity: 1 },
  { serviceId: toRequestLine(changes.salon.service(30)).serviceId, quantity: 1 },
];

const post = (by: TestUser, url: string, payload: object) =>
  changes.send(by, 'POST', url, { attempt: randomUUID(), ...payload });
const payment =
  (part: string, payload: object): Call =>
  ({ order }, by) =>
    post(by, `/api/orders/${order._id}/${part}`, payload);
const tip = { amount: 0, tip: 1_000, method: 'cash' };
const discount = { kind: 'amount', amount: 10, reason: 'Regular' };
const checked = ({ orderId }: Order) => ({ reference: `${orderId}${orderId}` });
const submit: Call = ({ order }, by) =>
  post(by, `/api/orders/${order.userId}/${order.orderId}/upi-reference`, checked(order));

/** A cancelled order only owes its fees. */
const withFee =
  (call: Call): Call =>
  async (visit, by) => {
    if (visit.order.status === 'cancelled') await addTestFee(changes.haldi, visit.order);
    return call(visit, by);
  };

const withReference = (call: Call): Call =>
  withFee(async (visit, by) => {
    const submitted = await submit(visit, visit.customer);
    expect(submitted.statusCode, submitted.body).toBe(200);
    return call(visit, by);
  });

/** The product releases orders by itself. */
type CalledKind = Exclude<CommandKind, 'release'>;

/** Where a role has no call of its own, the call of another role must refuse it. */
const calls: Record<CalledKind, Partial<Record<CommandRole, Call>>> = {
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
  'take-payment': {
    desk: payment('payments', tip),
    beautician: ({ order }, by) =>
      sendWorkRequest(changes.haldi, by, `visits/${order._id}/payments`, tip, 'POST'),
  },
  'leave-unpaid': { beautician: work('unpaid', { reason: 'pays_later' }) },
  refund: {
    desk: async (visit, by) => {
      await payment('payments', { ...tip, amount: 20_000, acceptsOverpayment: true })(visit, by);
      return payment('refunds', { amount: 10_000, method: 'cash', reason: 'Sorry' })(visit, by);
    },
  },
  'reverse-entry': {
    desk: async (visit, by) => {
      await payment('payments', tip)(visit, by);
      const ledger = await changes.haldi.as(by, { url: `/api/orders/${visit.order._id}/payments` });
      const entry = ledger.json<Partial<OrderLedger>>().entries?.[0]?.id ?? 1;
      return payment('reversals', { entry, reason: 'Mistake' })(visit, by);
    },
  },
  'add-discount': { desk: payment('discounts', discount) },
  'remove-discount': { desk: ({ order }, by) => removeTestDiscount(changes, order, by) },
  'submit-reference': { customer: withFee(submit) },
  'verify-payment': {
    desk: withReference((visit, by) =>
      payment('upi-reference', { ...checked(visit.order), isReceived: true, amount: 100 })(
        visit,
        by,
      ),
    ),
  },
  'reject-payment': {
    desk: withReference((visit, by) =>
      payment('upi-reference', { ...checked(visit.order), isReceived: false })(visit, by),
    ),
  },
  'waive-fee': { desk: withFee(payment('fees/no_show/waiver', { reason: 'Regular' })) },
  'waive-advance': {
    desk: async (visit, by) => {
      await addTestAdvance(changes.haldi, visit.order);
      return payment('advance/waiver', { reason: 'Regular' })(visit, by);
    },
  },
  'set-business-customer': { desk: ({ order }, by) => changes.setBusiness(order, by) },
  'move-fee': {
    desk: withFee(async (visit, by) => {
      const when = { appointmentDate: '2026-11-18', appointmentSlot: '03:00 PM' };
      // Refused for a shared visit, which has its next visit already.
      await changes.salon.send(visit.customer, changes.salon.body(visit.customer, when));
      return payment('fees/no_show/move', {})(visit, by);
    }),
  },
};

const callOf = (kind: CalledKind, role: CommandRole): Call => {
  const { desk, beautician, customer } = calls[kind];
  const call = calls[kind][role] ?? desk ?? beautician ?? customer;
  if (!call) throw new Error(`${kind} has no call`);
  return call;
};

const codeOf = (answer: Awaited<ReturnType<Call>>): string =>
  answer.statusCode < 300 ? 'taken' : (answer.json() as { code: string }).code;

/** Customers send only about their own orders, so others' are not found. */
const expectedOf = (verdict: CommandPermission, kind: CommandKind): string => {
  if (kind === 'submit-reference' && verdict === 'FORBIDDEN') return 'NOT_FOUND';
  return ['yes', 'ask', 'ask-early'].includes(verdict) ? 'taken' : verdict;
};

const isUpdate = (kind: CommandKind): kind is UpdateKind =>
  (updateKinds as readonly CommandKind[]).includes(kind);

const kinds = Object.keys(calls) as CalledKind[];
const roles: Exclude<CommandRole, 'system'>[] = ['customer', 'beautician', 'desk'];

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
        const meant = determineUpdateKind(visit.order, updateOf[kind](visit));
        const isMeant = meant === kind;
        if (isMeant === (verdict === 'never')) found.push(`${kind} by ${role} is ${meant}`);
        if (!isMeant) continue;
      }
      const people = { customer: visit.customer, beautician: visit.phone, desk: changes.meera };
      const answer = await callOf(kind, role)(visit, people[role]);
      const code = codeOf(answer);
      if (code !== expectedOf(verdict, kind))
        found.push(`${kind} by ${role}: ${code}, not ${verdict}`);
    }
    expect(found).toEqual([]);
  });
});
