import { randomUUID } from 'node:crypto';
import { addDays, indiaDay, indiaInstant } from '@haldi/contract/kit/dates';
import { occasionOf } from '@haldi/contract/messages/occasion';
import type { Order } from '@haldi/contract/orders/schema';
import { timedOrder } from '@haldi/contract/orders/terms';
import { visitStart } from '@haldi/contract/schedule/slots';
import { createMessages, type Messages } from '../messages/context.ts';
import { markSent } from '../messages/desk/service.ts';
import { handOver } from '../messages/outbox/sending-store.ts';
import { insertMessage } from '../messages/outbox/store.ts';
import { tellCustomer } from '../messages/service.ts';
import { toldVisit } from '../orders/commands/order-facts.ts';
import { lockOrder } from '../orders/commands/read-store.ts';
import { listAll, readOrders } from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { reviewersAmong } from '../reviews/figures-service.ts';
import { demoAdmin } from './people.ts';

/** How many confirmations wait to be sent by hand on a fresh start; the others were sent. */
const toSend = 3;
const yesterdayEvening = (now: Date): Date => indiaInstant(addDays(indiaDay(now), -1), 18 * 60);

/** She was told that it is confirmed, or is about to be. */
const confirmByHand = async (messages: Messages, order: Order, isSent: boolean): Promise<void> => {
  const { _id, userId } = order;
  const timed = timedOrder(order);
  const id = randomUUID();
  await insertMessage(messages.db, {
    ...{ id, kind: 'confirmed', subject: _id, orderId: _id, userId, actorId: null, facts: {} },
    occasion: occasionOf(timed, 0),
    dueAt: messages.clock(),
    until: visitStart(timed),
    createdAt: new Date(order.createdAt),
  });
  await handOver(messages.db, id, '');
  if (isSent) await markSent(messages, { userId: demoAdmin().id }, id);
};

/** What customers of visits to come were told, and will be. */
export const fillMessages = async (tx: Db, context: AppContext): Promise<void> => {
  const now = context.clock();
  const evening = { ...context, db: tx, clock: () => yesterdayEvening(now) };
  const messages = createMessages(evening, { readOrders, reviewersAmong });
  const { orders } = await listAll(tx, { status: 'confirmed' }, { now, sort: 'placed' });
  const coming = orders.filter((order) => visitStart(timedOrder(order)) > now);
  for (const [place, order] of coming.entries()) {
    await confirmByHand(messages, order, place >= toSend);
    const row = await lockOrder(tx, order._id);
    if (!row) continue;
    const visit = toldVisit(row);
    await tellCustomer(tx, row, visit, visit, { at: now });
  }
};
