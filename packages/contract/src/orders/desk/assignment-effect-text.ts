import { isPending, type OrderStatus } from '../status.ts';

/** Shown before staff assign a beautician. */
export const assignmentEffectText = (status: OrderStatus): string =>
  isPending(status)
    ? 'Confirms the visit and tells the customer and the beautician'
    : 'Tells the customer and the beautician';
