import * as z from 'zod/mini';
import { type AdminStatus, isConfirmed } from '../status.ts';

/** The six texts an admin can send with an update; free text is not taken. */
export const orderMessages = [
  'Your appointment is confirmed. See you soon!',
  'A beautician has been assigned to your appointment.',
  'Your beautician is on the way.',
  'Your appointment time needs a change. We will call you shortly.',
  'Your service is complete. Thank you for choosing us!',
  'Your appointment has been cancelled. Please contact us to book again.',
] as const;
export const OrderMessage = z.enum(orderMessages, 'Status and message are required');
export type OrderMessage = z.infer<typeof OrderMessage>;

const [confirmedMessage, , , needsChangeMessage, completeMessage] = orderMessages;

/** What goes with a cancelled order. */
export const cancelledMessage: OrderMessage =
  'Your appointment has been cancelled. Please contact us to book again.';

/** What goes with somebody else's coming. */
export const assignedMessage: OrderMessage = 'A beautician has been assigned to your appointment.';

const fittingMessages: Record<AdminStatus, OrderMessage> = {
  pending: needsChangeMessage,
  confirmed: confirmedMessage,
  completed: completeMessage,
  cancelled: cancelledMessage,
};

/** The message that is offered with a status; whoever is sent somebody new reads of that. */
export const messageFor = (status: AdminStatus, isSending = false): OrderMessage =>
  isConfirmed(status) && isSending ? assignedMessage : fittingMessages[status];

const others = (fitting: OrderMessage): readonly OrderMessage[] =>
  orderMessages.filter((message) => message !== fitting);

/** What a customer must not read beside a status: a closed order has one message that is true. */
const contradictions: Record<AdminStatus, readonly OrderMessage[]> = {
  pending: [confirmedMessage, completeMessage, cancelledMessage],
  confirmed: [completeMessage, cancelledMessage],
  completed: others(completeMessage),
  cancelled: others(cancelledMessage),
};

/** Whether a status and a message say the opposite of each other. */
export const contradicts = (status: AdminStatus, message: OrderMessage): boolean =>
  contradictions[status].includes(message);
