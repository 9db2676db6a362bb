import * as z from 'zod/mini';

export const orderStatuses = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The four an admin can choose from. */
export const adminStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const AdminStatus = z.enum(adminStatuses, 'Status and message are required');
export type AdminStatus = z.infer<typeof AdminStatus>;

/** Ongoing orders; all others are history. */
export const openStatuses = ['pending', 'confirmed', 'in_progress'] as const;
export const closedStatuses = ['completed', 'cancelled'] as const;

export const isOpen = (status: OrderStatus): boolean =>
  (openStatuses as readonly OrderStatus[]).includes(status);

export const isPending = (status: OrderStatus): boolean => status === 'pending';
export const isConfirmed = (status: OrderStatus): boolean => status === 'confirmed';
/** The beautician has started the visit and not finished it. */
export const isStarted = (status: OrderStatus): boolean => status === 'in_progress';
export const isCompleted = (status: OrderStatus): boolean => status === 'completed';
export const isCancelled = (status: OrderStatus): boolean => status === 'cancelled';

/** In the figures a cancelled order is booked no more. */
export const isBooked = (status: OrderStatus): boolean => !isCancelled(status);

/** What an order comes to is revenue once its visit is done, on the day of the visit. */
export const countsAsRevenue = isCompleted;

/** Only what is open holds somebody's time; an order that comes back needs it again. */
export const isReopened = (from: OrderStatus, to: OrderStatus): boolean =>
  !isOpen(from) && isOpen(to);

/** As customers read it: the first underscore is a space, words begin with a capital. */
export const displayStatus = (status: string): string =>
  status.replace('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
