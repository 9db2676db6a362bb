import { orderIdRange } from '@haldi/contract/orders/order-id';
import { PrefetchPageLinks } from 'react-router';

export function PrefetchTrackOrderPage({ userId }: { userId: string }) {
  return <PrefetchPageLinks page={`/track-order/${userId}/${orderIdRange.min}`} />;
}
