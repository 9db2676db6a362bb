import type { salonReasons } from '@haldi/contract/orders/cancellation';
import type { Update } from '../question.ts';

/** What staff have entered about a cancellation. */
export type CancelDraft = {
  reason: (typeof salonReasons)[number] | null;
  note: string;
  isCharged: boolean;
};

export const noCancelDraft: CancelDraft = { reason: null, note: '', isCharged: true };

/** What the server is sent. */
export const cancellingOf = ({
  reason,
  note,
  isCharged,
}: CancelDraft): Pick<Update, 'reason' | 'note' | 'waiveFee'> =>
  reason === null ? {} : { reason, note, waiveFee: !isCharged };
