import * as z from 'zod/mini';
import { type AdminStatus, isConfirmed } from '../status.ts';

/** The six texts an admin can send with an update; free text is not taken. */
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

/** What goes with a cancelled order. */
export const cancelledMessage: UpdateMessage =
  'Your appointment has been cancelled. Please contact us to book again.';

/** What goes with somebody else's coming. */
export const assignedMessage: UpdateMessage = 'A beautician has been assigned to your appointment.';

const fittingMessages: Record<AdminStatus, UpdateMessage> = {
  pending: needsChangeMessage,
  confirmed: confirmedMessage,
  completed: completeMessage,
  cancelled: cancelledMessage,
};

/** The message that is offered with a status; whoever is sent somebody new reads of that. */
export const suggestedMessage = (status: AdminStatus, isSending = false): UpdateMessage =>
  isConfirmed(status) && isSending ? assignedMessage : fittingMessages[status];

const others = (fitting: UpdateMessage): readonly UpdateMessage[] =>
  updateMessages.filter((message) => message !== fitting);

/** What a customer must not read beside a status: a closed order has one message that is true. */
const contradictions: Record<AdminStatus, readonly UpdateMessage[]> = {
  pending: [confirmedMessage, completeMessage, cancelledMessage],
  confirmed: [completeMessage, cancelledMessage],
  completed: others(completeMessage),
  cancelled: others(cancelledMessage),
};

/** Whether a status and a message say the opposite of each other. */
export const contradictsStatus = (status: AdminStatus, message: UpdateMessage): boolean =>
  contradictions[status].includes(message);
