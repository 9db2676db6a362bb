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
import type { TestUser } from '../../../testing/test-user.ts';
import type { MessagesContext } from '../context.ts';
import { sendDueMessages } from './send-due-messages.ts';

/** The clock is at 11:30 on 16 November in India; visits are on the 20th at ten. */
const day = { appointmentDate: '2026-11-20' };
const toldAbout = (channel: ScriptedChannel, { _id }: Order) =>
  channel.taken.filter(({ to, orderId }) => to.audience === 'customer' && orderId === _id);
const kindsAbout = (channel: ScriptedChannel, { _id }: Order) =>
  channel.taken.filter(({ orderId }) => orderId === _id).map(({ kind }) => kind);

let changes: TestOrderChanges;
let outbox: TestOutbox;
let email: ScriptedChannel;
let push: ScriptedChannel;
let messages: MessagesContext;
let byHand: MessagesContext;

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(30);
  outbox = openTestOutbox(changes.haldi, changes.meera);
});
afterAll(() => changes.close());
beforeEach(async () => {
  changes.haldi.clock.set('2026-11-16T06:00:00Z');
  byHand = createTestMessagesContext(changes.haldi);
  push = scriptedChannel('push', ({ to }) => to.audience === 'salon' && to.actorId === null);
  email = scriptedChannel('email', ({ to }) => to.email !== '');
  messages = createTestMessagesContext(changes.haldi, [push, email]);
  // Sends messages left over from other tests.
  await sendDueMessages(messages);
  push.taken.length = 0;
  email.taken.length = 0;
});

const customer = (over = {}): Promise<TestUser> => changes.haldi.user(over);

const confirmedOrder = async (who: TestUser) =>
  changes.confirm(await changes.salon.place(who, day));

describe('a message', () => {
  test('is sent once, with the current state of the order', async () => {
    const asha = await customer({ username: 'Asha Kulkarni' });
    const order = await confirmedOrder(asha);
    await Promise.all([
      sendDueMessages(messages),
      sendDueMessages(messages),
      sendDueMessages(messages),
    ]);
    await sendDueMessages(messages);
    expect(toldAbout(email, order).map(({ kind }) => kind)).toEqual(['confirmed']);
    expect(toldAbout(email, order)[0]?.text).toContain('Hello Asha, your visit with');
    expect(toldAbout(email, order)[0]?.text).toContain('20 Nov 2026, 10:00 AM');
    expect(toldAbout(email, order)[0]?.text).toContain(`/visit#${order.link}`);
    expect(kindsAbout(push, order)).toEqual(['new-order']);
    expect(summarizeMessages(await outbox.about(order)).toSorted()).toEqual([
      'confirmed sent',
      'evening-before planned',
      'new-order sent',
      'two-hours-before planned',
    ]);
  });

  test('waits for the morning; the reminder is sent in the evening', async () => {
    changes.haldi.clock.set('2026-11-16T16:00:00Z');
    const order = await confirmedOrder(await customer());
    await sendDueMessages(messages);
    expect(toldAbout(email, order)).toEqual([]);
    await outbox.sendUntil(messages, '2026-11-17T02:29:59Z');
    expect(toldAbout(email, order)).toEqual([]);
    await outbox.sendUntil(messages, '2026-11-17T02:30:00Z');
    expect(toldAbout(email, order).map(({ kind }) => kind)).toEqual(['confirmed']);
    await outbox.sendUntil(messages, '2026-11-19T13:30:00Z');
    await outbox.sendUntil(messages, '2026-11-20T02:30:00Z');
    expect(toldAbout(email, order).map(({ kind }) => kind)).toEqual([
      'confirmed',
      'evening-before',
      'two-hours-before',
    ]);
  });

  test('a late reminder is dropped instead of sent during quiet hours', async () => {
    const order = await confirmedOrder(await customer());
    await outbox.sendUntil(messages, '2026-11-19T15:30:00Z');
    expect(summarizeMessages(await outbox.about(order))).toContain(
      'evening-before dropped TOO_LATE',
    );
  });

  test('reminders move with a moved visit and are dropped with a cancelled one', async () => {
    const asha = await customer();
    const order = await confirmedOrder(asha);
    await sendDueMessages(messages);
    const moved = await changes.move(asha, order, {
      ...{ appointmentDate: '2026-11-21', appointmentSlot: '03:00 PM' },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    await sendDueMessages(messages);
    await outbox.sendUntil(messages, '2026-11-19T13:30:00Z');
    await outbox.sendUntil(messages, '2026-11-20T13:30:00Z');
    const told = toldAbout(email, order).map(({ kind }) => kind);
    expect(told).toEqual(['confirmed', 'moved', 'evening-before']);
    expect(toldAbout(email, order)[1]?.text).toContain('Before: 20 Nov 2026, 10:00 AM');
    expect(kindsAbout(push, order)).toEqual(['new-order', 'order-moved']);
    const standing = await changes.read(asha, order);
    expect((await changes.cancel(asha, standing)).statusCode).toBe(200);
    expect(summarizeMessages(await outbox.about(order))).toContain(
      'two-hours-before dropped CANCELLED',
    );
    await outbox.sendUntil(messages, '2026-11-21T07:30:00Z');
    expect(toldAbout(email, order).map(({ kind }) => kind)).toEqual([...told, 'cancelled']);
  });

  test('is not sent if the owner has turned it off', async () => {
    const save = (isOn: boolean, version: number) =>
      changes.haldi.as(changes.meera, {
        method: 'PUT',
        url: '/api/admin/message-templates/confirmed',
        payload: {
          ...{ text: 'Hello {{name}}', isOn, whatsappName: '' },
          ...{ whatsappLanguage: 'en', version },
        },
      });
    expect((await save(false, 0)).statusCode).toBe(200);
    const order = await confirmedOrder(await customer());
    await sendDueMessages(messages);
    expect(summarizeMessages(await outbox.about(order))).toContain(
      'confirmed dropped SWITCHED_OFF',
    );
    expect((await save(true, 1)).statusCode).toBe(200);
    const second = await confirmedOrder(await customer({ username: 'Sarita' }));
    await sendDueMessages(messages);
    expect(toldAbout(email, second).map(({ text }) => text)).toEqual(['Hello Sarita']);
  });
});

describe('threat 32: messages only go to their customer and never after opting out', () => {
  test('after opting out nothing is sent and unsent messages are dropped', async () => {
    const asha = await customer();
    const order = await confirmedOrder(asha);
    await sendDueMessages(byHand);
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed to-send');
    const out = await changes.haldi.as(asha, {
      method: 'PUT',
      url: '/api/messages/preference',
      payload: { wantsMessages: false },
    });
    expect(out.json()).toEqual({ wantsMessages: false });
    await outbox.sendUntil(messages, '2026-11-19T13:30:00Z');
    expect(toldAbout(email, order)).toEqual([]);
    const words = summarizeMessages(await outbox.about(order));
    expect(words).toContain('confirmed dropped OPTED_OUT');
    expect(words).toContain('evening-before dropped OPTED_OUT');
  });

  test('customers without consent get manual messages only', async () => {
    const order = await confirmedOrder(await customer({ consentAt: null }));
    const whatsapp = scriptedChannel('whatsapp', ({ to }) => to.audience === 'customer');
    await sendDueMessages(createTestMessagesContext(changes.haldi, [whatsapp, push, email]));
    expect([...toldAbout(whatsapp, order), ...toldAbout(email, order)]).toEqual([]);
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed to-send');
  });

  test('threat 48: an unconfirmed email address gets no messages; they are sent manually', async () => {
    const order = await confirmedOrder(await customer({ emailVerifiedAt: null }));
    await sendDueMessages(messages);
    expect(toldAbout(email, order)).toEqual([]);
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed to-send');
  });

  test('every customer gets their own name, number and link', async () => {
    const people = await Promise.all(['Asha', 'Priya'].map((username) => customer({ username })));
    const orders = [];
    for (const who of people) orders.push(await confirmedOrder(who));
    await sendDueMessages(messages);
    for (const [place, who] of people.entries()) {
      const order = orders[place] as Order;
      const [sent, ...others] = toldAbout(email, order);
      expect(others).toEqual([]);
      expect(sent?.to).toMatchObject({ userId: who.id, phone: who.mobileNumber, email: who.email });
      expect(sent?.values).toMatchObject({ name: who.username });
      expect(sent?.values.link).toMatch(new RegExp(`/visit#${order.link}$`));
      expect(sent?.text).toContain(who.username);
    }
  });
});

describe('failures', () => {
  test('are retried with growing pauses and then shown as failed', async () => {
    const order = await confirmedOrder(await customer());
    const busy = { result: 'later', problem: 'It broke.' } as const;
    const mail = scriptedChannel('email', ({ to }) => to.audience === 'customer');
    const sending = createTestMessagesContext(changes.haldi, [push, mail]);
    mail.answers.customer.push(...Array.from({ length: 9 }, () => busy));
    const tries: number[] = [];
    for (let minute = 0; minute <= 100; minute += 1) {
      const left = mail.answers.customer.length;
      const instant = new Date(Date.parse('2026-11-16T06:00:00Z') + minute * 60_000);
      await outbox.sendUntil(sending, instant.toISOString());
      if (mail.answers.customer.length < left) tries.push(minute);
    }
    expect(tries).toEqual([0, 1, 6, 21, 81]);
    const failed = (await outbox.list('failed')).find(({ order: of }) => of?._id === order._id);
    expect(failed).toMatchObject({
      ...{ kind: 'confirmed', state: 'failed', attempts: 5, problem: 'It broke.' },
    });
    mail.answers.customer.length = 0;
    expect((await outbox.decide(failed?._id ?? '', 'again')).statusCode).toBe(200);
    await sendDueMessages(sending);
    expect(toldAbout(mail, order)).toHaveLength(1);
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed sent');
  });

  test('a refused channel leads to the next and finally to manual sending', async () => {
    const whatsapp = scriptedChannel('whatsapp');
    const both = createTestMessagesContext(changes.haldi, [whatsapp, email]);
    const first = await confirmedOrder(await customer());
    whatsapp.answers.customer.push({ result: 'refused', problem: 'No WhatsApp there.' });
    await sendDueMessages(both);
    expect((await outbox.about(first)).find(({ kind }) => kind === 'confirmed')).toMatchObject({
      ...{ state: 'sent', channel: 'email', problem: 'No WhatsApp there.' },
    });
    const second = await confirmedOrder(await customer());
    whatsapp.answers.customer.push({ result: 'refused', problem: 'No WhatsApp there.' });
    email.answers.customer.push({ result: 'refused', problem: 'No such mailbox.' });
    await sendDueMessages(both);
    const [told] = (await outbox.about(second)).filter(({ kind }) => kind === 'confirmed');
    expect(told).toMatchObject({ state: 'to-send', channel: 'by-hand' });
    expect(told?.problem).toBe('No WhatsApp there. No such mailbox.');
  });

  test('an unsure message is not retried', async () => {
    const order = await confirmedOrder(await customer());
    email.answers.customer.push({ result: 'unsure', problem: 'No answer came.' });
    await sendDueMessages(messages);
    await outbox.sendUntil(messages, '2026-11-16T12:00:00Z');
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed unsure');
    expect(toldAbout(email, order)).toEqual([]);
  });

  test('a crash while sending leaves the message unsure', async () => {
    const order = await confirmedOrder(await customer());
    const dying = scriptedChannel('email');
    dying.send = () => new Promise(() => undefined);
    void sendDueMessages(createTestMessagesContext(changes.haldi, [dying]));
    await expect
      .poll(async () => summarizeMessages(await outbox.about(order)))
      .toContain('confirmed sending');
    await outbox.sendUntil(messages, '2026-11-16T06:02:00Z');
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed sending');
    await outbox.sendUntil(messages, '2026-11-16T06:04:00Z');
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed unsure');
    expect(toldAbout(email, order)).toEqual([]);
  });
});
