import type { LateLedgerEntry } from '@haldi/contract/orders/payments/day-close';
import { dayCloseCopy } from './copy.ts';

const copy = dayCloseCopy.late;

/** `Correction of a payment` */
export const lateEntryKindText = ({
  kind,
  corrects,
}: Pick<LateLedgerEntry, 'kind' | 'corrects'>): string =>
  corrects === null ? copy.kinds[kind] : copy.correction(copy.kinds[corrects]);

/** In paise, as it changes the payments of the day. */
export const signedLateEntryAmount = ({
  kind,
  corrects,
  amount,
}: Pick<LateLedgerEntry, 'kind' | 'corrects' | 'amount'>): number => {
  const isMoneyReturned = (corrects ?? kind) === 'refund';
  const isRemoved = corrects !== null;
  return isMoneyReturned === isRemoved ? amount : -amount;
};

/** Tips are kept by the beautician. */
export const isExpectedCash = ({
  kind,
  corrects,
  method,
}: Pick<LateLedgerEntry, 'kind' | 'corrects' | 'method'>): boolean =>
  method === 'cash' && (corrects ?? kind) !== 'tip';
