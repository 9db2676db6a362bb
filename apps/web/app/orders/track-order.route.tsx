import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { streamOrderEvents } from '@haldi/contract/orders/endpoints';
import type { TrackedOrder as Tracked } from '@haldi/contract/orders/schema';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Repeat2 } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { useIsSignedIn, useUserId } from '../accounts/session-store.ts';
import { refreshComplaints } from '../complaints/shared/refresh-complaints.ts';
import { refreshInbox } from '../inbox/shared/refresh-inbox.ts';
import { isUnreachableError } from '../lib/error-text.ts';
import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Loading } from '../ui/loading-and-load-failed.tsx';
import { AssignedBeautician } from './assigned-beautician.tsx';
import { ChangeOrderSection } from './changing/change-order-section.tsx';
import { createCustomerOrderApi } from './changing/order-api.ts';
import { ComplaintOfOrder } from './complaint-of-order.tsx';
import { ordersCopy } from './copy.ts';
import { ExcludeBeautician } from './exclude-beautician.tsx';
import { LiveVisitProgress } from './live-visit-progress.tsx';
import { MessagesToCustomer } from './messages-to-customer.tsx';
import {
  OrderSection,
  OrderTerms,
  ServiceAddress,
  ServicesBooked,
  VisitDetailRows,
} from './order-detail-sections.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { ShareOrderLink } from './order-link/share-order-link.tsx';
import { OrderStatusCard } from './order-status-card.tsx';
import { OrderWhatsappAndCalendarButtons } from './order-whatsapp-and-calendar-buttons.tsx';
import { PaymentCard } from './paying/payment-card.tsx';
import { useOrder } from './queries.ts';
import { useRefetchWhenStartCodeShown } from './refetch-when-start-code-shown.ts';
import { OrderDetailRow } from './shared/order-detail-rows.tsx';
import { RecipientDetailRow } from './shared/recipient-detail-row.tsx';
import { TrackingTimeline } from './shared/tracking-timeline.tsx';
import { useOrderEvents } from './use-order-events.ts';

export const meta = createPrivatePageMeta(ordersCopy.trackMeta);

const pollMs = 10_000;

type OrderKey = { userId: string; orderId: string };

/** Staff can open the page, but only the customer changes the order here. */
function OwnChanges({ order }: { order: Tracked }) {
  return (
    order.userId === useUserId() && (
      <ChangeOrderSection order={order} access={createCustomerOrderApi(order)} />
    )
  );
}

function Payment({ order }: { order: Tracked }) {
  const isOwn = order.userId === useUserId();
  return <PaymentCard order={order} access={isOwn ? createCustomerOrderApi(order) : undefined} />;
}

/** Staff see the complaint in the order itself. */
function OwnComplaint({ order: { userId, orderId, status } }: { order: Tracked }) {
  return userId === useUserId() && <ComplaintOfOrder of={{ userId, orderId }} status={status} />;
}

/** Staff see the messages in the order itself. */
function OwnMessages({ order }: { order: Tracked }) {
  const { userId, orderId, status } = order;
  return userId === useUserId() && <MessagesToCustomer of={{ userId, orderId }} status={status} />;
}

type OrderLoadErrorProps = { error: unknown; onRetry: () => void };

/** Refusals and unreadable answers show "not found"; without an answer the fetch has failed. */
function OrderLoadError({ error, onRetry }: OrderLoadErrorProps) {
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const isNotFound = !isUnreachableError(error);
  return (
    <div role="alert">
      <EmptyState
        picture={isNotFound ? '/pictures/empty/orders.svg' : '/pictures/empty/offline.svg'}
        title={isNotFound ? ordersCopy.notFound : ordersCopy.fetchFailed}
        text={
          isNotFound
            ? isSignedIn
              ? ordersCopy.notFoundText
              : ordersCopy.logInText
            : ordersCopy.fetchFailedText
        }
        action={
          isNotFound && !isSignedIn ? (
            <LinkButton to={`/contact/login?next=${encodeURIComponent(pathname)}`}>
              {ordersCopy.logIn}
            </LinkButton>
          ) : (
            <Button look="secondary" onClick={onRetry}>
              {ordersCopy.tryAgain}
            </Button>
          )
        }
      />
    </div>
  );
}

function TrackedOrder({ userId, orderId }: OrderKey) {
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
  if (!order) return <OrderLoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="grid gap-5">
        <LiveVisitProgress order={order} />
        <OrderStatusCard order={order} isLive={isLive}>
          <VisitDetailRows order={order} note={order.note} isOwn>
            <RecipientDetailRow recipient={order.recipient} />
            {order.repeatOf !== null && (
              <OrderDetailRow icon={Repeat2} name={ordersCopy.freeRepeat}>
                {ordersCopy.freeRepeat}
              </OrderDetailRow>
            )}
          </VisitDetailRows>
          <div className="mt-5">
            <OrderWhatsappAndCalendarButtons order={order} isWhatsappBlocked={isWhatsappBlocked} />
          </div>
          <OwnChanges order={order} />
        </OrderStatusCard>
        <Payment order={order} />
        <OrderDocuments
          documents={order.documents}
          access={{ by: 'account', userId, orderId: order.orderId }}
        />
        <AssignedBeautician order={order} />
        <OwnComplaint order={order} />
        <OrderSection title={ordersCopy.trackingHistory}>
          <TrackingTimeline entries={order.trackingHistory} />
        </OrderSection>
      </div>
      <div className="grid gap-5">
        <ServicesBooked order={order} />
        <ServiceAddress order={order} />
        <OwnMessages order={order} />
        <OrderTerms order={order} />
        <ShareOrderLink order={order} />
        <ExcludeBeautician order={order} />
      </div>
    </div>
  );
}

const useFollowedOrder = ({ userId, orderId }: OrderKey) => {
  const isInBrowser = useIsHydrated();
  const client = useQueryClient();
  const address = endpointUrl(streamOrderEvents, { params: { userId, orderId } });
  // During the first load a refetch is the same request, which may be older than the event.
  const refetchAfterEvent = async (): Promise<void> => {
    const wasLoading = query.isPending;
    const { isSuccess } = await query.refetch();
    if (wasLoading && isSuccess) await query.refetch();
  };
  const isLive = useOrderEvents(isInBrowser ? address : null, () => {
    void refetchAfterEvent();
    void refreshInbox(client);
    void refreshComplaints(client);
  });
  const query = useOrder({ userId, orderId, pollEvery: isLive ? false : pollMs });
  useRefetchWhenStartCodeShown(query.data, () => void query.refetch());
  return [isLive, query] as const;
};

export default function TrackOrder() {
  const { userId = '', orderId = '' } = useParams();
  const goBack = useGoBack('/my-order');
  // The server renders one page for all orders.
  const isInBrowser = useIsHydrated();
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
