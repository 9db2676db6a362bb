import type { UnpaidReason } from './ledger.ts';

export const unpaidReasonLabels: Record<UnpaidReason, string> = {
  pays_later: 'Pays later',
  paid_to_salon: 'Paid to the salon',
  dispute: 'Does not agree with the amount',
};
