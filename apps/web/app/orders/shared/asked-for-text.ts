import { insteadText } from '@haldi/contract/orders/asked-for';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import { orderWords } from './copy.ts';

type Asked = Pick<Order, 'askedFor' | 'beautician' | 'status'>;

/** Whom she asked for and, while that is still to come, who comes instead; nothing: nobody. */
export const youAskedFor = (order: Asked): string | undefined => {
  if (order.askedFor === null) return undefined;
  const asked = orderWords.youAskedFor(order.askedFor);
  const instead = isOpen(order.status) ? insteadText(order) : undefined;
  return instead ? `${asked} ${instead}` : asked;
};
