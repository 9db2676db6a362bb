import { createHash } from 'node:crypto';
import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { NewContentReport } from '@haldi/contract/moderation/content-report';
import type { AppContext } from '../platform/app-context.ts';
import { violatedForeignKeyConstraint } from '../platform/database/constraint-errors.ts';
import { AppError } from '../platform/http/app-error.ts';
import { deskChangedTopic } from '../platform/realtime/live-topics.ts';
import { insertContentReport } from './content-report-store.ts';
import { moderatedContentStores } from './moderated-content-stores.ts';

/** A signed-in user, or the network of a visitor. */
export type Reporter = { userId: string | null; network: string };

const contentGoneError = (): AppError =>
  new AppError('NOT_FOUND', 'This is no longer on the website. Thank you for reporting it.');

/**
 * Distinguishes reporters of one entry. It is short so that hundreds of networks share a value and
 * it identifies no one.
 */
export const hashReporter = (about: string, { userId, network }: Reporter): string =>
  createHash('sha256')
    .update(`${about} ${userId === null ? `network ${network}` : `user ${userId}`}`)
    .digest('hex')
    .slice(0, 6);

export const reportContent = async (
  { db, live, clock }: Pick<AppContext, 'db' | 'live' | 'clock'>,
  kind: ContentKind,
  id: string,
  { reason, note }: NewContentReport,
  reporter: Reporter,
): Promise<void> => {
  const entry = await moderatedContentStores[kind].findEntry(db, id);
  if (!entry || entry.hiddenAt !== null) throw contentGoneError();
  try {
    const isNew = await insertContentReport(db, kind, entry, {
      reason,
      note,
      userId: reporter.userId,
      reporter: hashReporter(`${kind} ${id}`, reporter),
      createdAt: clock(),
    });
    if (isNew) live.publish(deskChangedTopic);
  } catch (error) {
    throw violatedForeignKeyConstraint(error) ? contentGoneError() : error;
  }
};
