import { AdminStatus, isPending, type OrderStatus } from '@haldi/contract/orders/status';

export const statusAfterAssigning = (status: OrderStatus): AdminStatus | undefined =>
  isPending(status) ? 'confirmed' : AdminStatus.safeParse(status).data;
