import { AdminStatus, isPending, type OrderStatus } from '@haldi/contract/orders/status';

/** What becomes of an order when somebody is assigned with one tap; nothing while it is under way. */
export const statusAfterAssigning = (status: OrderStatus): AdminStatus | undefined =>
  isPending(status) ? 'confirmed' : AdminStatus.safeParse(status).data;
