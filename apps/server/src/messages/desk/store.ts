import type { CursorPosition } from '@haldi/contract/kit/cursor';
import type { MessageListName } from '@haldi/contract/messages/desk/schema';
import type { MessageState } from '@haldi/contract/messages/message-states';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MessageRow } from '../outbox/store.ts';
import { outbox, pushSubscriptions } from '../tables.ts';

const statesOf: Record<MessageListName, readonly MessageState[]> = {
  'to-send': ['to-send'],
  planned: ['planned'],
  sent: ['sent'],
  failed: ['failed', 'unsure'],
};

const isLatestFirst = (list: MessageListName): boolean => list === 'sent' || list === 'failed';

const momentOf = (list: MessageListName) => (list === 'sent' ? outbox.sentAt : outbox.dueAt);

const after = (list: MessageListName, { createdAt: at, id }: CursorPosition): SQL =>
  isLatestFirst(list)
    ? sql`(${momentOf(list)}, ${outbox.id}) < (${at}::timestamptz, ${id}::uuid)`
    : sql`(${momentOf(list)}, ${outbox.id}) > (${at}::timestamptz, ${id}::uuid)`;

export const listMessages = (
  db: Db,
  list: MessageListName,
  cursor: CursorPosition | undefined,
  limit: number,
): Promise<MessageRow[]> => {
  const direction = isLatestFirst(list) ? desc : asc;
  return db
    .select()
    .from(outbox)
    .where(
      and(inArray(outbox.state, [...statesOf[list]]), cursor ? after(list, cursor) : undefined),
    )
    .orderBy(direction(momentOf(list)), direction(outbox.id))
    .limit(limit);
};

export const countMessagesByState = (
  db: Db,
): Promise<{ state: MessageState; messages: number }[]> =>
  db
    .select({ state: outbox.state, messages: count() })
    .from(outbox)
    .where(inArray(outbox.state, ['to-send', 'planned', 'failed', 'unsure']))
    .groupBy(outbox.state);

export const listMessagesOfOrder = (db: Db, orderId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(outbox)
    .where(eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));

/** Newest first. */
export const lockManualMessagesOfOrder = (
  tx: Db,
  orderId: string,
  kinds: readonly MessageRow['kind'][],
): Promise<MessageRow[]> =>
  tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.orderId, orderId),
        eq(outbox.state, 'to-send'),
        inArray(outbox.kind, [...kinds]),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .for('update');

export const lockMessage = async (tx: Db, id: string): Promise<MessageRow | undefined> => {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return row;
};

export const updateMessage = async (
  tx: Db,
  id: string,
  changes: Partial<MessageRow>,
): Promise<void> => {
  await tx.update(outbox).set(changes).where(eq(outbox.id, id));
};

export const countStaffPushBrowsers = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ browsers: count() })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        inArray(users.role, ['owner', 'desk']),
        eq(users.status, 'active'),
        isNull(pushSubscriptions.orderId),
      ),
    );
  return row?.browsers ?? 0;
};
