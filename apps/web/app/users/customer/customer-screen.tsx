import { type ReactNode, useId } from 'react';
import { useParams } from 'react-router';
import { useAuth } from '../../accounts/auth-store.tsx';
import { useRefreshOnEvents } from '../../admin/admin-event-stream-store.ts';
import { CustomerMessagePreference } from '../../messages/shared/customer-message-preference.tsx';
import { ExcludedBeauticians } from '../../orders/shared/excluded-beauticians.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { AccountActions } from '../account-actions.tsx';
import { usersCopy } from '../copy.ts';
import { customerCopy as copy } from './copy.ts';
import {
  CustomerAddresses,
  CustomerReviewAndPost,
  CustomerStatistics,
  PastBeauticians,
} from './customer-detail-sections.tsx';
import { CustomerHeading } from './customer-heading.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrderList, OrderRows } from './customer-order-list.tsx';
import { CustomerPayments } from './customer-payments.tsx';
import { isCustomerNotFound, useCustomer, useRefreshCustomer } from './queries.ts';

type PanelProps = { title: string; intro?: string; children: ReactNode };

function CustomerSection({ title, intro, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-4 lg:p-5">
      <h2 id={id} className="text-lg text-plum-900">
        {title}
      </h2>
      {intro && <p className="mt-0.5 text-sm text-stone">{intro}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  );
}

export default function CustomerScreen() {
  const { id = '' } = useParams();
  const { userId } = useAuth();
  const { data: customer, error, refetch } = useCustomer(id);
  const refresh = useRefreshCustomer(id);
  useRefreshOnEvents(() => void refresh());
  if (isCustomerNotFound(error)) {
    return (
      <EmptyState
        picture="/pictures/empty/not-found.svg"
        title={copy.notFound}
        text={copy.notFoundText}
        action={<LinkButton to="/admin/users">{copy.toUsers}</LinkButton>}
      />
    );
  }
  if (error && !customer) return <LoadFailed title={copy.failed} onRetry={() => void refetch()} />;
  if (!customer) return <Loading isQuiet text={copy.loading} count={3} shape="h-40" />;
  const { user, totals, upcomingVisits, unsettledOrders, recentPayments, notes } = customer;
  const { addresses, pastBeauticians, review, post } = customer;
  return (
    // Resets the state for another customer.
    <div key={id} className="space-y-4 lg:space-y-5">
      <CustomerHeading user={user} />
      <CustomerStatistics totals={totals} />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <CustomerSection title={copy.upcomingVisits}>
            {upcomingVisits.length === 0 ? (
              <p className="text-stone">{copy.noAhead}</p>
            ) : (
              <OrderRows orders={upcomingVisits} label={copy.upcomingVisits} />
            )}
          </CustomerSection>
          <CustomerSection title={copy.payments.title}>
            <CustomerPayments {...{ unsettledOrders, recentPayments }} />
          </CustomerSection>
          <CustomerSection title={copy.notes.title} intro={copy.notes.intro}>
            <CustomerNotes userId={id} notes={notes} />
          </CustomerSection>
          <CustomerSection title={copy.orders}>
            <CustomerOrderList userId={id} />
          </CustomerSection>
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <CustomerSection title={copy.addresses}>
            <CustomerAddresses addresses={addresses} />
          </CustomerSection>
          <CustomerSection title={copy.pastBeauticians}>
            <PastBeauticians people={pastBeauticians} />
          </CustomerSection>
          <CustomerSection title={copy.messages}>
            <CustomerMessagePreference userId={id} />
          </CustomerSection>
          <CustomerSection title={usersCopy.details.excludedBeauticians}>
            <ExcludedBeauticians userId={id} />
          </CustomerSection>
          <CustomerSection title={copy.reviewAndPost}>
            <CustomerReviewAndPost review={review} post={post} />
          </CustomerSection>
          <CustomerSection title={usersCopy.details.account}>
            {id === userId ? (
              <p className="text-stone">{usersCopy.details.you}</p>
            ) : (
              <AccountActions user={user} onChanged={() => void refresh()} />
            )}
          </CustomerSection>
        </div>
      </div>
    </div>
  );
}
