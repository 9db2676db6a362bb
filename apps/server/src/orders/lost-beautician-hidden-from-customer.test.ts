import { isForBeautician, isForSalon } from '@haldi/contract/messages/message-kinds';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { noBeautician, type Order, type TrackedOrder } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestMessagesContext, openTestOutbox } from '../../testing/test-messages.ts';
import { affectedVisitsIn } from '../../testing/test-roster.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { type Colleague, openTestVisitWork, type TestWork } from '../../testing/test-visit-work.ts';
import { sendDueMessages } from '../messages/sending/send-due-messages.ts';

/** The salon’s view still names the beautician while a visit needs a change. */
let work: TestWork;
let priya: TestUser;
beforeAll(async () => {
  work = await openTestVisitWork();
});
afterAll(() => work.haldi.close());

let day = 19;
const visitOfPriya = async (): Promise<{ order: Order; rekha: Colleague }> => {
  day += 1;
  priya = await work.haldi.user({ username: 'Priya Deshpande' });
  const rekha = await work.hire();
  const order = await work.salon.place(priya, { appointmentDate: `2026-11-${day}` });
  const assigned = await work.assign(order, rekha.beautician.name);
  expect(assigned.json<Order>().beautician).toBe(rekha.beautician.name);
  return { order, rekha };
};

const tracked = async ({ userId, orderId }: Order): Promise<TrackedOrder> =>
  (await work.haldi.as(priya, { url: `/api/orders/${userId}/${orderId}` })).json();
const ongoing = async ({ userId }: Order) =>
  (await work.haldi.as(priya, { url: `/api/orders/my-order/${userId}` })).body;
const byLink = async ({ link }: Order) =>
  (await work.haldi.as(null, { url: `/api/visit/${link}` })).body;
const messagesAbout = async (order: Order) => {
  await sendDueMessages(createTestMessagesContext(work.haldi));
  return (await openTestOutbox(work.haldi, work.meera).about(order)).filter(
    ({ kind, state }) => !isForSalon(kind) && !isForBeautician(kind) && state !== 'dropped',
  );
};

const giveDayOff = async ({ beautician }: Colleague, { appointmentDate: from }: Order) => {
  const off = { from, to: from };
  const path = `/${beautician._id}/days-off`;
  const { stamp } = affectedVisitsIn(await work.ask('POST', path, off));
  expect((await work.ask('POST', path, { ...off, acknowledged: stamp })).statusCode).toBe(200);
};
const unassign = ({ _id }: Order) =>
  work.salon.track(work.meera, _id, {
    ...{ status: 'confirmed', message: updateMessages[0], beautician: noBeautician },
  });

describe('a customer whose visit lost its beautician no longer reads the name', () => {
  test.each([
    ['a day off', ({ order, rekha }) => giveDayOff(rekha, order)],
    ['declining', ({ order, rekha }) => work.put(rekha, order, 'cannot-go', { reason: 'Ill' })],
    ['unassigning', ({ order }) => unassign(order)],
  ] as [string, (visit: { order: Order; rekha: Colleague }) => Promise<unknown>][])(
    'after %s',
    async (_, lose) => {
      const visit = await visitOfPriya();
      const { order, rekha } = visit;
      const { name } = rekha.beautician;
      expect(JSON.stringify(await tracked(order))).toContain(name);
      expect(await byLink(order)).toContain(name);
      expect(JSON.stringify(await messagesAbout(order))).toContain(name);
      await lose(visit);
      expect(await tracked(order)).toMatchObject({
        beautician: noBeautician,
        beauticianProfile: null,
      });
      expect(JSON.stringify(await tracked(order))).not.toContain(name);
      expect(await byLink(order)).not.toContain(name);
      const messages = await messagesAbout(order);
      expect(messages.map(({ kind }) => kind).toSorted()).toEqual([
        'confirmed',
        'evening-before',
        'two-hours-before',
      ]);
      expect(JSON.stringify(messages)).not.toContain(name);
    },
  );

  test('staff still read it, and so does the customer of a beautician who goes all the same', async () => {
    const { order, rekha } = await visitOfPriya();
    const { name } = rekha.beautician;
    await giveDayOff(rekha, order);
    expect(await ongoing(order)).not.toContain(name);
    expect((await work.orderNow(order)).beautician).toBe(name);
    expect((await work.tracked(order)).beautician).toBe(name);
    work.haldi.clock.set(`${order.appointmentDate}T04:00:00Z`);
    const pressed = await work.press(rekha, order, 'on-the-way');
    expect(pressed.statusCode, pressed.body).toBe(200);
    expect((await tracked(order)).beautician).toBe(name);
    expect(JSON.stringify(await messagesAbout(order))).toContain(`${name} is on the way`);
  });
});
