import type { Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import { substitutionText } from '@haldi/contract/orders/substitution-text';
import { orderLabels } from './copy.ts';

type Asked = Pick<Order, 'askedFor' | 'beautician' | 'status'>;

export const requestedBeauticianText = (order: Asked): string | undefined => {
  if (order.askedFor === null) return undefined;
  const asked = orderLabels.youRequested(order.askedFor);
  const instead = isOpen(order.status) ? substitutionText(order) : undefined;
  return instead ? `${asked} ${instead}` : asked;
};
