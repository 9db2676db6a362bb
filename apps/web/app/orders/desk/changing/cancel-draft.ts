import type { salonCancelReasons } from '@haldi/contract/orders/cancellation';
import type { OrderUpdateInput } from '../assignment-question.ts';

export type CancelDraft = {
  reason: (typeof salonCancelReasons)[number] | null;
  note: string;
  isCharged: boolean;
};

export const emptyCancelDraft: CancelDraft = { reason: null, note: '', isCharged: true };

export const toCancellation = ({
  reason,
  note,
  isCharged,
}: CancelDraft): Pick<OrderUpdateInput, 'reason' | 'note' | 'waiveFee'> =>
  reason === null ? {} : { reason, note, waiveFee: !isCharged };
