import { otherBeauticianComesText } from '@haldi/contract/orders/other-beautician-comes-text';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { orderLabels } from './copy.ts';

type RequestedOrder = Pick<Order, 'askedFor' | 'beautician' | 'status'>;

export const requestedBeauticianText = (order: RequestedOrder): string | undefined => {
  if (order.askedFor === null) return undefined;
  const requested = orderLabels.youRequested(order.askedFor);
  const substitution = isOpenStatus(order.status) ? otherBeauticianComesText(order) : undefined;
  return substitution ? `${requested} ${substitution}` : requested;
};
