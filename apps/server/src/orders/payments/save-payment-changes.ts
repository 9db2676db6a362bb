import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { violatedUniqueConstraint } from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { NewEntry, PaymentChanges } from '../commands/command-decision-types.ts';
import { insertDiscount, markDiscountRemoved } from '../discounts/store.ts';
import * as errors from './errors.ts';
import {
  deleteReferenceOfEntry,
  deleteUnverifiedReference,
  insertEntry,
  insertUpiReference,
  isPaymentDayClosed,
  linkReferenceToEntry,
  lockDayOfPayments,
  updateFee,
} from './ledger-store.ts';

type Sent = { by: Identity | null; now: Date; attempt: string | null };

/** The given day, or the first one from today that is not closed. It cannot be closed meanwhile. */
const lockOpenDay = async (tx: Db, first: string, today: string): Promise<string> => {
  for (let day = first; ; day = day < today ? today : addDays(day, 1)) {
    await lockDayOfPayments(tx, day, 'shared');
    if (!(await isPaymentDayClosed(tx, day))) return day;
  }
};

const saveEntry = async (
  tx: Db,
  orderId: string,
  entry: NewEntry,
  { by, now, attempt }: Sent,
): Promise<number> => {
  if (!by || attempt === null) throw new Error('an entry needs a person and an attempt');
  const day = indiaDay(entry.takenAt);
  const cashDay = await lockOpenDay(tx, entry.cashDay ?? day, indiaDay(now));
  const id = await insertEntry(tx, {
    ...entry,
    orderId,
    takenBy: by.userId,
    attempt,
    day,
    recordedAt: now,
    cashDay: cashDay === day ? null : cashDay,
  });
  if (entry.reverses) await deleteReferenceOfEntry(tx, entry.reverses);
  return id;
};

const saveReference = async (
  tx: Db,
  orderId: string,
  { usedReference, submittedReference, rejectedReference }: PaymentChanges,
  entry: { id: number; amount: number } | undefined,
  { now }: Sent,
): Promise<void> => {
  if (usedReference !== undefined && entry) {
    const { id, amount } = entry;
    const row = { reference: usedReference, orderId, amount, createdAt: now, entryId: id };
    if (!(await linkReferenceToEntry(tx, row))) throw errors.referenceUsedError();
  }
  if (submittedReference) {
    await deleteUnverifiedReference(tx, orderId);
    await insertUpiReference(tx, { ...submittedReference, orderId, createdAt: now });
  }
  if (rejectedReference !== undefined) await deleteUnverifiedReference(tx, orderId);
};

const mapUsedReference = (error: unknown): never => {
  throw violatedUniqueConstraint(error) === 'upi_references_pkey'
    ? errors.referenceUsedError()
    : error;
};

const staffOf = ({ by, now: at }: Sent): { by: string; at: Date } => {
  if (!by) throw new Error('only staff give and remove discounts');
  return { by: by.userId, at };
};

export const savePaymentChanges = async (
  tx: Db,
  orderId: string,
  changes: PaymentChanges,
  sent: Sent,
): Promise<void> => {
  const { entries = [], fee, newDiscount, removedDiscount } = changes;
  let first: { id: number; amount: number } | undefined;
  for (const entry of entries) {
    const id = await saveEntry(tx, orderId, entry, sent);
    first ??= { id, amount: entry.amount };
  }
  await saveReference(tx, orderId, changes, first, sent).catch(mapUsedReference);
  if (newDiscount) {
    const { by: givenBy, at: givenAt } = staffOf(sent);
    await insertDiscount(tx, { ...newDiscount, orderId, couponId: null, givenBy, givenAt });
  }
  if (removedDiscount !== undefined) await markDiscountRemoved(tx, removedDiscount, staffOf(sent));
  if (!fee) return;
  const outcome =
    'movedTo' in fee
      ? { movedTo: fee.movedTo }
      : { isWaived: true, reason: fee.reason, movedTo: null };
  await updateFee(tx, orderId, fee.kind, outcome);
};
