import { customerMessageKinds, nonUrgentSalonKinds } from '@haldi/contract/messages/message-kinds';
import type { DropReason } from '@haldi/contract/messages/message-states';
import { aliasedTable, and, asc, eq, gt, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
import { beauticians } from '../../roster/tables.ts';
import { outbox } from '../tables.ts';
import type { MessageRow } from './store.ts';

const other = aliasedTable(outbox, 'other');

const isSameRecipient = or(
  and(
    inArray(outbox.kind, [...customerMessageKinds]),
    inArray(other.kind, [...customerMessageKinds]),
  ),
  and(inArray(outbox.kind, nonUrgentSalonKinds), inArray(other.kind, nonUrgentSalonKinds)),
  eq(outbox.beauticianId, other.beauticianId),
);

const currentTime = sql.placeholder('now');

/** As a literal, because with a parameter PostgreSQL cannot use the partial index. */
const isPlanned = sql`${outbox.state} = 'planned'`;

const blocksLaterMessages = and(
  eq(other.state, 'planned'),
  or(lte(other.dueAt, currentTime), gt(other.attempts, 0)),
  // The salon has read it on another channel.
  sql`not ${other.tried} @> '[{"result":"sent"}]'::jsonb`,
  sql`(${other.createdAt}, ${other.id}) < (${outbox.createdAt}, ${outbox.id})`,
);

const nextDueMessage = createPreparedStatement((db) => {
  const isEarlier = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.orderId, outbox.orderId),
        isSameRecipient,
        // A message that another instance has locked but not yet claimed still reads as planned
        // here.
        or(eq(other.state, 'sending'), blocksLaterMessages),
      ),
    );
  return db
    .select()
    .from(outbox)
    .where(and(isPlanned, lte(outbox.dueAt, currentTime), notExists(isEarlier)))
    .orderBy(asc(outbox.dueAt), asc(outbox.createdAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
    .prepare('next_due_message');
});

/**
 * Skips messages that another instance has locked. Messages about one order to one recipient are
 * sent one by one, in the order they were written.
 */
export const lockNextDueMessage = async (tx: Db, now: Date): Promise<MessageRow | undefined> => {
  const [row] = await nextDueMessage(tx).execute({ now });
  return row;
};

const droppedMessage = createPreparedStatement((db) =>
  db
    .update(outbox)
    .set({ state: 'dropped', dropReason: sql`${sql.placeholder('dropReason')}` })
    .where(eq(outbox.id, sql.placeholder('id')))
    .prepare('dropped_message'),
);

export const markMessageDropped = async (
  tx: Db,
  id: string,
  dropReason: DropReason,
): Promise<void> => {
  await droppedMessage(tx).execute({ id, dropReason });
};

/** Resets the attempts. Unlike a retry, it does not hold back later messages. */
export const postponeMessage = async (tx: Db, id: string, dueAt: Date): Promise<void> => {
  await tx.update(outbox).set({ dueAt, attempts: 0 }).where(eq(outbox.id, id));
};

type Claimed = Pick<MessageRow, 'id' | 'facts' | 'text' | 'channel' | 'claimedAt'>;

/** From here until the outcome is saved, a crash leaves the message in an unknown state. */
export const markSending = async (tx: Db, { id, ...claimed }: Claimed): Promise<void> => {
  await tx
    .update(outbox)
    .set({ ...claimed, state: 'sending', attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id));
};

type SettledFields = Pick<MessageRow, 'state'> & Partial<MessageRow>;

/** Without an attempt. */
export const finishMessageWithoutSending = async (
  tx: Db,
  id: string,
  settled: SettledFields,
): Promise<void> => {
  await tx.update(outbox).set(settled).where(eq(outbox.id, id));
};

/** Also applies to an attempt that was already marked as lost. */
export const saveAttemptOutcome = async (
  db: Db,
  id: string,
  claimedAt: Date,
  ended: SettledFields,
): Promise<void> => {
  await db
    .update(outbox)
    .set(ended)
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.claimedAt, claimedAt),
        inArray(outbox.state, ['sending', 'unsure']),
      ),
    );
};

/** Their instance died before it could save an outcome. */
export const markLostAttemptsUnsure = async (
  db: Db,
  claimedBefore: Date,
  problem: string,
): Promise<number> => {
  const lost = await db
    .update(outbox)
    .set({ state: 'unsure', problem })
    .where(and(eq(outbox.state, 'sending'), lt(outbox.claimedAt, claimedBefore)))
    .returning({ id: outbox.id });
  return lost.length;
};

export const dropExpiredMessages = async (db: Db, now: Date): Promise<number> => {
  const dropped = await db
    .update(outbox)
    .set({ state: 'dropped', dropReason: 'TOO_LATE' })
    .where(and(eq(outbox.state, 'to-send'), lte(outbox.until, now)))
    .returning({ id: outbox.id });
  return dropped.length;
};

/** Only messages that wait for staff: those that are due are checked when they are sent. */
export const dropMessagesToInactiveBeauticians = async (db: Db): Promise<number> => {
  const inactive = db
    .select({ id: beauticians.id })
    .from(beauticians)
    .leftJoin(users, eq(users.beauticianId, beauticians.id))
    .where(or(eq(beauticians.active, false), eq(users.status, 'blocked')));
  const dropped = await db
    .update(outbox)
    .set({ state: 'dropped', dropReason: 'INACTIVE' })
    .where(
      and(inArray(outbox.state, ['to-send', 'failed']), inArray(outbox.beauticianId, inactive)),
    )
    .returning({ id: outbox.id });
  return dropped.length;
};
