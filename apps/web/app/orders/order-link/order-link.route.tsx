import { OrderLink } from '@haldi/contract/orders/order-link/schema';
import { useLocation } from 'react-router';
import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Loading } from '../../ui/loading-and-load-failed.tsx';
import { orderLinkCopy } from './copy.ts';
import { InvalidOrderLink, OrderLinkView } from './order-link-view.tsx';

export const meta = createPrivatePageMeta(orderLinkCopy.meta);

/** The secret is in the hash, which browsers do not send to servers. */
export default function OrderLinkPage() {
  const { hash } = useLocation();
  const isInBrowser = useIsHydrated();
  const link = OrderLink.safeParse(hash.slice(1)).data;
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-24 lg:px-5 lg:pt-10">
      <h1 className="mb-5 text-2xl text-plum-900 lg:text-3xl">{orderLinkCopy.title}</h1>
      {!isInBrowser && <Loading text={orderLinkCopy.loading} shape="h-60" />}
      {isInBrowser &&
        (link === undefined ? <InvalidOrderLink /> : <OrderLinkView key={link} link={link} />)}
    </div>
  );
}
