import { randomUUID } from 'node:crypto';
import { instantOfIndiaTime } from '@haldi/contract/kit/dates';
import type { MessageChanges, MessageFacts } from '@haldi/contract/messages/message-changes';
import type {
  ComplaintMessageKind,
  SalonMessageKind,
} from '@haldi/contract/messages/message-kinds';
import { planComplaintMessage } from '@haldi/contract/messages/plan-complaint-message';
import { planCustomerMessages } from '@haldi/contract/messages/plan-customer-messages';
import { earliestSendTime } from '@haldi/contract/messages/quiet-hours';
import type { ReminderVisitTime } from '@haldi/contract/messages/reminders';
import type { SentMessage } from '@haldi/contract/messages/schema';
import type { VisitEvent, VisitSnapshot } from '@haldi/contract/messages/visit-event';
import type { Db } from '../platform/database/database.ts';
import {
  dropUnsentMessage,
  insertMessage,
  lockMessagesOfOrder,
  type NewMessageRow,
  rescheduleMessage,
} from './outbox/store.ts';
import { listMessagesSentToCustomerOfOrder } from './sent-message-store.ts';

const day = 24 * 60 * 60_000;

export type SalonNotification = {
  kind: SalonMessageKind;
  subject: string;
  occasion: string;
  orderId?: string;
  userId: string | null;
  /** The staff member who caused the message, who is not notified. */
  actorId: string | null;
  facts?: NewMessageRow['facts'];
  visit?: ReminderVisitTime;
  at: Date;
};

export const notifySalon = async (
  tx: Db,
  { kind, subject, occasion, orderId, userId, actorId, facts = {}, visit, at }: SalonNotification,
): Promise<void> => {
  const due = earliestSendTime(kind, at, visit && instantOfIndiaTime(visit.day, visit.startMinute));
  await insertMessage(tx, {
    ...{ id: randomUUID(), kind, subject, occasion, orderId: orderId ?? null, userId, actorId },
    beauticianId: null,
    ...{ facts, dueAt: due, until: new Date(due.getTime() + day), createdAt: at },
  });
};

type NotifiedOrder = { id: string; userId: string | null };

/** The caller must have locked the order. */
export const notifyCustomer = async (
  tx: Db,
  { id, userId }: NotifiedOrder,
  before: VisitSnapshot,
  after: VisitSnapshot,
  happening: VisitEvent,
): Promise<void> => {
  const changes = planCustomerMessages(before, after, await lockMessagesOfOrder(tx, id), happening);
  await saveMessageChanges(tx, { id, userId }, changes, happening.at);
};

/** The caller must have locked the order. */
export const saveMessageChanges = async (
  tx: Db,
  { id, userId }: NotifiedOrder,
  { add, drop, move }: MessageChanges,
  at: Date,
): Promise<void> => {
  for (const dropped of drop) await dropUnsentMessage(tx, dropped.id, dropped.reason);
  for (const moved of move) await rescheduleMessage(tx, moved);
  for (const { due, beauticianId = null, ...message } of add) {
    await insertMessage(tx, {
      ...message,
      ...{ id: randomUUID(), subject: id, orderId: id, actorId: null, beauticianId },
      // Messages to beauticians do not name the customer and outlive their account.
      userId: beauticianId === null ? userId : null,
      ...{ dueAt: due, createdAt: at },
    });
  }
};

/** The caller must have locked the order. */
export const notifyCustomerAboutComplaint = async (
  tx: Db,
  order: NotifiedOrder,
  { kind, at, facts }: { kind: ComplaintMessageKind; at: Date; facts: MessageFacts },
): Promise<void> => {
  const changes = planComplaintMessage(kind, await lockMessagesOfOrder(tx, order.id), at, facts);
  await saveMessageChanges(tx, order, changes, at);
};

export const readMessagesSentToCustomerOfOrder = async (
  db: Db,
  orderId: string,
): Promise<SentMessage[]> => {
  const rows = await listMessagesSentToCustomerOfOrder(db, orderId);
  return rows.flatMap(({ id, kind, text, channel, at }) =>
    text !== null && channel !== null && at !== null
      ? [{ _id: id, kind, text, channel, at: at.toISOString() }]
      : [],
  );
};

export { messagesTopic } from './context.ts';
export { countMessagesNeedingAction } from './desk/service.ts';
export { readMessagePreference, setMessagePreference } from './opt-outs/service.ts';
export { dropUnsentMessagesAbout, lockMessagesOfOrder } from './outbox/store.ts';
export { subscribeBrowser as subscribeToPush } from './push/service.ts';
export { deleteBrowsersOfOrder } from './push/store.ts';
