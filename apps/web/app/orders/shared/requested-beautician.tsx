import type { Order } from '@haldi/contract/orders/schema';
import { Heart } from 'lucide-react';
import { orderLabels } from './copy.ts';
import { OrderDetailRow } from './order-detail-rows.tsx';
import { requestedBeauticianText } from './requested-beautician-text.ts';

export function RequestedBeauticianRow({
  order: { askedFor },
}: {
  order: Pick<Order, 'askedFor'>;
}) {
  if (askedFor === null) return null;
  return (
    <OrderDetailRow icon={Heart} name={orderLabels.requested} showName>
      {askedFor}
    </OrderDetailRow>
  );
}

type RequestedOrder = Pick<Order, 'askedFor' | 'beautician' | 'status'>;

export function RequestedBeauticianForCustomer({ order }: { order: RequestedOrder }) {
  const text = requestedBeauticianText(order);
  if (text === undefined) return null;
  return (
    <OrderDetailRow icon={Heart} name={orderLabels.requested}>
      {text}
    </OrderDetailRow>
  );
}
