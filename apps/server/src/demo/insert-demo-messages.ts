import { randomUUID } from 'node:crypto';
import { addDays, indiaDay, instantOfIndiaTime } from '@haldi/contract/kit/dates';
import { messageEventKeyOf } from '@haldi/contract/messages/message-event-key';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import { createMessagesContext, type MessagesContext } from '../messages/context.ts';
import { markMessageSent } from '../messages/desk/service.ts';
import { finishMessageWithoutSending } from '../messages/outbox/sending-store.ts';
import { insertMessage } from '../messages/outbox/store.ts';
import { notifyCustomer } from '../messages/service.ts';
import { lockOrder } from '../orders/commands/load-command-context-store.ts';
import { visitSnapshotOf } from '../orders/commands/values-from-order-row.ts';
import {
  readAssignedBeauticianIds,
  readCustomerOrdersById,
  readOrderPage,
} from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { findUsersWithReview } from '../reviews/figures-service.ts';
import { demoAdmin } from './people.ts';

/** Confirmations that wait to be sent manually; the others are marked as sent. */
const manualMessages = 3;
const yesterdayEvening = (now: Date): Date =>
  instantOfIndiaTime(addDays(indiaDay(now), -1), 18 * 60);

const confirmManually = async (
  messages: MessagesContext,
  order: Order,
  isSent: boolean,
): Promise<void> => {
  const { _id, userId } = order;
  const timed = withDayAndStartMinute(order);
  const id = randomUUID();
  await insertMessage(messages.db, {
    ...{ id, kind: 'confirmed', subject: _id, orderId: _id, userId, actorId: null, facts: {} },
    beauticianId: null,
    occasion: messageEventKeyOf(timed, 0),
    dueAt: messages.clock(),
    until: visitStart(timed),
    createdAt: new Date(order.createdAt),
  });
  await finishMessageWithoutSending(messages.db, id, { state: 'to-send', channel: 'by-hand' });
  if (isSent) await markMessageSent(messages, { userId: demoAdmin().id }, id);
};

export const insertDemoMessages = async (tx: Db, context: AppContext): Promise<void> => {
  const now = context.clock();
  const evening = { ...context, db: tx, clock: () => yesterdayEvening(now) };
  const messages = createMessagesContext(evening, {
    readCustomerOrders: readCustomerOrdersById,
    readAssignedBeauticianIds,
    reviewersAmong: findUsersWithReview,
  });
  const { orders } = await readOrderPage(tx, { status: 'confirmed' }, { now, sort: 'placed' });
  const upcoming = orders.filter((order) => visitStart(withDayAndStartMinute(order)) > now);
  for (const [index, order] of upcoming.entries()) {
    await confirmManually(messages, order, index >= manualMessages);
    const row = await lockOrder(tx, order._id);
    if (!row) continue;
    const visit = visitSnapshotOf(row);
    await notifyCustomer(tx, row, visit, visit, { at: now });
  }
};
