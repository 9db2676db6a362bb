import { orderIdRange } from '@haldi/contract/orders/order-id';
import { PrefetchPageLinks } from 'react-router';

/** Fetches the tracking page's code while the customer still chooses. */
export function PrefetchTracking({ userId }: { userId: string }) {
  return <PrefetchPageLinks page={`/track-order/${userId}/${orderIdRange.min}`} />;
}
