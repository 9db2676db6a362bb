import type { RescheduledMessage } from '@haldi/contract/messages/message-changes';
import {
  customerMessageKinds,
  recipientMessageKinds,
} from '@haldi/contract/messages/message-kinds';
import { type DropReason, unsentStates } from '@haldi/contract/messages/message-states';
import type { StoredMessage } from '@haldi/contract/messages/plan-beautician-messages';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { createColumnPlaceholders } from '../../platform/database/column-placeholders.ts';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
import { outbox } from '../tables.ts';

export type MessageRow = typeof outbox.$inferSelect;
export type NewMessageRow = Pick<
  MessageRow,
  | 'id'
  | 'kind'
  | 'subject'
  | 'orderId'
  | 'occasion'
  | 'userId'
  | 'actorId'
  | 'beauticianId'
  | 'facts'
  | 'dueAt'
  | 'until'
  | 'createdAt'
>;

/**
 * Clocks of instances differ and two messages can be written in one millisecond, so a message is
 * dated after all others about its order.
 */
const writtenAt = sql`greatest(
  ${sql.placeholder('createdAt')}::timestamptz,
  (select max(earlier.created_at) + interval '1 microsecond' from ${outbox} as earlier
    where earlier.order_id = ${sql.placeholder('orderId')}::uuid)
)`;

const newMessage = createPreparedStatement((db) => {
  const all = createColumnPlaceholders(outbox);
  const { id, kind, subject, orderId, occasion, userId, actorId, beauticianId } = all;
  const { facts, dueAt, until } = all;
  const row = {
    ...{ id, kind, subject, orderId, occasion, userId, actorId, beauticianId },
    ...{ facts, dueAt, until },
  };
  return db
    .insert(outbox)
    .values({ ...row, createdAt: writtenAt })
    .onConflictDoNothing()
    .prepare('new_message');
});

/** Ignores a second message for the same event. */
export const insertMessage = async (tx: Db, row: NewMessageRow): Promise<void> => {
  await newMessage(tx).execute(row);
};

/**
 * Oldest first. Waits for a message that is being claimed, because it was composed from the
 * previous state of the order.
 */
export const lockMessagesOfOrder = async (tx: Db, orderId: string): Promise<StoredMessage[]> => {
  const rows = await tx
    .select({
      id: outbox.id,
      kind: outbox.kind,
      occasion: outbox.occasion,
      state: outbox.state,
      facts: outbox.facts,
      beauticianId: outbox.beauticianId,
    })
    .from(outbox)
    .where(eq(outbox.orderId, orderId))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .for('update');
  return rows.map((row) => ({ ...row, beautician: row.facts.beautician ?? null }));
};

const stillWaiting = inArray(outbox.state, [...unsentStates]);

const drop = async (tx: Db, which: SQL | undefined, reason: DropReason): Promise<void> => {
  await tx
    .update(outbox)
    .set({ state: 'dropped', dropReason: reason })
    .where(and(which, stillWaiting));
};

export const dropUnsentMessage = (tx: Db, id: string, reason: DropReason): Promise<void> =>
  drop(tx, eq(outbox.id, id), reason);

export const dropUnsentMessagesAbout = (
  tx: Db,
  kind: MessageRow['kind'],
  about: { subject: string } | { orderId: string },
  reason: DropReason,
): Promise<void> => {
  const which =
    'subject' in about ? eq(outbox.subject, about.subject) : eq(outbox.orderId, about.orderId);
  return drop(tx, and(eq(outbox.kind, kind), which), reason);
};

/** Planned messages are checked when they are due. */
export const dropMessagesAfterOptOut = async (
  tx: Db,
  { userId, orderId }: { userId: string; orderId?: string | null },
): Promise<void> => {
  await tx
    .update(outbox)
    .set({ state: 'dropped', dropReason: 'OPTED_OUT' })
    .where(
      and(
        eq(outbox.userId, userId),
        orderId ? eq(outbox.orderId, orderId) : undefined,
        inArray(outbox.kind, [...customerMessageKinds, ...recipientMessageKinds]),
        inArray(outbox.state, ['to-send', 'failed']),
      ),
    );
};

export const rescheduleMessage = async (
  tx: Db,
  { id, occasion, due, until }: RescheduledMessage,
): Promise<void> => {
  await tx
    .update(outbox)
    .set({
      ...{ occasion, dueAt: due, until, state: 'planned', channel: null },
      ...{ attempts: 0, tried: [], problem: '' },
    })
    .where(and(eq(outbox.id, id), stillWaiting));
};
