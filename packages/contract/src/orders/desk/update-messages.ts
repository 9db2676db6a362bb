import * as z from 'zod/mini';
import { type AdminStatus, isConfirmed } from '../status.ts';

/** The only texts that can be sent with an update. */
export const updateMessages = [
  'Your appointment is confirmed. See you soon!',
  'A beautician has been assigned to your appointment.',
  'Your beautician is on the way.',
  'Your appointment time needs a change. We will call you shortly.',
  'Your service is complete. Thank you for choosing us!',
  'Your appointment has been cancelled. Please contact us to book again.',
] as const;
export const UpdateMessage = z.enum(updateMessages, 'Status and message are required');
export type UpdateMessage = z.infer<typeof UpdateMessage>;

const [confirmedMessage, , , needsChangeMessage, completeMessage] = updateMessages;

export const cancelledMessage: UpdateMessage =
  'Your appointment has been cancelled. Please contact us to book again.';

export const assignedMessage: UpdateMessage = 'A beautician has been assigned to your appointment.';

const defaultMessages: Record<AdminStatus, UpdateMessage> = {
  pending: needsChangeMessage,
  confirmed: confirmedMessage,
  completed: completeMessage,
  cancelled: cancelledMessage,
};

export const suggestedMessage = (status: AdminStatus, isAssigning = false): UpdateMessage =>
  isConfirmed(status) && isAssigning ? assignedMessage : defaultMessages[status];

const allExcept = (allowed: UpdateMessage): readonly UpdateMessage[] =>
  updateMessages.filter((message) => message !== allowed);

/** Messages that contradict a status. Closed orders have exactly one that does not. */
const contradictions: Record<AdminStatus, readonly UpdateMessage[]> = {
  pending: [confirmedMessage, completeMessage, cancelledMessage],
  confirmed: [completeMessage, cancelledMessage],
  completed: allExcept(completeMessage),
  cancelled: allExcept(cancelledMessage),
};

export const contradictsStatus = (status: AdminStatus, message: UpdateMessage): boolean =>
  contradictions[status].includes(message);
