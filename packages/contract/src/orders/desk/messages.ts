import * as z from 'zod/mini';

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

/** What goes with a cancelled order. */
export const cancelledMessage: OrderMessage =
  'Your appointment has been cancelled. Please contact us to book again.';

/** What goes with somebody else's coming. */
export const assignedMessage: OrderMessage = 'A beautician has been assigned to your appointment.';
