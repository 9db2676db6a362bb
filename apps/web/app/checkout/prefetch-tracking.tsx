import { orderIdRange } from '@haldi/contract/orders/order-id';
import { PrefetchPageLinks } from 'react-router';

export function PrefetchTracking({ userId }: { userId: string }) {
  return <PrefetchPageLinks page={`/track-order/${userId}/${orderIdRange.min}`} />;
}
