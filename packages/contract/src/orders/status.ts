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

export const adminStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const AdminStatus = z.enum(adminStatuses, 'Status and message are required');
export type AdminStatus = z.infer<typeof AdminStatus>;

export const openStatuses = ['pending', 'confirmed', 'in_progress'] as const;
export const closedStatuses = ['completed', 'cancelled'] as const;

export const isOpenStatus = (status: OrderStatus): boolean =>
  (openStatuses as readonly OrderStatus[]).includes(status);

export const isPending = (status: OrderStatus): boolean => status === 'pending';
export const isConfirmed = (status: OrderStatus): boolean => status === 'confirmed';
export const isInProgress = (status: OrderStatus): boolean => status === 'in_progress';
export const isCompleted = (status: OrderStatus): boolean => status === 'completed';
export const isCancelled = (status: OrderStatus): boolean => status === 'cancelled';

export const isNotCancelled = (status: OrderStatus): boolean => !isCancelled(status);

/** Counted on the day of the visit. */
export const countsAsRevenue = isCompleted;

export const isReopened = (from: OrderStatus, to: OrderStatus): boolean =>
  !isOpenStatus(from) && isOpenStatus(to);

/** The first underscore becomes a space, words are capitalised. */
export const formatStatus = (status: string): string =>
  status.replace('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
