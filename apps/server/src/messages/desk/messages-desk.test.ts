import type { MessagePage, StaffMessage, TemplateList } from '@haldi/contract/messages/desk/schema';
import type { OrderMessages } from '@haldi/contract/messages/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { sendDueMessages } from '../sending/send-due-messages.ts';

let changes: TestOrderChanges;
let outbox: TestOutbox;
let asha: TestUser;
let email: ScriptedChannel;

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(20);
  outbox = openTestOutbox(changes.haldi, changes.meera);
  asha = await changes.haldi.user({ username: 'Asha Kulkarni' });
  email = scriptedChannel('email', ({ to }) => to.audience === 'customer');
});
afterAll(() => changes.close());

const confirmedOrder = async (who?: TestUser, appointmentSlot = '10:00 AM'): Promise<Order> => {
  const customer = who ?? (await changes.haldi.user());
  return changes.confirm(
    await changes.salon.place(customer, { appointmentDate: '2026-11-20', appointmentSlot }),
  );
};

const about = async (order: Order, kind = 'confirmed'): Promise<StaffMessage> => {
  const found = (await outbox.about(order)).find((message) => message.kind === kind);
  if (!found) throw new Error(`there is no message ${kind}`);
  return found;
};

const read = async <Answer>(url: string, by: TestUser | null = changes.meera): Promise<Answer> =>
  (await changes.haldi.as(by, { url })).json<Answer>();

describe('staff', () => {
  test('list a message to send, mark it as sent and restore it', async () => {
    const order = await confirmedOrder(asha);
    await sendDueMessages(createTestMessagesContext(changes.haldi));
    const waiting = await about(order);
    expect(waiting).toMatchObject({
      ...{ state: 'to-send', channel: 'by-hand', problem: '', sentAt: null },
      to: { name: 'Asha Kulkarni', phone: asha.mobileNumber },
      order: { _id: order._id, orderId: order.orderId },
    });
    expect(waiting.text).toContain('Hello Asha, your visit with Haldi Home Salon is confirmed.');
    const sent = (await outbox.decide(waiting._id, 'sent')).json<StaffMessage>();
    expect(sent).toMatchObject({ state: 'sent', channel: 'by-hand', sentBy: 'Meera' });
    const again = await outbox.decide(waiting._id, 'sent');
    expect([again.statusCode, again.json().code]).toEqual([409, 'MESSAGE_CHANGED']);
    const back = (await outbox.decide(waiting._id, 'back')).json<StaffMessage>();
    expect(back).toMatchObject({ state: 'to-send', sentAt: null, sentBy: null });
    await outbox.decide(waiting._id, 'sent');
    const url = `/api/orders/${order.userId}/${order.orderId}/messages`;
    const ofCustomer = await read<OrderMessages>(url, asha);
    expect(ofCustomer.wantsMessages).toBe(true);
    expect(ofCustomer.messages).toMatchObject([{ kind: 'confirmed', channel: 'by-hand' }]);
    expect(ofCustomer.messages[0]?.text).toBe(waiting.text);
    const linked = await read<OrderMessages>(`/api/visit/${order.link}/messages`, null);
    expect(linked.messages).toMatchObject([{ kind: 'confirmed', text: 'Visit confirmed' }]);
    expect(JSON.stringify(linked)).not.toContain('Asha');
  });

  test('skip a message and restore it', async () => {
    const order = await confirmedOrder();
    const reminder = await about(order, 'evening-before');
    expect((await outbox.decide(reminder._id, 'leave')).json()).toMatchObject({
      ...{ state: 'dropped', dropReason: 'LEFT' },
    });
    expect((await outbox.decide(reminder._id, 'back')).json()).toMatchObject({ state: 'planned' });
    const { _id } = await about(order, 'two-hours-before');
    await outbox.decide(_id, 'leave');
    await changes.salon.track(changes.meera, order._id, {
      ...{
        status: 'cancelled',
        message: 'Your appointment has been cancelled. Please contact us to book again.',
      },
    });
    const refused = await outbox.decide(_id, 'back');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MESSAGE_CHANGED']);
  });

  test('decide about a message that may have been sent', async () => {
    await sendDueMessages(createTestMessagesContext(changes.haldi));
    const orders = [await confirmedOrder(), await confirmedOrder(), await confirmedOrder()];
    email.answers.customer.push(
      ...orders.map(() => ({ result: 'unsure', problem: 'No answer came.' }) as const),
    );
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    const unsure = await Promise.all(orders.map((order) => about(order)));
    expect(unsure.map(({ state }) => state)).toEqual(['unsure', 'unsure', 'unsure']);
    const [arrived, again, left] = unsure.map(({ _id }) => _id) as [string, string, string];
    expect((await outbox.decide(arrived, 'sent')).json()).toMatchObject({
      ...{ state: 'sent', channel: 'email', sentBy: 'Meera' },
    });
    expect((await outbox.decide(again, 'again')).json()).toMatchObject({ state: 'planned' });
    expect((await outbox.decide(left, 'leave')).json()).toMatchObject({ state: 'dropped' });
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    expect(email.taken.map(({ id }) => id)).toContain(again);
    expect(email.taken.map(({ id }) => id)).not.toContain(arrived);
  });

  test('a status message sent manually replaces the unsent message', async () => {
    const order = await confirmedOrder();
    await changes.salon.track(changes.meera, order._id, {
      ...{ status: 'confirmed', message: 'A beautician has been assigned to your appointment.' },
      ...{ beautician: 'Beautician 1', version: order.version },
    });
    await sendDueMessages(createTestMessagesContext(changes.haldi));
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed to-send');
    const told = await changes.haldi.as(changes.meera, {
      method: 'POST',
      url: `/api/admin/orders/${order._id}/messages/chat-opened`,
      payload: { text: 'Dear Asha, it is confirmed.' },
    });
    expect(told.statusCode).toBe(204);
    const after = await outbox.about(order);
    // The beautician has not been told.
    expect(summarizeMessages(after).filter((one) => one.includes('to-send'))).toEqual([
      'work-assigned to-send',
    ]);
    expect(after.find(({ state }) => state === 'sent')).toMatchObject({
      ...{ text: 'Dear Asha, it is confirmed.', channel: 'by-hand', sentBy: 'Meera' },
    });
    expect(summarizeMessages(after)).toContain('evening-before planned');
  });

  test('a message that is being sent or was sent automatically cannot be marked as sent', async () => {
    const order = await confirmedOrder();
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    const { _id } = await about(order);
    for (const what of ['sent', 'back', 'again', 'leave'] as const) {
      expect((await outbox.decide(_id, what)).statusCode).toBe(409);
    }
    expect(summarizeMessages(await outbox.about(order))).toContain('confirmed sent');
  });

  test('read a list page by page, each message once', async () => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const cursor: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
      const page: MessagePage = await read(`/api/admin/messages?list=planned&limit=2${cursor}`);
      seen.push(...page.messages.map(({ _id }) => _id));
      next = page.next;
    } while (next !== null);
    const { counts } = await read<MessagePage>('/api/admin/messages?list=planned');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(counts.planned);
  });
});

describe('texts', () => {
  const save = (kind: string, text: string, version: number) =>
    changes.haldi.as(changes.meera, {
      method: 'PUT',
      url: `/api/admin/message-templates/${kind}`,
      payload: { text, isOn: true, whatsappName: '', whatsappLanguage: 'en', version },
    });

  test('are validated, stored and audited', async () => {
    const wrong = await save('moved', 'Hello {{nmae}}', 0);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().fields).toEqual({ text: 'Unknown variable: {{nmae}}' });
    expect((await save('moved', 'Now at {{time}}', 0)).json()).toMatchObject({ version: 1 });
    const late = await save('moved', 'Something else', 0);
    expect([late.statusCode, late.json().code]).toEqual([409, 'TEMPLATE_CHANGED']);
    expect(late.json().details.standing).toMatchObject({ text: 'Now at {{time}}', version: 1 });
    expect((await save('moved', 'Then at {{time}}', 1)).json()).toMatchObject({ version: 2 });
    const { templates } = await read<TemplateList>('/api/admin/message-templates');
    expect(templates.filter(({ isChanged }) => isChanged)).toMatchObject([
      { kind: 'moved', text: 'Then at {{time}}' },
    ]);
    const audit = await read<{ entries: { act: string; subject: { name: string } }[] }>(
      '/api/admin/audit',
    );
    expect(audit.entries[0]).toMatchObject({
      ...{ act: 'message-text-changed', subject: { name: 'Visit moved' } },
    });
  });
});

describe('message preference', () => {
  const put = (by: TestUser | null, url: string, wantsMessages: boolean) =>
    changes.haldi.as(by, { method: 'PUT', url, payload: { wantsMessages } });

  test('customers and staff can change it', async () => {
    const priya = await changes.haldi.user();
    const staff = `/api/admin/users/${priya.id}/messages`;
    expect((await put(priya, '/api/messages/preference', false)).statusCode).toBe(200);
    expect(await read(staff)).toEqual({ wantsMessages: false });
    expect((await put(changes.meera, staff, true)).statusCode).toBe(200);
    expect(await read('/api/messages/preference', priya)).toEqual({ wantsMessages: true });
    const unknownUser = await put(changes.meera, '/api/admin/users/nobody/messages', true);
    expect(unknownUser.statusCode).toBe(404);
  });

  test('threat 47: an order link changes it for that order only', async () => {
    const priya = await changes.haldi.user();
    const [muted, other] = [await confirmedOrder(priya), await confirmedOrder(priya, '03:00 PM')];
    await sendDueMessages(createTestMessagesContext(changes.haldi));
    const link = `/api/visit/${muted.link}/messages`;
    expect((await put(null, link, false)).json()).toEqual({ wantsMessages: false });
    expect(await read('/api/messages/preference', priya)).toEqual({ wantsMessages: true });
    const statesOf = async (order: Order) => summarizeMessages(await outbox.about(order));
    const wants = async ({ link: secret }: Order) =>
      (await read<OrderMessages>(`/api/visit/${secret}/messages`, null)).wantsMessages;
    expect([await wants(muted), await wants(other)]).toEqual([false, true]);
    // Only unsent messages of this order are dropped.
    expect(await statesOf(muted)).toContain('confirmed dropped OPTED_OUT');
    expect(await statesOf(other)).toContain('confirmed to-send');
    for (const [order, appointmentSlot] of [
      [muted, '11:00 AM'],
      [other, '05:00 PM'],
    ] as const) {
      expect((await changes.move(priya, order, { appointmentSlot })).statusCode).toBe(200);
    }
    await sendDueMessages(createTestMessagesContext(changes.haldi));
    expect(await statesOf(muted)).toContain('moved dropped OPTED_OUT');
    expect((await statesOf(other)).join()).not.toContain('OPTED_OUT');
    await put(priya, '/api/messages/preference', false);
    expect((await put(null, link, true)).json()).toEqual({ wantsMessages: false });
    await put(null, link, false);
    await put(priya, '/api/messages/preference', true);
    expect(await wants(muted)).toBe(true);
  });

  test('sent messages are part of the data download and are deleted with the account', async () => {
    const leela = await changes.haldi.user({ username: 'Leela Canary' });
    const order = await confirmedOrder(leela);
    await sendDueMessages(createTestMessagesContext(changes.haldi, [email]));
    const data = await read<{ messages: unknown[] }>('/api/auth/user/data', leela);
    expect(data.messages).toMatchObject([{ channel: 'email' }]);
    await changes.cancel(leela, await changes.read(leela, order));
    await changes.haldi.context.pool.query('delete from users where id = $1', [leela.id]);
    const { rows } = await changes.haldi.context.pool.query(
      `select count(*)::int as found from outbox where text like '%Leela%'`,
    );
    expect(rows).toEqual([{ found: 0 }]);
  });
});
