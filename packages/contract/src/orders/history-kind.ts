/** In the order of `updateMessages`. */
export const updateMessageKinds = [
  'confirmed',
  'assigned',
  'on-the-way',
  'time-needs-change',
  'completed',
  'cancelled',
] as const;
export type UpdateMessageKind = (typeof updateMessageKinds)[number];

export const historyKinds = [
  'placed',
  'booked-by-phone',
  ...updateMessageKinds,
  'cancelled-by-customer',
  'moved',
  'address-corrected',
  'services-changed',
  'arrived',
  'started',
  'running-late',
  'declined',
  'payment',
  'refund',
  'entry-reversed',
  'reference-submitted',
  'reference-rejected',
  'fee-waived',
  'fee-moved',
  'discount-added',
  'discount-removed',
  'business-customer-set',
  'business-customer-removed',
  'advance-waived',
  'released',
  'left-unpaid',
  'note',
] as const;
export type HistoryKind = (typeof historyKinds)[number];
