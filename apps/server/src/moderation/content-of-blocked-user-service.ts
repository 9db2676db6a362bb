import { type ContentKind, contentKinds } from '@haldi/contract/moderation/content-kind';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import { moderatedContentStores } from './moderated-content-stores.ts';
import { hideLockedContent, restoreLockedContent } from './moderation-decisions.ts';

export type UserContent = { shown: ContentKind[]; hiddenByBlock: ContentKind[] };

export const readContentOfUsers = async (
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, UserContent>> => {
  const contentByUser = new Map(
    userIds.map((id): [string, UserContent] => [id, { shown: [], hiddenByBlock: [] }]),
  );
  if (userIds.length === 0) return contentByUser;
  for (const kind of contentKinds) {
    for (const { userId, hiddenAt, hiddenByBlock } of await moderatedContentStores[
      kind
    ].listVisibilityByUsers(db, userIds)) {
      if (hiddenAt === null) contentByUser.get(userId)?.shown.push(kind);
      else if (hiddenByBlock) contentByUser.get(userId)?.hiddenByBlock.push(kind);
    }
  }
  return contentByUser;
};

const blockReason = 'The account is blocked';

/** Runs in the transaction that blocks the account. True: something was hidden. */
export const hideContentOfUser = async (
  tx: Db,
  by: Identity,
  userId: string,
  at: Date,
): Promise<boolean> => {
  let isAny = false;
  for (const kind of contentKinds) {
    const entry = await moderatedContentStores[kind].lockEntryOfUser(tx, userId);
    if (!entry || entry.hiddenAt !== null) continue;
    await hideLockedContent({ tx, entry, at }, kind, by, blockReason, true);
    isAny = true;
  }
  return isAny;
};

/** Runs in the transaction that unblocks the account. Restores only what blocking has hidden. */
export const restoreContentOfUser = async (
  tx: Db,
  by: Identity,
  userId: string,
  at: Date,
): Promise<boolean> => {
  let isAny = false;
  for (const kind of contentKinds) {
    const entry = await moderatedContentStores[kind].lockEntryOfUser(tx, userId);
    if (!entry?.hiddenByBlock) continue;
    isAny = (await restoreLockedContent({ tx, entry, at }, kind, by)) || isAny;
  }
  return isAny;
};
