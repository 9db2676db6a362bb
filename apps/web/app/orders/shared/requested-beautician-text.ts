import { beauticianSubstitutionText } from '@haldi/contract/orders/beautician-substitution-text';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { orderLabels } from './copy.ts';

type RequestedOrder = Pick<Order, 'askedFor' | 'beautician' | 'status'>;

export const requestedBeauticianText = (order: RequestedOrder): string | undefined => {
  if (order.askedFor === null) return undefined;
  const requested = orderLabels.youRequested(order.askedFor);
  const substitution = isOpenStatus(order.status) ? beauticianSubstitutionText(order) : undefined;
  return substitution ? `${requested} ${substitution}` : requested;
};
