import * as z from 'zod/mini';

/** About a complaint, not about the visit. */
const complaintMessageKinds = [
  'complaint-received',
  'complaint-reopened',
  'complaint-closed',
] as const;
export const customerMessageKinds = [
  'advance-due',
  'confirmed',
  'assigned',
  'evening-before',
  'two-hours-before',
  'on-the-way',
  'late',
  'done',
  'bill',
  'moved',
  'services-changed',
  'cancelled',
  'released',
  ...complaintMessageKinds,
] as const;
/** To the person visited, if the booking was made by somebody else. */
export const recipientMessageKinds = ['recipient-on-the-way'] as const;
/** To the beautician about their own visits. */
export const beauticianMessageKinds = [
  'work-assigned',
  'work-moved',
  'work-corrected',
  'work-unassigned',
  'work-cancelled',
] as const;
export const salonMessageKinds = [
  'new-order',
  'order-moved',
  'order-corrected',
  'order-cancelled',
  'order-released',
  'cannot-go',
  'help',
  'wrong-codes',
  'new-review',
  'new-complaint',
] as const;

export type ComplaintMessageKind = (typeof complaintMessageKinds)[number];
export type CustomerMessageKind = (typeof customerMessageKinds)[number];
export type RecipientMessageKind = (typeof recipientMessageKinds)[number];
export type BeauticianMessageKind = (typeof beauticianMessageKinds)[number];
export type SalonMessageKind = (typeof salonMessageKinds)[number];

export const messageKinds = [
  ...customerMessageKinds,
  ...recipientMessageKinds,
  ...beauticianMessageKinds,
  ...salonMessageKinds,
] as const;
export const MessageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof MessageKind>;

export const isForSalon = (kind: MessageKind): kind is SalonMessageKind =>
  (salonMessageKinds as readonly MessageKind[]).includes(kind);

export const isForRecipient = (kind: MessageKind): kind is RecipientMessageKind =>
  (recipientMessageKinds as readonly MessageKind[]).includes(kind);

export const isForBeautician = (kind: MessageKind): kind is BeauticianMessageKind =>
  (beauticianMessageKinds as readonly MessageKind[]).includes(kind);

export const isAboutComplaint = (kind: MessageKind): kind is ComplaintMessageKind =>
  (complaintMessageKinds as readonly MessageKind[]).includes(kind);

/** The visit is no longer theirs. */
export const isWithdrawal = (kind: MessageKind): boolean =>
  kind === 'work-unassigned' || kind === 'work-cancelled';

/** A status update sent manually replaces these messages. */
export const kindsCoveredByStatusUpdate: readonly CustomerMessageKind[] = [
  'confirmed',
  'assigned',
  'moved',
  'services-changed',
  'cancelled',
  'released',
];

export const reminderKinds = ['evening-before', 'two-hours-before'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const isReminder = (kind: MessageKind): kind is ReminderKind =>
  (reminderKinds as readonly MessageKind[]).includes(kind);

/** Sent during quiet hours too. */
export const isUrgent = (kind: MessageKind): boolean =>
  (
    [
      ...['advance-due', 'on-the-way', 'recipient-on-the-way', 'late'],
      ...['cannot-go', 'help', 'wrong-codes'],
    ] as MessageKind[]
  ).includes(kind);

/** Sent in the order in which they were written; urgent ones are sent at once. */
export const nonUrgentSalonKinds: SalonMessageKind[] = salonMessageKinds.filter(
  (kind) => !isUrgent(kind),
);
