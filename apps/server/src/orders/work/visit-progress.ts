import {
  emptyVisitProgress,
  type VisitProgressFields,
} from '@haldi/contract/orders/work/visit-actions';
import type { ProgressChanges, ProgressRow } from './store.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;
const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

export const toVisitProgress = (row: ProgressRow | null | undefined): VisitProgressFields =>
  row
    ? {
        onTheWayAt: text(row.onTheWayAt),
        arrivedAt: text(row.arrivedAt),
        startedAt: text(row.startedAt),
        doneAt: text(row.doneAt),
        lateMinutes: row.lateMinutes,
      }
    : emptyVisitProgress;

export const toVisitProgressRow = (progress: VisitProgressFields): ProgressChanges => ({
  onTheWayAt: instant(progress.onTheWayAt),
  arrivedAt: instant(progress.arrivedAt),
  startedAt: instant(progress.startedAt),
  doneAt: instant(progress.doneAt),
  lateMinutes: progress.lateMinutes,
});
