import { randomUUID } from 'node:crypto';
import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { isForBeautician } from '@haldi/contract/messages/message-kinds';
import type { OrderUpdate } from '@haldi/contract/orders/desk/order-update';
import { suggestUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { expect } from 'vitest';
import { sendDueMessages } from '../src/messages/sending/send-due-messages.ts';
import { createTestMessagesContext, openTestOutbox, scriptedChannel } from './test-messages.ts';
import { type Colleague, openTestVisitWork } from './test-visit-work.ts';

const acknowledged = [...conflictKinds];

export const expectSuccess = async (
  answer: Promise<{ statusCode: number; body: string }>,
): Promise<void> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
};

export type TestBeauticianMessages = Awaited<ReturnType<typeof openTestBeauticianMessages>>;

/** Push reaches every beautician. Staff accept all conflicts. */
export const openTestBeauticianMessages = async () => {
  const work = await openTestVisitWork();
  const { haldi, meera, salon, orderNow } = work;
  const push = scriptedChannel('push', ({ to }) => to.audience === 'beautician');
  const messages = createTestMessagesContext(haldi, [push]);
  const outbox = openTestOutbox(haldi, meera);
  const put = async (order: Order, part: string, payload: object) =>
    haldi.as(meera, {
      method: 'PUT',
      url: `/api/orders/${order._id}/${part}`,
      payload: {
        ...{ acknowledged, attempt: randomUUID(), version: (await orderNow(order)).version },
        ...payload,
      },
    });
  const book = async (appointmentDate = '2026-11-18', appointmentSlot = '10:00 AM') =>
    salon.place(await haldi.user(), { appointmentDate, appointmentSlot });
  const give = (order: Order, { beautician: { name } }: Colleague) =>
    salon.track(meera, order._id, {
      ...{ status: 'confirmed', message: suggestUpdateMessage('confirmed', true), acknowledged },
      beautician: name,
    });
  return {
    ...work,
    push,
    outbox,
    messages,
    book,
    give,
    bookFor: async (who: Colleague, ...when: Parameters<typeof book>): Promise<Order> => {
      const order = await book(...when);
      await expectSuccess(give(order, who));
      return order;
    },
    update: (order: Order, status: OrderUpdate['status'], beautician?: string) =>
      salon.track(meera, order._id, {
        ...{ status, message: suggestUpdateMessage(status), acknowledged },
        ...(beautician !== undefined && { beautician }),
      }),
    moveTo: (order: Order, appointmentDate: string, appointmentSlot: string, over: object = {}) =>
      put(order, 'appointment', { appointmentDate, appointmentSlot, ...over }),
    correct: (order: Order, street: string) =>
      put(order, 'address', {
        address: { ...order.address, street },
        ...{ recipient: order.recipient, visitingCharge: order.visitingCharge },
      }),
    decline: (who: Colleague, order: Order) => work.put(who, order, 'cannot-go', { reason: '' }),
    send: () => sendDueMessages(messages),
    /** Sent by push, oldest first. */
    sentTo: ({ beautician }: Colleague, { _id }: Order) =>
      push.taken.filter(
        ({ orderId, to }) => orderId === _id && to.beauticianId === Number(beautician._id),
      ),
    /** Oldest first. */
    messagesAbout: async (order: Order): Promise<StaffMessage[]> =>
      (await outbox.about(order)).filter(({ kind }) => isForBeautician(kind)).toReversed(),
  };
};
