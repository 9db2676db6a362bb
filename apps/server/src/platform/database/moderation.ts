import type { HiddenMark } from '@haldi/contract/kit/hidden';
import { boolean, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** What the salon decided about something that a customer wrote for everybody to read. */
export const moderation = {
  /** Null: everybody may read it. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  hiddenReason: text('hidden_reason'),
  /** It was hidden because the account was blocked: unblocking may bring it back. */
  hiddenByBlock: boolean('hidden_by_block').notNull().default(false),
  /** When the salon last looked at it; null or before its last change: it is new. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
};

export type Decision = {
  hiddenAt?: Date | null;
  hiddenBy?: string | null;
  hiddenReason?: string | null;
  hiddenByBlock?: boolean;
  seenAt?: Date;
};

export type Moderated = {
  id: string;
  userId: string;
  updatedAt: Date;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenByBlock: boolean;
  seenAt: Date | null;
};

export type Whose = Pick<Moderated, 'userId' | 'hiddenAt' | 'hiddenByBlock'>;

/** What a feature that holds such entries offers to whoever decides about them. */
export type ModeratedEntries = {
  find: (db: Db, id: string) => Promise<Moderated | undefined>;
  /** Held until the end of the transaction. */
  lock: (tx: Db, id: string) => Promise<Moderated | undefined>;
  lockOf: (tx: Db, userId: string) => Promise<Moderated | undefined>;
  decide: (tx: Db, id: string, decision: Decision) => Promise<void>;
  listOf: (db: Db, userIds: readonly string[]) => Promise<Whose[]>;
};

/** What the author of something is told of its hiding; nothing while everybody may read it. */
export const hiddenMark = (
  row: Pick<Moderated, 'hiddenAt' | 'hiddenReason'> | undefined,
): { hidden?: HiddenMark } =>
  row && row.hiddenAt !== null && row.hiddenReason !== null
    ? { hidden: { reason: row.hiddenReason, at: row.hiddenAt.toISOString() } }
    : {};
