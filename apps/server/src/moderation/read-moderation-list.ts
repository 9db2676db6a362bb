import { imageUrl } from '@haldi/contract/images/uploaded-images';
import { type CursorPosition, cursorAfter } from '@haldi/contract/kit/cursor';
import { type ContentKind, contentKinds } from '@haldi/contract/moderation/content-kind';
import type { ReportReason } from '@haldi/contract/moderation/content-report';
import { moderationPageSize } from '@haldi/contract/moderation/desk/endpoints';
import {
  type ContentReport,
  type ModerationItem,
  type ModerationList,
  type ModerationView,
  maxReportsShown,
} from '@haldi/contract/moderation/desk/schema';
import { readUsernames } from '../accounts/service.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { listOpenContentReports, type OpenContentReport } from './content-report-store.ts';
import { countByView, findModerationRow, listModerationRows, type ModerationRow } from './store.ts';

export const contentNotFoundError = (): AppError =>
  new AppError('NOT_FOUND', 'Not found. The author may have deleted it.');

const toReport = ({ id, reason, note, createdAt }: OpenContentReport): ContentReport => ({
  _id: id,
  reason: reason as ReportReason,
  note,
  at: createdAt.toISOString(),
});

const hiddenOf = (
  row: ModerationRow,
  names: ReadonlyMap<string, string>,
): ModerationItem['hidden'] =>
  row.hiddenAt === null || row.hiddenReason === null
    ? null
    : {
        reason: row.hiddenReason,
        at: row.hiddenAt.toISOString(),
        by: names.get(row.hiddenBy ?? '') ?? null,
        isChangedSince: row.updatedAt > row.hiddenAt,
      };

const answerOf = (
  row: ModerationRow,
  names: ReadonlyMap<string, string>,
): ModerationItem['answer'] =>
  row.answer === null || row.answeredAt === null
    ? null
    : {
        text: row.answer,
        at: row.answeredAt.toISOString(),
        by: names.get(row.answeredBy ?? '') ?? null,
      };

const toModerationItems = async (
  db: Db,
  rows: readonly ModerationRow[],
): Promise<ModerationItem[]> => {
  const reports = new Map<string, OpenContentReport[]>();
  for (const kind of contentKinds) {
    const reported = rows.filter((row) => row.kind === kind && row.reportCount > 0);
    if (reported.length === 0) continue;
    const ids = reported.map(({ id }) => id);
    for (const report of await listOpenContentReports(db, kind, ids)) {
      const key = `${kind} ${report.entryId}`;
      reports.set(key, [...(reports.get(key) ?? []), report]);
    }
  }
  const staff = rows.flatMap(({ hiddenBy, answeredBy }) =>
    [hiddenBy ?? [], answeredBy ?? []].flat(),
  );
  const names = await readUsernames(db, [...new Set(staff)]);
  return rows.map((row) => ({
    kind: row.kind,
    _id: row.id,
    author: { id: row.userId, name: row.username, isBlocked: row.status === 'blocked' },
    title: row.title,
    text: row.text,
    image: row.imageHash ? imageUrl(row.imageHash) : row.imagePath,
    rating: row.rating,
    isVerified: row.isVerified,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
    isNew: row.seenAt === null || row.seenAt < row.updatedAt,
    answer: answerOf(row, names),
    hidden: hiddenOf(row, names),
    reports: (reports.get(`${row.kind} ${row.id}`) ?? []).slice(0, maxReportsShown).map(toReport),
    reportCount: row.reportCount,
  }));
};

type ModerationListQuery = {
  view?: ModerationView | undefined;
  search?: string | undefined;
  cursor?: CursorPosition | undefined;
  limit?: number | undefined;
};

export const readModerationList = async (
  db: Db,
  { view = 'all', search, cursor, limit = moderationPageSize }: ModerationListQuery,
): Promise<ModerationList> => {
  // One extra row tells whether there is a next page.
  const rows = await listModerationRows(db, { view, search, after: cursor, limit: limit + 1 });
  const items = await toModerationItems(db, rows.slice(0, limit));
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? cursorAfter(last) : null,
    counts: await countByView(db),
  };
};

export const readModerationItem = async (
  db: Db,
  kind: ContentKind,
  id: string,
): Promise<ModerationItem> => {
  const row = await findModerationRow(db, kind, id);
  const [item] = row ? await toModerationItems(db, [row]) : [];
  if (!item) throw contentNotFoundError();
  return item;
};
