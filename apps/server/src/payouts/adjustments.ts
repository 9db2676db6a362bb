import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { toRupees } from '@haldi/contract/kit/paise';
import type { AdjustmentRequest, PayoutAdjustment } from '@haldi/contract/payouts/schema';
import { recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { violatedForeignKeyConstraint } from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { beauticianNotFoundError } from '../roster/service.ts';
import {
  type AdjustmentRow,
  deleteAdjustment,
  findBeauticianName,
  insertAdjustment,
} from './store.ts';

type Desk = Pick<AppContext, 'db' | 'clock'>;

const inFuture = 'Enter a date up to today';

const recordChange = async (
  tx: Db,
  act: 'payout-adjustment-added' | 'payout-adjustment-removed',
  { by, at, row }: { by: Identity; at: Date; row: AdjustmentRow },
): Promise<void> => {
  const name = await findBeauticianName(tx, row.beauticianId);
  await recordAuditEntry(tx, {
    ...{ by, at, act },
    subject: { id: String(row.beauticianId), ...(name !== undefined && { name }) },
    changes: [
      { field: 'kind', before: null, after: row.kind },
      { field: 'day', before: null, after: formatDay(row.day) },
      { field: 'amount', before: null, after: toRupees(row.amount) },
      { field: 'note', before: null, after: row.note },
    ],
  });
};

export const addAdjustment = async (
  { db, clock }: Desk,
  by: Identity,
  adjustment: AdjustmentRequest,
): Promise<PayoutAdjustment> => {
  const at = clock();
  if (adjustment.day > indiaDay(at)) {
    throw new AppError('INVALID_INPUT', inFuture, { fields: { day: inFuture } });
  }
  const { id, beauticianId, kind, day, amount, note } = await db.transaction(async (tx) => {
    if ((await findBeauticianName(tx, adjustment.beauticianId)) === undefined) {
      throw beauticianNotFoundError();
    }
    const { row, isNew } = await insertAdjustment(tx, { ...adjustment, createdAt: at });
    if (isNew) await recordChange(tx, 'payout-adjustment-added', { by, at, row });
    return row;
  });
  return { _id: id, beauticianId, kind, day, amount, note };
};

const mapSettled = (error: unknown): never => {
  if (violatedForeignKeyConstraint(error) === undefined) throw error;
  throw new AppError(
    'PAYOUT_CHANGED',
    'This is part of a paid statement. Add the opposite for the next one instead.',
  );
};

export const removeAdjustment = async (
  { db, clock }: Desk,
  by: Identity,
  id: number,
): Promise<void> => {
  await db
    .transaction(async (tx) => {
      const row = await deleteAdjustment(tx, id);
      if (!row) throw new AppError('NOT_FOUND', 'This entry was already removed.');
      await recordChange(tx, 'payout-adjustment-removed', { by, at: clock(), row });
    })
    .catch(mapSettled);
};
