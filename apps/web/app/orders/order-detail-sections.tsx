import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import { moveAndCancelTermsLines } from '@haldi/contract/orders/move-and-cancel-terms-text';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { OrderSeenByLink } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import { CircleAlert, House } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddressLines } from '../accounts/shared/address-lines.tsx';
import { useNow } from '../lib/use-now.ts';
import { AgreedPolicyLinks } from '../policies/shared/agreed-policy-links.tsx';
import { Card } from '../ui/card.tsx';
import { changingCopy } from './changing/copy.ts';
import { ordersCopy } from './copy.ts';
import { DesignAndNoteRows } from './shared/design-and-note.tsx';
import {
  AppointmentDetailRow,
  BeauticianDetailRow,
  OrderDetailRow,
  OrderDetailRows,
} from './shared/order-detail-rows.tsx';
import { RequestedBeauticianForCustomer } from './shared/requested-beautician.tsx';
import { OrderTotals, ServiceLineList } from './shared/service-lines-and-totals.tsx';

export type CustomerVisibleOrder = Omit<OrderSeenByLink, 'place' | 'beauticianProfile'>;

type VisitFactsProps = {
  order: CustomerVisibleOrder;
  /** Only the customer may see the note. */
  note?: string;
  /** False for the holder of the link. */
  isOwn: boolean;
  children?: ReactNode;
};

export function VisitDetailRows({ order, note = '', isOwn, children }: VisitFactsProps) {
  const { cancellation, design } = order;
  return (
    <OrderDetailRows>
      <AppointmentDetailRow>
        <strong className="font-semibold">{formatOrderAppointment(order)}</strong>
      </AppointmentDetailRow>
      <OrderDetailRow icon={House} name={ordersCopy.visitType}>
        {ordersCopy.homeService}
      </OrderDetailRow>
      {children}
      <BeauticianDetailRow beautician={order.beautician} showName />
      {isOwn && <RequestedBeauticianForCustomer order={order} />}
      <DesignAndNoteRows order={{ note, design }} />
      {cancellation && (
        <OrderDetailRow icon={CircleAlert} name={ordersCopy.cancellation}>
          {ordersCopy.cancellationText(cancellation, isOwn)}
        </OrderDetailRow>
      )}
    </OrderDetailRows>
  );
}

export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl text-plum-900">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function EarlierRevisions({ order: { earlier } }: { order: CustomerVisibleOrder }) {
  return (
    earlier.length > 0 && (
      <div className="mt-4 border-t border-sand pt-3 text-sm text-stone">
        <h3 className="font-body font-semibold text-plum-900">{ordersCopy.revisions}</h3>
        <ul className="mt-1 space-y-1">
          {earlier.map(({ services, total, until }) => (
            <li key={until} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {ordersCopy.previousServices(
                  services.map(({ name, quantity }) =>
                    ordersCopy.serviceWithQuantity(name, quantity),
                  ),
                )}
                <span className="block">
                  {ordersCopy.changedAt(formatIndiaDateTime(new Date(until)))}
                </span>
              </span>
              <span className="tabular-nums">{formatRupees(total)}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

export function ServicesBooked({ order }: { order: CustomerVisibleOrder }) {
  return (
    <OrderSection title={ordersCopy.servicesBooked}>
      <ServiceLineList
        lines={order.services}
        keyOf={({ serviceId }) => serviceId}
        className="mt-2 divide-y divide-sand *:py-2.5"
      />
      <OrderTotals
        visitingCharge={order.visitingCharge}
        total={orderAmounts(order).total}
        className="border-t border-sand pt-3"
      />
      <EarlierRevisions order={order} />
    </OrderSection>
  );
}

export function OrderTerms({ order }: { order: CustomerVisibleOrder }) {
  const { terms, agreed } = order;
  const visit = { start: visitStart(withDayAndStartMinute(order)), now: useNow() };
  return (
    <OrderSection title={changingCopy.terms}>
      <ul className="mt-2 space-y-1.5">
        {moveAndCancelTermsLines(terms, visit).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <AgreedPolicyLinks agreed={agreed} className="mt-2" />
    </OrderSection>
  );
}

export function ServiceAddress({ order: { address } }: { order: Order }) {
  return (
    <OrderSection title={ordersCopy.serviceAddress}>
      <AddressLines address={fromOrderAddress(address)} className="mt-2" />
    </OrderSection>
  );
}
