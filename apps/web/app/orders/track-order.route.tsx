import { isOpen } from '@haldi/contract/orders/status';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { useGoBack } from '../lib/go-back.ts';
import { useInBrowser } from '../lib/in-browser.ts';
import { privateMeta } from '../lib/seo.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loading } from '../ui/fetch-states.tsx';
import { ordersCopy } from './copy.ts';
import { useLiveOrder } from './live-order.ts';
import { NeverAgain } from './never-again.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderSection, ServiceAddress, ServicesBooked, VisitFacts } from './order-details.tsx';
import { OrderProblem } from './order-problem.tsx';
import { useOrder } from './queries.ts';
import { StatusBadge } from './shared/status-badge.tsx';
import { TrackingTimeline } from './shared/tracking-timeline.tsx';
import { WhoComes } from './who-comes.tsx';

export const meta = () => privateMeta(ordersCopy.trackMeta);

const pollMs = 10_000;

type Known = { userId: string; orderId: string };

function TrackedOrder({ userId, orderId }: Known) {
  const { state } = useLocation();
  const isWhatsappBlocked = Boolean(
    (state as { isWhatsappBlocked?: unknown } | null)?.isWhatsappBlocked,
  );
  const [isLive, query] = useFollowedOrder({ userId, orderId });
  const { data: order } = query;
  if (query.isPending) {
    return (
      <Loading
        text={ordersCopy.loading}
        shape="h-60"
        className="gap-5 lg:grid-cols-[1fr_24rem] lg:items-start"
      />
    );
  }
  if (!order) return <OrderProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="grid gap-5">
        <Card as="section" className="border-haldi-300 bg-haldi-50">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={order.status} />
            {isOpen(order.status) && (
              <span className="text-sm text-stone">
                {isLive ? ordersCopy.liveText : ordersCopy.notLive}
              </span>
            )}
          </p>
          <p
            role="status"
            className="mt-3 mb-5 font-display text-2xl leading-snug font-medium text-balance text-plum-900"
          >
            {ordersCopy.statusSentence(order)}
          </p>
          <VisitFacts order={order} />
          <div className="mt-5">
            <OrderActions order={order} isWhatsappBlocked={isWhatsappBlocked} />
          </div>
        </Card>
        <WhoComes order={order} />
        <OrderSection title={ordersCopy.trackingHistory}>
          <TrackingTimeline entries={order.trackingHistory} />
        </OrderSection>
      </div>
      <div className="grid gap-5">
        <ServicesBooked order={order} />
        <ServiceAddress order={order} />
        <NeverAgain order={order} />
      </div>
    </div>
  );
}

/** Live where the browser can; asking from time to time where the stream does not come through. */
const useFollowedOrder = ({ userId, orderId }: Known) => {
  const isInBrowser = useInBrowser();
  const isLive = useLiveOrder({ userId, orderId, isWanted: isInBrowser }, () => {
    void query.refetch();
  });
  const query = useOrder({ userId, orderId, pollEvery: isLive ? false : pollMs });
  return [isLive, query] as const;
};

export default function TrackOrder() {
  const { userId = '', orderId = '' } = useParams();
  const goBack = useGoBack('/my-order');
  // The server renders one page for all orders.
  const isInBrowser = useInBrowser();
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-24 lg:px-5 lg:pt-8">
      <Button look="quiet" className="-ml-5" onClick={goBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {ordersCopy.back}
      </Button>
      <h1 className="mt-1 mb-5 text-2xl text-plum-900 lg:text-3xl">
        {ordersCopy.trackTitle(isInBrowser ? orderId : '')}
      </h1>
      <TrackedOrder userId={userId} orderId={orderId} />
    </div>
  );
}
