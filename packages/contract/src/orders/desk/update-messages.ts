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

export const cancelledUpdateMessage: UpdateMessage =
  'Your appointment has been cancelled. Please contact us to book again.';

export const assignedUpdateMessage: UpdateMessage =
  'A beautician has been assigned to your appointment.';

const defaultMessages: Record<AdminStatus, UpdateMessage> = {
  pending: needsChangeMessage,
  confirmed: confirmedMessage,
  completed: completeMessage,
  cancelled: cancelledUpdateMessage,
};

export const suggestUpdateMessage = (status: AdminStatus, isAssigning = false): UpdateMessage =>
  isConfirmed(status) && isAssigning ? assignedUpdateMessage : defaultMessages[status];

const allExcept = (allowed: UpdateMessage): readonly UpdateMessage[] =>
  updateMessages.filter((message) => message !== allowed);

/** Messages that contradict a status. Closed orders have exactly one that does not. */
const contradictions: Record<AdminStatus, readonly UpdateMessage[]> = {
  pending: [confirmedMessage, completeMessage, cancelledUpdateMessage],
  confirmed: [completeMessage, cancelledUpdateMessage],
  completed: allExcept(completeMessage),
  cancelled: allExcept(cancelledUpdateMessage),
};

export const messageContradictsStatus = (status: AdminStatus, message: UpdateMessage): boolean =>
  contradictions[status].includes(message);
