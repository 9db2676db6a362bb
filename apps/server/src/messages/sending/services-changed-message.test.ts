import { randomUUID } from 'node:crypto';
import { formatRupees } from '@haldi/contract/kit/money';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMessagesContext, scriptedChannel } from '../../../testing/test-messages.ts';
import { openTestVisitWork, type TestWork } from '../../../testing/test-visit-work.ts';
import { sendDueMessages } from './send-due-messages.ts';

let work: TestWork;
beforeAll(async () => {
  work = await openTestVisitWork();
});
afterAll(() => work.haldi.close());

const openVisit = async () => {
  const rekha = await work.hire();
  const { _id } = await work.visitFor(rekha);
  const email = scriptedChannel('email');
  const send = () => sendDueMessages(createTestMessagesContext(work.haldi, [email]));
  await send();
  const order = (await work.haldi.as(work.meera, { url: `/api/orders/${_id}` })).json<Order>();
  return {
    ...{ rekha, order, send },
    sent: () =>
      email.taken.filter(({ orderId, kind }) => orderId === _id && kind === 'services-changed'),
  };
};

const textAbout = ({ total, link }: Order): unknown[] => [
  expect.stringContaining(`New total: ${formatRupees(total)}`),
  expect.stringContaining(`/visit#${link}`),
];

test('the customer gets the new total when the beautician adds a service', async () => {
  const { rekha, order, send, sent } = await openVisit();
  await work.press(rekha, order, 'start');
  const services = [{ serviceId: work.salon.service(30)._id, quantity: 1 }];
  const answer = await work.put(rekha, order, 'services', { services });
  expect(answer.statusCode, answer.body).toBe(200);
  await send();
  const changed = await work.orderNow(order);
  expect(changed.total).toBeGreaterThan(order.total);
  expect(sent().map(({ title }) => title)).toEqual(['Your visit has changed']);
  for (const text of textAbout(changed)) expect(sent()[0]?.text).toEqual(text);
});

test('two changes by the desk before a message is sent are one message', async () => {
  const { order, send, sent } = await openVisit();
  const change = async ({ _id, version }: Order, quantity: number): Promise<Order> => {
    const services = [{ serviceId: work.salon.service(30)._id, quantity }];
    const answer = await work.haldi.as(work.meera, {
      method: 'PUT',
      url: `/api/orders/${_id}/services`,
      payload: { services, version, attempt: randomUUID() },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Order>();
  };
  const changed = await change(await change(order, 1), 2);
  await send();
  await send();
  expect(sent()).toHaveLength(1);
  for (const text of textAbout(changed)) expect(sent()[0]?.text).toEqual(text);
});
