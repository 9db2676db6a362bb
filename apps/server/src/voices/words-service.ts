import { type VoiceKind, voiceKinds } from '@haldi/contract/voices/kind';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import { hide, restore } from './decisions.ts';
import { entriesOf } from './entries.ts';

/** What somebody has written, for those who deal with the account. */

export type Words = { shown: VoiceKind[]; hiddenByBlock: VoiceKind[] };

export const wordsOf = async (db: Db, userIds: readonly string[]): Promise<Map<string, Words>> => {
  const words = new Map(
    userIds.map((id): [string, Words] => [id, { shown: [], hiddenByBlock: [] }]),
  );
  if (userIds.length === 0) return words;
  for (const kind of voiceKinds) {
    for (const { userId, hiddenAt, hiddenByBlock } of await entriesOf[kind].listOf(db, userIds)) {
      if (hiddenAt === null) words.get(userId)?.shown.push(kind);
      else if (hiddenByBlock) words.get(userId)?.hiddenByBlock.push(kind);
    }
  }
  return words;
};

/** What the author of hidden words would read, could she log in. */
const blocked = 'The account is blocked';

/** In the transaction that blocks the account. True: the public sees less than before. */
export const hideWordsOf = async (
  tx: Db,
  by: Identity,
  userId: string,
  at: Date,
): Promise<boolean> => {
  let isAny = false;
  for (const kind of voiceKinds) {
    const entry = await entriesOf[kind].lockOf(tx, userId);
    if (!entry || entry.hiddenAt !== null) continue;
    await hide({ tx, entry, at }, kind, by, blocked, true);
    isAny = true;
  }
  return isAny;
};

/** In the transaction that unblocks the account: what blocking it has hidden, and nothing else. */
export const restoreWordsOf = async (
  tx: Db,
  by: Identity,
  userId: string,
  at: Date,
): Promise<boolean> => {
  let isAny = false;
  for (const kind of voiceKinds) {
    const entry = await entriesOf[kind].lockOf(tx, userId);
    if (!entry?.hiddenByBlock) continue;
    isAny = (await restore({ tx, entry, at }, kind, by)) || isAny;
  }
  return isAny;
};
