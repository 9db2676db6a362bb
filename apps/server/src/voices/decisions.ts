import type { Act } from '@haldi/contract/audit/acts';
import type { AuditChange } from '@haldi/contract/audit/schema';
import type { Voice } from '@haldi/contract/voices/desk/schema';
import type { VoiceKind } from '@haldi/contract/voices/kind';
import { recordAct } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import type { Moderated } from '../platform/database/moderation.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { deskTopic, publishWithdrawn } from '../platform/realtime/withdrawn.ts';
import { readAnswer, setAnswer } from '../reviews/moderation-service.ts';
import { entriesOf } from './entries.ts';
import { settleReports } from './reports-store.ts';
import { noSuchVoice, readVoice } from './service.ts';

type Context = Pick<AppContext, 'db' | 'live' | 'clock'>;
type Deciding = { tx: Db; entry: Moderated; at: Date };

const changedMeanwhile = (): AppError =>
  new AppError('CONFLICT', 'Its author has changed it meanwhile. Please read it again.');

/** One at a time about one entry; false: it was so already, and nothing is written down. */
const decide = async (
  { db, clock }: Context,
  kind: VoiceKind,
  id: string,
  change: (deciding: Deciding) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const entry = await entriesOf[kind].lock(tx, id);
    if (!entry) throw noSuchVoice();
    return change({ tx, entry, at: clock() });
  });

const requireAsRead = ({ updatedAt }: Moderated, changedAt: string): void => {
  if (updatedAt.toISOString() !== new Date(changedAt).toISOString()) throw changedMeanwhile();
};

/** The words themselves stay out of the activity, which outlives them. */
const record = (
  { tx, entry, at }: Deciding,
  by: Identity,
  act: Act,
  changes: AuditChange[] = [],
): Promise<void> => recordAct(tx, { by, at, act, subject: { id: entry.userId }, changes });

/** Hides it, and with it goes whatever was reported about it. */
export const hide = async (
  deciding: Deciding,
  kind: VoiceKind,
  by: Identity,
  reason: string,
  hiddenByBlock: boolean,
): Promise<boolean> => {
  const { tx, entry, at } = deciding;
  const before = entry.hiddenAt === null ? null : entry.hiddenReason;
  if (before === reason && entry.hiddenByBlock === hiddenByBlock) return false;
  await entriesOf[kind].decide(tx, entry.id, {
    hiddenAt: at,
    hiddenBy: by.userId,
    hiddenReason: reason,
    hiddenByBlock,
    seenAt: at,
  });
  await settleReports(tx, kind, entry.id, at);
  await record(deciding, by, `${kind}-hidden`, [{ field: 'hidingReason', before, after: reason }]);
  return true;
};

export const restore = async (
  deciding: Deciding,
  kind: VoiceKind,
  by: Identity,
): Promise<boolean> => {
  const { tx, entry, at } = deciding;
  if (entry.hiddenAt === null) return false;
  await entriesOf[kind].decide(tx, entry.id, {
    hiddenAt: null,
    hiddenBy: null,
    hiddenReason: null,
    hiddenByBlock: false,
    seenAt: at,
  });
  await record(deciding, by, `${kind}-restored`);
  return true;
};

export const hideVoice = async (
  context: Context,
  by: Identity,
  kind: VoiceKind,
  id: string,
  reason: string,
): Promise<Voice> => {
  const isHidden = await decide(context, kind, id, (deciding) =>
    hide(deciding, kind, by, reason, false),
  );
  if (isHidden) publishWithdrawn(context.live);
  return readVoice(context.db, kind, id);
};

/** Only what was read: a hidden entry may still be changed by its author. */
export const restoreVoice = async (
  context: Context,
  by: Identity,
  kind: VoiceKind,
  id: string,
  changedAt: string,
): Promise<Voice> => {
  const isRestored = await decide(context, kind, id, async (deciding) => {
    requireAsRead(deciding.entry, changedAt);
    return restore(deciding, kind, by);
  });
  if (isRestored) context.live.publish('content-changed');
  return readVoice(context.db, kind, id);
};

/** Looked at and left as it is: what was reported is settled, and it is nothing new any longer. */
export const keepVoice = async (
  context: Context,
  by: Identity,
  kind: VoiceKind,
  id: string,
  read: { changedAt: string; lastReport: number },
): Promise<Voice> => {
  const isNews = await decide(context, kind, id, async (deciding) => {
    const { tx, entry, at } = deciding;
    requireAsRead(entry, read.changedAt);
    const settled = await settleReports(tx, kind, id, at, read.lastReport);
    if (settled > 0) await record(deciding, by, `${kind}-kept`);
    const isNew = entry.seenAt === null || entry.seenAt < entry.updatedAt;
    if (isNew) await entriesOf[kind].decide(tx, id, { seenAt: at });
    return isNew || settled > 0;
  });
  if (isNews) context.live.publish(deskTopic);
  return readVoice(context.db, kind, id);
};

export const answerReview = async (
  context: Context,
  by: Identity,
  id: string,
  answer: string | null,
): Promise<Voice> => {
  const isChanged = await decide(context, 'review', id, async (deciding) => {
    const { tx, at } = deciding;
    if ((await readAnswer(tx, id)) === answer) return false;
    await setAnswer(
      tx,
      id,
      answer === null ? null : { answer, answeredAt: at, answeredBy: by.userId },
    );
    await entriesOf.review.decide(tx, id, { seenAt: at });
    await record(deciding, by, answer === null ? 'answer-removed' : 'review-answered');
    return true;
  });
  if (isChanged) publishWithdrawn(context.live);
  return readVoice(context.db, 'review', id);
};
