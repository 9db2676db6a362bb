import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { streamOrderEventsByLink } from '@haldi/contract/orders/order-link/endpoints';
import type { OrderSeenByLink } from '@haldi/contract/orders/order-link/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { refreshComplaints } from '../../complaints/shared/refresh-complaints.ts';
import { refreshInbox } from '../../inbox/shared/refresh-inbox.ts';
import { CallError } from '../../lib/call.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading-and-load-failed.tsx';
import { AssignedBeautician } from '../assigned-beautician.tsx';
import { ChangeOrderSection } from '../changing/change-order-section.tsx';
import { ContactSalonButtons } from '../changing/contact-salon-buttons.tsx';
import { changingCopy } from '../changing/copy.ts';
import { createLinkOrderApi } from '../changing/order-api.ts';
import { ComplaintOfOrder } from '../complaint-of-order.tsx';
import { ordersCopy } from '../copy.ts';
import { LiveVisitProgress } from '../live-visit-progress.tsx';
import { MessagesToCustomer } from '../messages-to-customer.tsx';
import {
  OrderSection,
  OrderTerms,
  ServicesBooked,
  VisitDetailRows,
} from '../order-detail-sections.tsx';
import { OrderDocuments } from '../order-documents.tsx';
import { OrderStatusCard } from '../order-status-card.tsx';
import { AddToCalendar } from '../order-whatsapp-and-calendar-buttons.tsx';
import { PaymentCard } from '../paying/payment-card.tsx';
import { useRefetchWhenStartCodeShown } from '../refetch-when-start-code-shown.ts';
import { OrderDetailRow } from '../shared/order-detail-rows.tsx';
import { TrackingTimeline } from '../shared/tracking-timeline.tsx';
import { useOrderEvents } from '../use-order-events.ts';
import { orderLinkCopy } from './copy.ts';
import { useLinkedOrder } from './queries.ts';

/** The same text for every invalid link, so that guesses learn nothing. */
export function InvalidOrderLink() {
  return (
    <div role="alert">
      <EmptyState
        picture="/pictures/empty/orders.svg"
        title={orderLinkCopy.invalid}
        text={orderLinkCopy.invalidText}
        action={<ContactSalonButtons text={orderLinkCopy.whatsappText} />}
      />
    </div>
  );
}

const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status < 500;

type LoadErrorProps = { error: unknown; onRetry: () => void };

function LoadError({ error, onRetry }: LoadErrorProps) {
  const isRateLimited = isRefusal(error) && error.reason.code === 'TOO_MANY_REQUESTS';
  if (isRefusal(error) && !isRateLimited) return <InvalidOrderLink />;
  return (
    <div role="alert">
      <EmptyState
        picture="/pictures/empty/offline.svg"
        title={orderLinkCopy.failed}
        text={isRateLimited ? orderLinkCopy.tooManyRequests : orderLinkCopy.failedText}
        action={
          <Button look="secondary" onClick={onRetry}>
            {ordersCopy.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

function Visit({ order, link, isLive }: { order: OrderSeenByLink; link: string; isLive: boolean }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="grid gap-5">
        <LiveVisitProgress order={order} />
        <OrderStatusCard order={order} isLive={isLive}>
          <VisitDetailRows order={order} isOwn={false}>
            <OrderDetailRow icon={MapPin} name={orderLinkCopy.location}>
              {order.place}
            </OrderDetailRow>
          </VisitDetailRows>
          {isOpenStatus(order.status) && (
            <div className="mt-5 flex flex-wrap gap-3">
              <AddToCalendar order={order} />
            </div>
          )}
          <ChangeOrderSection order={order} access={createLinkOrderApi(link)} />
        </OrderStatusCard>
        <PaymentCard order={order} access={createLinkOrderApi(link)} />
        <OrderDocuments documents={order.documents} access={{ by: 'link', link }} />
        <AssignedBeautician order={order} />
        <ComplaintOfOrder of={{ link }} status={order.status} />
        <OrderSection title={ordersCopy.trackingHistory}>
          <TrackingTimeline entries={order.trackingHistory} />
        </OrderSection>
      </div>
      <div className="grid gap-5">
        <ServicesBooked order={order} />
        <MessagesToCustomer of={{ link, orderId: order.orderId }} status={order.status} />
        <OrderTerms order={order} />
        <OrderSection title={orderLinkCopy.contact}>
          <p className="mt-2 mb-3">{orderLinkCopy.contactText}</p>
          <ContactSalonButtons text={changingCopy.whatsappText(order.orderId)} />
        </OrderSection>
      </div>
    </div>
  );
}

export function OrderLinkView({ link }: { link: string }) {
  const address = endpointUrl(streamOrderEventsByLink, { params: { link } });
  const { data, isError, isPending, error, refetch } = useLinkedOrder(link);
  const isInvalid = isError && isRefusal(error) && error.status === 404;
  const client = useQueryClient();
  const isLive = useOrderEvents(data && !isInvalid ? address : null, () => {
    void refetch();
    void refreshInbox(client);
    void refreshComplaints(client);
  });
  useRefetchWhenStartCodeShown(data, () => void refetch());
  if (isPending) {
    return (
      <Loading
        text={orderLinkCopy.loading}
        shape="h-60"
        className="gap-5 lg:grid-cols-[1fr_24rem] lg:items-start"
      />
    );
  }
  // A revoked link must not show cached data.
  if (!data || isInvalid) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Visit order={data} link={link} isLive={isLive} />;
}
