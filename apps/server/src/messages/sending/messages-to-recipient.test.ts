import { templateVariablesByKind } from '@haldi/contract/messages/message-templates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestMessagesContext,
  openTestOutbox,
  scriptedChannel,
} from '../../../testing/test-messages.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { openTestVisitWork, type TestWork } from '../../../testing/test-visit-work.ts';
import { sendDueMessages } from './send-due-messages.ts';

const today = '2026-11-16';
const sunita = { name: 'Mrs Sunita Rao', phone: '9822012345' };

let work: TestWork;
beforeAll(async () => {
  work = await openTestVisitWork();
  await work.haldi.database.pool.query(
    `insert into message_templates (kind, text, whatsapp_name)
     select 'recipient-on-the-way', 'Hello {{name}}, {{beautician}} is coming at {{time}}.', 'coming'`,
  );
});
afterAll(() => work.haldi.close());

const channels = () => {
  const whatsapp = scriptedChannel('whatsapp', ({ template }) => template.whatsappName !== '');
  const push = scriptedChannel('push', ({ to }) => to.audience !== 'salon');
  const email = scriptedChannel('email', ({ to }) => to.audience !== 'salon');
  return { whatsapp, push, email };
};

const onTheWay = async (customer: TestUser, recipient: Order['recipient']) => {
  const rekha = await work.hire();
  const order = await work.salon.place(customer, {
    ...{ appointmentDate: today, appointmentSlot: '02:00 PM' },
    ...(recipient && { recipient }),
  });
  await work.assign(order, rekha.beautician.name);
  await sendDueMessages(createTestMessagesContext(work.haldi, [scriptedChannel('push')]));
  const pressed = await work.press(rekha, order, 'on-the-way');
  expect(pressed.statusCode, pressed.body).toBe(200);
  return order;
};
const messagesUnderWay = async (order: Order) =>
  (await openTestOutbox(work.haldi, work.meera).about(order)).filter(({ kind }) =>
    kind.endsWith('on-the-way'),
  );

describe('on the way, to the person visited', () => {
  test('is sent to their own number, and to the customer as before', async () => {
    const asha = await work.haldi.user();
    const order = await onTheWay(asha, sunita);
    const { whatsapp, push, email } = channels();
    await sendDueMessages(createTestMessagesContext(work.haldi, [whatsapp, push, email]));
    expect(push.taken.map(({ kind, to }) => [kind, to.userId])).toEqual([['on-the-way', asha.id]]);
    expect(email.taken).toEqual([]);
    const [sent, ...others] = whatsapp.taken;
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      kind: 'recipient-on-the-way',
      orderId: order._id,
      to: { ...sunita, audience: 'recipient', userId: null, email: '' },
    });
    expect(sent?.text).toBe('Hello Mrs Sunita, Rekha 1 is coming at 02:00 PM.');
    const allowed: readonly string[] = templateVariablesByKind['recipient-on-the-way'];
    const filled = Object.entries(sent?.values ?? {}).filter(([, value]) => value !== '');
    expect(filled.map(([name]) => name).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(JSON.stringify(sent?.values)).not.toContain(asha.username);
  });

  test('waits for staff without the Cloud API, with the number of the person visited', async () => {
    const order = await onTheWay(await work.haldi.user(), sunita);
    const { push, email } = channels();
    await sendDueMessages(createTestMessagesContext(work.haldi, [push, email]));
    expect(await messagesUnderWay(order)).toMatchObject([
      { kind: 'recipient-on-the-way', state: 'to-send', to: sunita },
      { kind: 'on-the-way', state: 'sent', channel: 'push' },
    ]);
  });

  test.each([
    ['nobody else is visited', () => null],
    ['the number is that of the customer', (asha: TestUser) => asha.mobileNumber],
  ])('is not sent if %s', async (_, phoneOf) => {
    const asha = await work.haldi.user();
    const phone = phoneOf(asha);
    const order = await onTheWay(asha, phone === null ? null : { ...sunita, phone });
    expect((await messagesUnderWay(order)).map(({ kind }) => kind)).toEqual(['on-the-way']);
  });

  test('is not sent after the customer has opted out', async () => {
    const asha = await work.haldi.user();
    const order = await onTheWay(asha, sunita);
    await sendDueMessages(createTestMessagesContext(work.haldi));
    const out = await work.haldi.as(asha, {
      method: 'PUT',
      url: '/api/messages/preference',
      payload: { wantsMessages: false },
    });
    expect(out.statusCode).toBe(200);
    expect(await messagesUnderWay(order)).toMatchObject([
      { kind: 'recipient-on-the-way', state: 'dropped', dropReason: 'OPTED_OUT' },
      { kind: 'on-the-way', state: 'dropped', dropReason: 'OPTED_OUT' },
    ]);
  });
});
