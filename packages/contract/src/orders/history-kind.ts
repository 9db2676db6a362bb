/** The six updates that staff can send, by what they tell. */
export const updateMessageKinds = [
  'confirmed',
  'assigned',
  'on-the-way',
  'time-needs-change',
  'completed',
  'cancelled',
] as const;
export type UpdateMessageKind = (typeof updateMessageKinds)[number];

/** What an entry in the history of an order is about. */
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
  'note',
] as const;
export type HistoryKind = (typeof historyKinds)[number];
