import { randomUUID } from 'node:crypto';
import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestOrderChanges;
let asha: TestUser;
beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(5);
  asha = await changes.haldi.user({ username: 'Asha Kulkarni' });
});
afterAll(() => changes.close());

const complete = async (over: object = {}): Promise<{ order: Order; bill: number }> => {
  const order = await changes.salon.place(asha, over);
  const message = 'Your service is complete. Thank you for choosing us!';
  await changes.salon.track(changes.meera, order._id, { status: 'completed', message });
  const url = `/api/orders/${order.userId}/${order.orderId}`;
  const { documents } = (await changes.haldi.as(asha, { url }, 'cookie')).json<TrackedOrder>();
  return { order, bill: documents[0]?._id ?? 0 };
};
const send = (bill: number, attempt = randomUUID(), who: TestUser = changes.meera) =>
  changes.send(who, 'POST', `/api/admin/documents/${bill}/messages`, { attempt });
const messagesOf = async ({ _id }: Order, kind: StaffMessage['kind']): Promise<StaffMessage[]> => {
  const url = `/api/admin/orders/${_id}/messages`;
  const answer = await changes.haldi.as(changes.meera, { url }, 'cookie');
  return answer.json<{ messages: StaffMessage[] }>().messages.filter((one) => one.kind === kind);
};

test('a bill is sent once per attempt, as often as staff want', async () => {
  const { order, bill } = await complete();
  const attempt = randomUUID();
  for (const one of [attempt, attempt]) expect((await send(bill, one)).statusCode).toBe(204);
  const [message, ...others] = await messagesOf(order, 'bill');
  expect(others).toEqual([]);
  expect(message?.text).toMatch(
    new RegExp(
      `^Hello Asha, you can open your bill BILL/26-27/\\d{5} here: http://[^ ]+/visit/documents/${bill}#${order.link}$`,
    ),
  );
  await send(bill);
  expect(await messagesOf(order, 'bill')).toHaveLength(2);
});

test('the thank-you has the link to the bill', async () => {
  const { order } = await complete({ appointmentDate: '2026-11-16', appointmentSlot: '03:00 PM' });
  const [message] = await messagesOf(order, 'done');
  expect(message?.text).toContain(`/visit?bill#${order.link}`);
});

test('nothing is sent without a valid order link', async () => {
  const { order, bill } = await complete({ appointmentDate: '2026-11-18' });
  const revoked = await changes.send(changes.meera, 'DELETE', `/api/orders/${order._id}/link`);
  expect(revoked.statusCode, revoked.body).toBe(200);
  const answer = await send(bill);
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'LINK_EXPIRED']);
  expect(await messagesOf(order, 'bill')).toEqual([]);
});

test('unknown documents are not sent', async () => {
  expect((await send(999_999)).statusCode).toBe(404);
});
