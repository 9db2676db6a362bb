import type { HiddenMark } from '@haldi/contract/kit/hidden-content';
import { boolean, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** What the salon decided about something that a customer wrote for everybody to read. */
export const moderationColumns = {
  /** Null: everybody may read it. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  hiddenReason: text('hidden_reason'),
  /** It was hidden because the account was blocked: unblocking may bring it back. */
  hiddenByBlock: boolean('hidden_by_block').notNull().default(false),
  /** When the salon last looked at it; null or before its last change: it is new. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
};

export type ModerationDecision = {
  hiddenAt?: Date | null;
  hiddenBy?: string | null;
  hiddenReason?: string | null;
  hiddenByBlock?: boolean;
  seenAt?: Date;
};

export type ModeratedRow = {
  id: string;
  userId: string;
  updatedAt: Date;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenByBlock: boolean;
  seenAt: Date | null;
};

export type ContentVisibility = Pick<ModeratedRow, 'userId' | 'hiddenAt' | 'hiddenByBlock'>;

/** What a feature that holds such entries offers to whoever decides about them. */
export type ModeratedContentStore = {
  find: (db: Db, id: string) => Promise<ModeratedRow | undefined>;
  /** Held until the end of the transaction. */
  lock: (tx: Db, id: string) => Promise<ModeratedRow | undefined>;
  lockByUser: (tx: Db, userId: string) => Promise<ModeratedRow | undefined>;
  saveDecision: (tx: Db, id: string, decision: ModerationDecision) => Promise<void>;
  listByUsers: (db: Db, userIds: readonly string[]) => Promise<ContentVisibility[]>;
};

/** What the author of something is told of its hiding; nothing while everybody may read it. */
export const hiddenMarkOf = (
  row: Pick<ModeratedRow, 'hiddenAt' | 'hiddenReason'> | undefined,
): { hidden?: HiddenMark } =>
  row && row.hiddenAt !== null && row.hiddenReason !== null
    ? { hidden: { reason: row.hiddenReason, at: row.hiddenAt.toISOString() } }
    : {};
