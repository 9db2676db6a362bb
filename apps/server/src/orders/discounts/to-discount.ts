import type { OrderDiscount } from '@haldi/contract/orders/discounts/order-discount';
import type { DiscountRow } from './store.ts';

export const toDiscount = ({
  id,
  percent,
  amount,
  ceiling,
  services,
  code,
}: DiscountRow): OrderDiscount => ({ id, percent, amount, ceiling, services, code });
