import type { AuditAction } from '@haldi/contract/audit/audit-actions';
import type { AuditChange } from '@haldi/contract/audit/schema';
import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import type { ModeratedRow } from '../platform/database/moderation-columns.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { deskChangedTopic, publishContentWithdrawn } from '../platform/realtime/live-topics.ts';
import { readAnswer, setAnswer } from '../reviews/reviews-for-moderation-service.ts';
import { resolveContentReports } from './content-report-store.ts';
import { moderatedContentStores } from './moderated-content-stores.ts';
import { contentNotFoundError, readModerationItem } from './read-moderation-list.ts';

type Context = Pick<AppContext, 'db' | 'live' | 'clock'>;
type DecisionTarget = { tx: Db; entry: ModeratedRow; at: Date };

const changedMeanwhile = (): AppError =>
  new AppError('CONFLICT', 'The author has edited this. Read it again.');

/** Locks the entry. False: nothing had to change. */
const decideOnContent = async (
  { db, clock }: Context,
  kind: ContentKind,
  id: string,
  change: (target: DecisionTarget) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const entry = await moderatedContentStores[kind].lockEntry(tx, id);
    if (!entry) throw contentNotFoundError();
    return change({ tx, entry, at: clock() });
  });

const requireAsRead = ({ updatedAt }: ModeratedRow, changedAt: string): void => {
  if (updatedAt.toISOString() !== new Date(changedAt).toISOString()) throw changedMeanwhile();
};

/** The audit log outlives the content, so it does not quote it. */
const recordDecision = (
  { tx, entry, at }: DecisionTarget,
  by: Identity,
  act: AuditAction,
  changes: AuditChange[] = [],
): Promise<void> => recordAuditEntry(tx, { by, at, act, subject: { id: entry.userId }, changes });

export const hideLockedContent = async (
  target: DecisionTarget,
  kind: ContentKind,
  by: Identity,
  reason: string,
  hiddenByBlock: boolean,
): Promise<boolean> => {
  const { tx, entry, at } = target;
  const before = entry.hiddenAt === null ? null : entry.hiddenReason;
  if (before === reason && entry.hiddenByBlock === hiddenByBlock) return false;
  await moderatedContentStores[kind].saveModerationDecision(tx, entry.id, {
    hiddenAt: at,
    hiddenBy: by.userId,
    hiddenReason: reason,
    hiddenByBlock,
    seenAt: at,
  });
  await resolveContentReports(tx, kind, entry.id, at);
  await recordDecision(target, by, `${kind}-hidden`, [
    { field: 'hidingReason', before, after: reason },
  ]);
  return true;
};

export const restoreLockedContent = async (
  target: DecisionTarget,
  kind: ContentKind,
  by: Identity,
): Promise<boolean> => {
  const { tx, entry, at } = target;
  if (entry.hiddenAt === null) return false;
  await moderatedContentStores[kind].saveModerationDecision(tx, entry.id, {
    hiddenAt: null,
    hiddenBy: null,
    hiddenReason: null,
    hiddenByBlock: false,
    seenAt: at,
  });
  await recordDecision(target, by, `${kind}-restored`);
  return true;
};

export const hideContent = async (
  context: Context,
  by: Identity,
  kind: ContentKind,
  id: string,
  reason: string,
): Promise<ModerationItem> => {
  const isHidden = await decideOnContent(context, kind, id, (target) =>
    hideLockedContent(target, kind, by, reason, false),
  );
  if (isHidden) publishContentWithdrawn(context.live);
  return readModerationItem(context.db, kind, id);
};

/** Only the version that was read: the author can still change hidden content. */
export const restoreContent = async (
  context: Context,
  by: Identity,
  kind: ContentKind,
  id: string,
  changedAt: string,
): Promise<ModerationItem> => {
  const isRestored = await decideOnContent(context, kind, id, async (target) => {
    requireAsRead(target.entry, changedAt);
    return restoreLockedContent(target, kind, by);
  });
  if (isRestored) context.live.publish('content-changed');
  return readModerationItem(context.db, kind, id);
};

export const approveContent = async (
  context: Context,
  by: Identity,
  kind: ContentKind,
  id: string,
  read: { changedAt: string; lastReport: number },
): Promise<ModerationItem> => {
  const hasChanged = await decideOnContent(context, kind, id, async (target) => {
    const { tx, entry, at } = target;
    requireAsRead(entry, read.changedAt);
    const settled = await resolveContentReports(tx, kind, id, at, read.lastReport);
    if (settled > 0) await recordDecision(target, by, `${kind}-kept`);
    const isNew = entry.seenAt === null || entry.seenAt < entry.updatedAt;
    if (isNew) await moderatedContentStores[kind].saveModerationDecision(tx, id, { seenAt: at });
    return isNew || settled > 0;
  });
  if (hasChanged) context.live.publish(deskChangedTopic);
  return readModerationItem(context.db, kind, id);
};

export const answerReview = async (
  context: Context,
  by: Identity,
  id: string,
  answer: string | null,
): Promise<ModerationItem> => {
  const isChanged = await decideOnContent(context, 'review', id, async (target) => {
    const { tx, at } = target;
    if ((await readAnswer(tx, id)) === answer) return false;
    await setAnswer(
      tx,
      id,
      answer === null ? null : { answer, answeredAt: at, answeredBy: by.userId },
    );
    await moderatedContentStores.review.saveModerationDecision(tx, id, { seenAt: at });
    await recordDecision(target, by, answer === null ? 'answer-removed' : 'review-answered');
    return true;
  });
  if (isChanged) publishContentWithdrawn(context.live);
  return readModerationItem(context.db, 'review', id);
};
