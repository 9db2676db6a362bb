import { formatRupees } from '@haldi/contract/kit/money';
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
import type { MessagesContext } from '../context.ts';
import { sendDueMessages } from './send-due-messages.ts';

const later = { result: 'later', problem: 'The mail server was busy.' } as const;
const refused = { result: 'refused', problem: 'No browser.' } as const;
const unsure = { result: 'unsure', problem: 'No answer came.' } as const;

let changes: TestOrderChanges;
let outbox: TestOutbox;
let email: ScriptedChannel;
let push: ScriptedChannel;
let messages: MessagesContext;

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(30);
  outbox = openTestOutbox(changes.haldi, changes.meera);
});
afterAll(() => changes.close());
beforeEach(() => {
  changes.haldi.clock.set('2026-11-16T06:00:00Z');
  push = scriptedChannel('push', ({ to }) => to.audience === 'salon' && to.actorId === null);
  email = scriptedChannel('email', ({ to }) => to.email !== '');
  messages = createTestMessagesContext(changes.haldi, [push, email]);
});

const place = async (): Promise<Order> =>
  changes.salon.place(await changes.haldi.user(), { appointmentDate: '2026-11-20' });
const kindsAbout = (channel: ScriptedChannel, { _id }: Order) =>
  channel.taken.filter(({ orderId }) => orderId === _id).map(({ kind }) => kind);
const newsOf = async (order: Order) =>
  (await outbox.about(order)).find(({ kind }) => kind === 'new-order');
const until = (minutes: number) =>
  outbox.sendUntil(
    messages,
    new Date(Date.parse('2026-11-16T06:00:00Z') + minutes * 60_000).toISOString(),
  );

describe('a message to the salon', () => {
  test('uses every channel', async () => {
    const order = await place();
    await sendDueMessages(messages);
    expect([kindsAbout(push, order), kindsAbout(email, order)]).toEqual([
      ['new-order'],
      ['new-order'],
    ]);
    expect(await newsOf(order)).toMatchObject({
      ...{ state: 'sent', channel: 'push' },
      tried: [
        { channel: 'push', result: 'sent' },
        { channel: 'email', result: 'sent' },
      ],
    });
  });

  test('about a new order has address, services, amount and link in the email, not in the push', async () => {
    const { _id, orderId, services, total, address, username } = await place();
    await sendDueMessages(messages);
    const [mail] = email.taken.filter(({ orderId: about }) => about === _id);
    for (const part of [
      ...[address.street, address.pincode, formatRupees(total), username],
      ...services.map(({ name, price }) => `${name}, ${formatRupees(price)} x`),
      `Open in the back office:\nhttp://localhost:`,
    ]) {
      expect(mail?.emailDetails).toContain(part);
    }
    expect(mail?.emailDetails).toMatch(new RegExp(`/admin/orders/${orderId}$`));
    expect(`${mail?.title} ${mail?.text}`).not.toContain(address.street);
  });

  test('to customers has no such details', async () => {
    const order = await changes.confirm(await place());
    await sendDueMessages(messages);
    const toCustomer = email.taken.filter(
      ({ orderId, to }) => orderId === order._id && to.audience === 'customer',
    );
    expect(toCustomer.map(({ emailDetails }) => emailDetails)).toEqual(['']);
  });

  test('that was pushed is retried by email alone', async () => {
    const order = await place();
    email.answers.salon.push(later, later);
    await sendDueMessages(messages);
    expect(await newsOf(order)).toMatchObject({
      ...{ state: 'planned', attempts: 1 },
      tried: [
        { channel: 'push', result: 'sent', problem: '' },
        { channel: 'email', result: 'later', problem: later.problem },
      ],
    });
    await until(1);
    expect(kindsAbout(email, order)).toEqual([]);
    await until(6);
    expect(await newsOf(order)).toMatchObject({ state: 'sent', channel: 'push', problem: '' });
    await until(100);
    expect([kindsAbout(push, order), kindsAbout(email, order)]).toEqual([
      ['new-order'],
      ['new-order'],
    ]);
  });

  test('stays sent by push if every retry by email fails', async () => {
    const order = await place();
    email.answers.salon.push(later, later, later, later, later);
    await sendDueMessages(messages);
    for (const minutes of [1, 6, 21, 81]) await until(minutes);
    expect(email.answers.salon).toEqual([]);
    expect(await newsOf(order)).toMatchObject({
      ...{ state: 'sent', channel: 'push', attempts: 5, problem: later.problem },
    });
    expect(kindsAbout(push, order)).toEqual(['new-order']);
  });

  test('is sent by push alone if the email may have been sent', async () => {
    const order = await place();
    push.answers.salon.push(later);
    email.answers.salon.push(unsure);
    await sendDueMessages(messages);
    await until(1);
    expect([kindsAbout(push, order), kindsAbout(email, order)]).toEqual([['new-order'], []]);
    expect(await newsOf(order)).toMatchObject({ state: 'sent', problem: unsure.problem });
  });

  test('is retried by staff with what has not been sent', async () => {
    const order = await place();
    push.answers.salon.push(refused);
    email.answers.salon.push(unsure);
    await sendDueMessages(messages);
    const doubtful = await newsOf(order);
    expect(doubtful).toMatchObject({ state: 'unsure', channel: 'email' });
    expect((await outbox.decide(doubtful?._id ?? '', 'again')).statusCode).toBe(200);
    await sendDueMessages(messages);
    expect([kindsAbout(push, order), kindsAbout(email, order)]).toEqual([
      ['new-order'],
      ['new-order'],
    ]);
  });

  test('does not wait for the email of an earlier one', async () => {
    const asha = await changes.haldi.user();
    const order = await changes.salon.place(asha, { appointmentDate: '2026-11-20' });
    email.answers.salon.push(later);
    await sendDueMessages(messages);
    expect((await changes.move(asha, order)).statusCode).toBe(200);
    await sendDueMessages(messages);
    expect(kindsAbout(push, order)).toEqual(['new-order', 'order-moved']);
  });

  test.each([
    ['no channel is set up', () => createTestMessagesContext(changes.haldi)],
    ['every channel refuses it', () => messages],
  ])('never waits to be sent manually, even if %s', async (_, contextOf) => {
    const order = await changes.confirm(await place());
    await changes.staffMove(order);
    push.answers.salon.push(refused);
    email.answers.salon.push(refused);
    await sendDueMessages(contextOf());
    const summary = summarizeMessages(await outbox.about(order));
    expect(summary).toContain('order-moved dropped NOBODY_TO_TELL');
    expect(summary).toContain('new-order dropped NOBODY_TO_TELL');
    const waiting = (await outbox.list('to-send')).filter(({ kind }) => kind === 'new-order');
    expect(waiting).toEqual([]);
  });

  test('is sent again when staff restore it', async () => {
    const order = await place();
    const { _id } = (await newsOf(order)) ?? { _id: '' };
    expect((await outbox.decide(_id, 'leave')).statusCode).toBe(200);
    expect((await outbox.decide(_id, 'back')).json()).toMatchObject({ state: 'planned' });
    await sendDueMessages(messages);
    expect(kindsAbout(push, order)).toEqual(['new-order']);
  });
});
