import type { HidingDetails } from '@haldi/contract/kit/hidden-content';
import { boolean, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

export const moderationColumns = {
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  hiddenReason: text('hidden_reason'),
  /** Hidden because the account was blocked; unblocking can show it again. */
  hiddenByBlock: boolean('hidden_by_block').notNull().default(false),
  /** When staff last looked at it. New if null or before the last change. */
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

export type ModeratedContentStore = {
  findEntry: (db: Db, id: string) => Promise<ModeratedRow | undefined>;
  lockEntry: (tx: Db, id: string) => Promise<ModeratedRow | undefined>;
  lockEntryOfUser: (tx: Db, userId: string) => Promise<ModeratedRow | undefined>;
  saveModerationDecision: (tx: Db, id: string, decision: ModerationDecision) => Promise<void>;
  listVisibilityByUsers: (db: Db, userIds: readonly string[]) => Promise<ContentVisibility[]>;
};

export const toHidingDetails = (
  row: Pick<ModeratedRow, 'hiddenAt' | 'hiddenReason'> | undefined,
): { hidden?: HidingDetails } =>
  row && row.hiddenAt !== null && row.hiddenReason !== null
    ? { hidden: { reason: row.hiddenReason, at: row.hiddenAt.toISOString() } }
    : {};
