import { imageAddress } from '@haldi/contract/images/image-address';
import { cursorAfter, type Place } from '@haldi/contract/kit/cursor';
import { voicePageSize } from '@haldi/contract/voices/desk/endpoints';
import {
  mostReportsShown,
  type Voice,
  type VoiceList,
  type VoiceReport,
  type VoiceView,
} from '@haldi/contract/voices/desk/schema';
import { type VoiceKind, voiceKinds } from '@haldi/contract/voices/kind';
import type { ReportReason } from '@haldi/contract/voices/report';
import { namesOf } from '../accounts/service.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { listOpenReports, type OpenReport } from './reports-store.ts';
import { countViews, findVoice, listVoices, type VoiceRow } from './store.ts';

export const noSuchVoice = (): AppError =>
  new AppError('NOT_FOUND', 'It is no longer there. Its author may have deleted it.');

const toReport = ({ id, reason, note, createdAt }: OpenReport): VoiceReport => ({
  _id: id,
  reason: reason as ReportReason,
  note,
  at: createdAt.toISOString(),
});

const hiddenOf = (row: VoiceRow, names: ReadonlyMap<string, string>): Voice['hidden'] =>
  row.hiddenAt === null || row.hiddenReason === null
    ? null
    : {
        reason: row.hiddenReason,
        at: row.hiddenAt.toISOString(),
        by: names.get(row.hiddenBy ?? '') ?? null,
        isByBlock: row.hiddenByBlock,
        isChangedSince: row.updatedAt > row.hiddenAt,
      };

const answerOf = (row: VoiceRow, names: ReadonlyMap<string, string>): Voice['answer'] =>
  row.answer === null || row.answeredAt === null
    ? null
    : {
        text: row.answer,
        at: row.answeredAt.toISOString(),
        by: names.get(row.answeredBy ?? '') ?? null,
      };

const toVoices = async (db: Db, rows: readonly VoiceRow[]): Promise<Voice[]> => {
  const reports = new Map<string, OpenReport[]>();
  for (const kind of voiceKinds) {
    const reported = rows.filter((row) => row.kind === kind && row.reportCount > 0);
    if (reported.length === 0) continue;
    const ids = reported.map(({ id }) => id);
    for (const report of await listOpenReports(db, kind, ids)) {
      const key = `${kind} ${report.entryId}`;
      reports.set(key, [...(reports.get(key) ?? []), report]);
    }
  }
  const staff = rows.flatMap(({ hiddenBy, answeredBy }) =>
    [hiddenBy ?? [], answeredBy ?? []].flat(),
  );
  const names = await namesOf(db, [...new Set(staff)]);
  return rows.map((row) => ({
    kind: row.kind,
    _id: row.id,
    author: { id: row.userId, name: row.username, isBlocked: row.status === 'blocked' },
    title: row.title,
    text: row.text,
    image: row.imageHash ? imageAddress(row.imageHash) : row.imagePath,
    rating: row.rating,
    isVerified: row.isVerified,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
    isNew: row.seenAt === null || row.seenAt < row.updatedAt,
    answer: answerOf(row, names),
    hidden: hiddenOf(row, names),
    reports: (reports.get(`${row.kind} ${row.id}`) ?? []).slice(0, mostReportsShown).map(toReport),
    reportCount: row.reportCount,
  }));
};

type VoiceQuery = {
  view?: VoiceView | undefined;
  search?: string | undefined;
  cursor?: Place | undefined;
  limit?: number | undefined;
};

export const readVoices = async (
  db: Db,
  { view = 'all', search, cursor, limit = voicePageSize }: VoiceQuery,
): Promise<VoiceList> => {
  // One more than asked for tells whether there is a next page.
  const rows = await listVoices(db, { view, search, after: cursor, limit: limit + 1 });
  const voices = await toVoices(db, rows.slice(0, limit));
  const last = voices.at(-1);
  return {
    voices,
    next: rows.length > limit && last ? cursorAfter(last) : null,
    counts: await countViews(db),
  };
};

export const readVoice = async (db: Db, kind: VoiceKind, id: string): Promise<Voice> => {
  const row = await findVoice(db, kind, id);
  const [voice] = row ? await toVoices(db, [row]) : [];
  if (!voice) throw noSuchVoice();
  return voice;
};
