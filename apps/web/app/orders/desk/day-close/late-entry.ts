import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { dayCloseCopy } from './copy.ts';

const copy = dayCloseCopy.late;

export type LateEntry = DayClose['lateEntries'][number];

/** `Correction of a payment` */
export const lateEntryKind = ({ kind, corrects }: Pick<LateEntry, 'kind' | 'corrects'>): string =>
  corrects === null ? copy.kinds[kind] : copy.correction(copy.kinds[corrects]);

/** In paise, as it changes the payments of the day. */
export const lateEntryEffect = ({
  kind,
  corrects,
  amount,
}: Pick<LateEntry, 'kind' | 'corrects' | 'amount'>): number => {
  const isMoneyReturned = (corrects ?? kind) === 'refund';
  const isRemoved = corrects !== null;
  return isMoneyReturned === isRemoved ? amount : -amount;
};
