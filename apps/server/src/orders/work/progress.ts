import type { OrderStatus } from '@haldi/contract/orders/status';
import {
  noProgress,
  type Progress,
  progressAfterStatus,
} from '@haldi/contract/orders/work/progress';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRow } from '../tables.ts';
import {
  dropRefusals,
  findProgress,
  type ProgressChanges,
  type ProgressRow,
  writeProgress,
} from './store.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;
const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

export const toProgress = (row: ProgressRow | undefined): Progress =>
  row
    ? {
        onTheWayAt: text(row.onTheWayAt),
        arrivedAt: text(row.arrivedAt),
        startedAt: text(row.startedAt),
        doneAt: text(row.doneAt),
        lateMinutes: row.lateMinutes,
      }
    : noProgress;

export const toChanges = (progress: Progress): ProgressChanges => ({
  onTheWayAt: instant(progress.onTheWayAt),
  arrivedAt: instant(progress.arrivedAt),
  startedAt: instant(progress.startedAt),
  doneAt: instant(progress.doneAt),
  lateMinutes: progress.lateMinutes,
});

type Changes = Partial<
  Pick<OrderRow, 'appointmentDate' | 'startMinute' | 'beauticianId' | 'status'>
>;

const isOther = <Key extends keyof Changes>(key: Key, before: OrderRow, changes: Changes) =>
  changes[key] !== undefined && changes[key] !== before[key];

/**
 * What a change of an order means for how far its visit has come: at another time, or with somebody
 * else, the day begins anew; a status that staff choose says what has happened.
 */
export const followChange = async (
  tx: Db,
  before: OrderRow,
  changes: Changes,
  at: Date,
): Promise<void> => {
  const isMoved =
    isOther('appointmentDate', before, changes) || isOther('startMinute', before, changes);
  if (isMoved) await dropRefusals(tx, before.id);
  const row = await findProgress(tx, before.id);
  const standing = toProgress(row);
  const kept = isMoved || isOther('beauticianId', before, changes) ? noProgress : standing;
  const progress = isOther('status', before, changes)
    ? progressAfterStatus(kept, changes.status as OrderStatus, at.toISOString())
    : kept;
  const isSame = JSON.stringify(progress) === JSON.stringify(standing);
  if (isSame && !(isMoved && row)) return;
  const code = isMoved ? { startCode: null, wrongCodes: 0, wrongAttempt: null } : {};
  await writeProgress(tx, before.id, { ...toChanges(progress), ...code });
};
