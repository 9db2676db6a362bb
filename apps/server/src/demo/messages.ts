import { randomUUID } from 'node:crypto';
import { addDays, indiaDay, indiaInstant } from '@haldi/contract/kit/dates';
import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { reminderKinds } from '@haldi/contract/messages/kinds';
import { occasionOf } from '@haldi/contract/messages/occasion';
import { reminderOf } from '@haldi/contract/messages/reminders';
import type { Order } from '@haldi/contract/orders/schema';
import { beginningOf } from '@haldi/contract/orders/terms';
import { createMessages, type Messages } from '../messages/context.ts';
import { markSent } from '../messages/desk/service.ts';
import { handOver } from '../messages/outbox/sending-store.ts';
import { insertMessage, type NewMessageRow } from '../messages/outbox/store.ts';
import { listAll, readOrders } from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { reviewersAmong } from '../reviews/figures-service.ts';
import { demoAdmin } from './people.ts';

/** How many confirmations wait to be sent by hand on a fresh start; the others were sent. */
const toSend = 3;
const yesterdayEvening = (now: Date): Date => indiaInstant(addDays(indiaDay(now), -1), 18 * 60);

const messageAbout = (
  { _id, userId, createdAt }: Order,
  message: Pick<NewMessageRow, 'kind' | 'occasion' | 'dueAt' | 'until'>,
): NewMessageRow => ({
  ...{ id: randomUUID(), subject: _id, orderId: _id, userId, actorId: null, facts: {} },
  ...{ ...message, createdAt: new Date(createdAt) },
});

const planReminders = async (tx: Db, order: Order, now: Date): Promise<void> => {
  const { appointmentDate: day, appointmentSlot } = order;
  const startMinute = minuteOf(appointmentSlot);
  for (const kind of reminderKinds) {
    const span = reminderOf(kind, { day, startMinute }, now);
    if (!span) continue;
    const when = {
      occasion: occasionOf({ day, startMinute }, 0),
      dueAt: span.due,
      until: span.until,
    };
    await insertMessage(tx, messageAbout(order, { kind, ...when }));
  }
};

/** She was told that it is confirmed, or is about to be. */
const confirmByHand = async (messages: Messages, order: Order, isSent: boolean): Promise<void> => {
  const { appointmentDate: day, appointmentSlot } = order;
  const row = messageAbout(order, {
    ...{
      kind: 'confirmed',
      occasion: occasionOf({ day, startMinute: minuteOf(appointmentSlot) }, 0),
    },
    ...{ dueAt: messages.clock(), until: beginningOf(order) },
  });
  await insertMessage(messages.db, row);
  await handOver(messages.db, row.id, '');
  if (isSent) await markSent(messages, { userId: demoAdmin().id }, row.id);
};

/** What customers of visits to come were told, and will be. */
export const fillMessages = async (tx: Db, context: AppContext): Promise<void> => {
  const now = context.clock();
  const evening = { ...context, db: tx, clock: () => yesterdayEvening(now) };
  const messages = createMessages(evening, { readOrders, reviewersAmong });
  const { orders } = await listAll(tx, { status: 'confirmed' }, { now, sort: 'placed' });
  const coming = orders.filter((order) => beginningOf(order) > now);
  for (const [place, order] of coming.entries()) {
    await confirmByHand(messages, order, place >= toSend);
    await planReminders(tx, order, now);
  }
};
