import { customerMessageKinds } from '@haldi/contract/messages/message-kinds';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { outbox } from './tables.ts';

const toCustomer = and(
  inArray(outbox.kind, [...customerMessageKinds]),
  inArray(outbox.state, ['sent', 'unsure']),
);

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  text: outbox.text,
  channel: outbox.channel,
  state: outbox.state,
  at: outbox.sentAt,
};

export const listMessagesSentToCustomerOfOrder = (db: Db, orderId: string) =>
  db
    .select(columns)
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), eq(outbox.state, 'sent'), toCustomer))
    .orderBy(desc(outbox.sentAt), desc(outbox.id));

export const listMessagesSentToUser = (db: Db, userId: string) =>
  db
    .select(columns)
    .from(outbox)
    .where(and(eq(outbox.userId, userId), toCustomer))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
