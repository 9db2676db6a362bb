import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expectSuccess,
  openTestBeauticianMessages,
  type TestBeauticianMessages,
} from '../../../testing/test-beautician-messages.ts';
import { createTestMessagesContext } from '../../../testing/test-messages.ts';
import type { Colleague } from '../../../testing/test-visit-work.ts';
import { sendDueMessages } from './send-due-messages.ts';

let salon: TestBeauticianMessages;
let rekha: Colleague;
let usha: Colleague;
beforeAll(async () => {
  salon = await openTestBeauticianMessages();
});
afterAll(() => salon.haldi.close());
beforeEach(async () => {
  [rekha, usha] = [await salon.hire(), await salon.hire()];
});

describe('without push', () => {
  const sendWithoutPush = () => sendDueMessages(createTestMessagesContext(salon.haldi));
  const setAccount = (who: Colleague, changes: string) =>
    salon.haldi.database.pool.query(`update users set ${changes} where id = $1`, [who.user.id]);
  const setActive = ({ beautician }: Colleague, isActive: boolean) =>
    salon.haldi.database.pool.query('update beauticians set active = $2 where id = $1', [
      Number(beautician._id),
      isActive,
    ]);
  const statesOf = async (order: Order) =>
    (await salon.messagesAbout(order)).map(({ state, dropReason }) => dropReason ?? state);

  test('staff send the message to the number of the beautician', async () => {
    await salon.change(rekha.beautician, { phone: '9822011111' });
    const order = await salon.bookFor(rekha);
    await sendWithoutPush();
    const listed = (await salon.outbox.list('to-send')).find(
      (one) => one.order?._id === order._id && one.kind === 'work-assigned',
    );
    expect(listed).toMatchObject({
      kind: 'work-assigned',
      to: { name: rekha.beautician.name, phone: '9822011111' },
    });
    const sent = await salon.outbox.decide(listed?._id ?? '', 'sent');
    expect(sent.json()).toMatchObject({ state: 'sent', channel: 'by-hand' });
  });

  test('the number of the account is used if the roster has none, and no link without an account', async () => {
    const lata = await salon.add('Lata');
    const order = await salon.bookFor(rekha);
    const other = await salon.book('2026-11-19');
    await expectSuccess(salon.update(other, 'confirmed', lata.name));
    await sendWithoutPush();
    const [message] = await salon.messagesAbout(order);
    expect(message?.to.phone).toBe(rekha.user.mobileNumber);
    const [unlinked] = await salon.messagesAbout(other);
    expect(unlinked).toMatchObject({ state: 'to-send', to: { name: 'Lata' } });
    expect(unlinked?.text).not.toContain('/work');
  });

  test('threat 32: a blocked or inactive beautician gets none', async () => {
    const waiting = await salon.bookFor(rekha);
    await sendWithoutPush();
    expect(await statesOf(waiting)).toEqual(['to-send']);
    await setAccount(rekha, `status = 'blocked'`);
    await sendWithoutPush();
    expect(await statesOf(waiting)).toEqual(['INACTIVE']);
    await expectSuccess(salon.update(waiting, 'cancelled'));
    await salon.send();
    expect(await statesOf(waiting)).toEqual(['INACTIVE', 'INACTIVE']);
    const order = await salon.bookFor(usha);
    await setActive(usha, false);
    await salon.send();
    await setActive(usha, true);
    expect(await statesOf(order)).toEqual(['INACTIVE']);
    expect([...salon.sentTo(rekha, waiting), ...salon.sentTo(usha, order)]).toEqual([]);
  });

  test('owners and desk staff who make visits are never asked to write to themselves', async () => {
    await setAccount(rekha, `role = 'desk'`);
    const order = await salon.bookFor(rekha);
    await sendWithoutPush();
    expect(await statesOf(order)).toEqual(['NOBODY_TO_TELL']);
  });

  test('a message that is turned off is not sent', async () => {
    await salon.haldi.database.pool.query(
      `insert into message_templates (kind, text, is_on) values ('work-assigned', 'Visit', false)`,
    );
    const order = await salon.bookFor(rekha);
    await salon.send();
    expect(await statesOf(order)).toEqual(['SWITCHED_OFF']);
    await salon.haldi.database.pool.query('delete from message_templates');
  });
});

test('customers do not read messages to beauticians', async () => {
  const asha = await salon.haldi.user();
  const order = await salon.salon.place(asha, { appointmentDate: '2026-11-18' });
  await expectSuccess(salon.give(order, rekha));
  await salon.send();
  const own = await salon.haldi.as(asha, {
    url: `/api/orders/${asha.id}/${order.orderId}/messages`,
  });
  const byLink = await salon.haldi.as(null, { url: `/api/visit/${order.link}/messages` });
  expect([own.statusCode, byLink.statusCode]).toEqual([200, 200]);
  expect(own.body + byLink.body).not.toContain('work-');
});
