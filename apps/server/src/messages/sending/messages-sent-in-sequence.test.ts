import type { VisitEvent, VisitSnapshot } from '@haldi/contract/messages/visit-event';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestMessagesContext,
  openTestOutbox,
  type ScriptedChannel,
  scriptedChannel,
  summarizeMessages,
  type TestOutbox,
} from '../../../testing/test-messages.ts';
import {
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { notifyCustomer, notifySalon } from '../service.ts';
import { sendDueMessages } from './send-due-messages.ts';

const visit: VisitSnapshot = {
  ...{ status: 'confirmed', day: '2026-11-20', startMinute: 600, beautician: null },
};

let changes: TestOrderChanges;
let outbox: TestOutbox;
let email: ScriptedChannel;

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(30);
  outbox = openTestOutbox(changes.haldi, changes.meera);
});
afterAll(() => changes.close());
beforeEach(async () => {
  changes.haldi.clock.set('2026-11-16T06:00:00Z');
  // Sends messages left over from other tests.
  await sendDueMessages(createTestMessagesContext(changes.haldi, [scriptedChannel('email')]));
  email = scriptedChannel('email');
});

const confirmedOrder = async (): Promise<Order> => {
  const asha = await changes.haldi.user();
  return changes.confirm(await changes.salon.place(asha, { appointmentDate: visit.day }));
};
const tell = ({ _id: id, userId }: Order, happening: Partial<VisitEvent>) =>
  changes.haldi.context.db.transaction((tx) =>
    notifyCustomer(tx, { id, userId }, visit, visit, { at: changes.haldi.clock(), ...happening }),
  );
/** Its messages are written by instances with different clocks. */
const orderWithThree = async (): Promise<Order> => {
  const order = await confirmedOrder();
  await tell(order, { press: 'on-the-way', at: new Date('2026-11-16T05:59:58Z') });
  await tell(order, { lateMinutes: 20, at: new Date('2026-11-16T05:59:59Z') });
  return order;
};
const inOrder = ['confirmed', 'on-the-way', 'late'];
const sentTo = (audience: 'customer' | 'salon', { _id }: Order): string[] =>
  email.taken
    .filter(({ orderId, to }) => orderId === _id && to.audience === audience)
    .map(({ kind }) => kind);

describe('messages about one order', () => {
  test('three instances send them in the order in which they were written', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, orderWithThree));
    const first = Promise.withResolvers<void>();
    const { send } = email;
    email.send = async (outgoing) => {
      if (outgoing.kind === 'confirmed') await first.promise;
      return send(outgoing);
    };
    const instances = Array.from({ length: 3 }, () =>
      sendDueMessages(createTestMessagesContext(changes.haldi, [email])),
    );
    const states = async () =>
      (await Promise.all(orders.map(outbox.about))).map((about) => summarizeMessages(about));
    await expect
      .poll(async () => (await states()).every((words) => words.includes('confirmed sending')))
      .toBe(true);
    // A second instance finds nothing to send while the first messages are being sent.
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(orders.map((order) => sentTo('customer', order))).toEqual(orders.map(() => []));
    first.resolve();
    await Promise.all(instances);
    expect(orders.map((order) => sentTo('customer', order))).toEqual(orders.map(() => inOrder));
  });

  test('a message waits while another instance has locked the one before', async () => {
    const order = await orderWithThree();
    const other = await changes.haldi.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `select 1 from outbox where order_id = $1 and kind = 'confirmed' for update`,
        [order._id],
      );
      await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
      expect(sentTo('customer', order)).toEqual([]);
      await other.query('rollback');
    } finally {
      other.release();
    }
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(sentTo('customer', order)).toEqual(inOrder);
  });

  test('a message waits for a retry of the one before', async () => {
    const order = await orderWithThree();
    email.answers.customer.push({ result: 'later', problem: 'Busy.' });
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(sentTo('customer', order)).toEqual([]);
    await outbox.sendUntil(
      createTestMessagesContext(changes.haldi, [email]),
      '2026-11-16T06:01:00Z',
    );
    expect(sentTo('customer', order)).toEqual(inOrder);
  });

  test('a failed, dropped or later message does not hold back the next', async () => {
    const order = await orderWithThree();
    email.answers.customer.push({ result: 'unsure', problem: 'No answer came.' });
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(sentTo('customer', order)).toEqual(['on-the-way', 'late']);
    const left = await orderWithThree();
    const [first] = (await outbox.about(left)).filter(({ kind }) => kind === 'confirmed');
    expect((await outbox.decide(first?._id ?? '', 'leave')).statusCode).toBe(200);
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(sentTo('customer', left)).toEqual(['on-the-way', 'late']);
    expect(summarizeMessages(await outbox.about(left))).toContain('evening-before planned');
  });

  test('a message waiting for the morning does not hold back the next', async () => {
    const order = await confirmedOrder();
    changes.haldi.clock.set('2026-11-16T15:29:30Z');
    email.answers.customer.push({ result: 'later', problem: 'Busy.' });
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    await outbox.sendUntil(
      createTestMessagesContext(changes.haldi, [email]),
      '2026-11-16T15:31:00Z',
    );
    await tell(order, { press: 'on-the-way' });
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(sentTo('customer', order)).toEqual(['on-the-way']);
    await outbox.sendUntil(
      createTestMessagesContext(changes.haldi, [email]),
      '2026-11-17T02:30:00Z',
    );
    expect(sentTo('customer', order)).toEqual(['on-the-way', 'confirmed']);
  });

  test('messages to the salon are sent in order, a call for help at once', async () => {
    const asha = await changes.haldi.user();
    const order = await changes.salon.place(asha, { appointmentDate: visit.day });
    const news = {
      ...{ subject: order._id, orderId: order._id, userId: asha.id, actorId: null },
      at: changes.haldi.clock(),
    };
    await changes.haldi.context.db.transaction(async (tx) => {
      await notifySalon(tx, { ...news, kind: 'order-moved', occasion: 'version 2' });
      await notifySalon(tx, { ...news, kind: 'order-cancelled', occasion: 'version 3' });
      await notifySalon(tx, { ...news, kind: 'help', occasion: 'raised' });
    });
    const { send } = email;
    email.send = async (outgoing) =>
      outgoing.kind === 'new-order' && outgoing.orderId === order._id
        ? { result: 'later', problem: 'Busy.' }
        : send(outgoing);
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(sentTo('salon', order)).toEqual(['help']);
    email.send = send;
    await outbox.sendUntil(
      createTestMessagesContext(changes.haldi, [email]),
      '2026-11-16T06:01:00Z',
    );
    expect(sentTo('salon', order)).toEqual([
      ...['help', 'new-order', 'order-moved', 'order-cancelled'],
    ]);
  });
});
