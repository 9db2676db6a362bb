import { eq } from 'drizzle-orm';
import { type AnyPgColumn, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * Remembers that a hidden entry was deleted by its author: the author's next entry starts hidden.
 */
export const createDeletedHiddenContentTable = (name: string, author: () => AnyPgColumn) =>
  pgTable(name, {
    userId: text('user_id').primaryKey().references(author, { onDelete: 'cascade' }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull(),
    hiddenBy: text('hidden_by'),
    hiddenReason: text('hidden_reason').notNull(),
    hiddenByBlock: boolean('hidden_by_block').notNull(),
  });

type HidingTable = ReturnType<typeof createDeletedHiddenContentTable>;
export type DeletedHiddenRow = HidingTable['$inferSelect'];
type Deleted = { [Key in keyof DeletedHiddenRow]: DeletedHiddenRow[Key] | null };

export const createDeletedHiddenContentStore = (table: HidingTable) => ({
  async keep(tx: Db, { userId, hiddenAt, hiddenBy, hiddenReason, hiddenByBlock }: Deleted) {
    if (!userId || !hiddenAt || hiddenReason === null || hiddenByBlock === null) return;
    await tx.insert(table).values({ userId, hiddenAt, hiddenBy, hiddenReason, hiddenByBlock });
  },
  async take(tx: Db, author: string): Promise<DeletedHiddenRow | undefined> {
    const [row] = await tx.delete(table).where(eq(table.userId, author)).returning();
    return row;
  },
  list: (db: Db, author: string) =>
    db
      .select({ hiddenAt: table.hiddenAt, hiddenReason: table.hiddenReason })
      .from(table)
      .where(eq(table.userId, author)),
});
