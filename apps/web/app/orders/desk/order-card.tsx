import { formatRupees } from '@haldi/contract/kit/money';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { MapPin, Phone } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { orderLabels } from '../shared/copy.ts';
import { DesignAndNoteRows } from '../shared/design-and-note.tsx';
import {
  AppointmentDetailRow,
  BeauticianDetailRow,
  OrderDetailRow,
  OrderDetailRows,
} from '../shared/order-detail-rows.tsx';
import { PaymentBadges } from '../shared/payment-badges.tsx';
import { ProgressBadge } from '../shared/progress-badge.tsx';
import { RecipientDetailRow } from '../shared/recipient-detail-row.tsx';
import { RequestedBeauticianRow } from '../shared/requested-beautician.tsx';
import { ServiceLineList, TotalAmount } from '../shared/service-lines-and-totals.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { bulkCopy } from './bulk/copy.ts';
import type { ChangeKind } from './changing/staff-change-dialog.tsx';
import { deskCopy as copy } from './copy.ts';
import { CustomerName } from './customer-name.tsx';
import { OrderActionsMenu } from './order-actions-menu.tsx';
import { OrderAddressLink } from './order-address-link.tsx';
import { orderDetailsDialogState, useOpenOrderDetails } from './order-details-dialog-state.ts';
import { orderCardId } from './use-live-orders.ts';

function AppointmentTime({ order }: { order: Order }) {
  return (
    <span className="tabular-nums">
      <span className="font-semibold">{order.appointmentDate.slice(0, 10)}</span>,{' '}
      {order.appointmentSlot}
    </span>
  );
}

function VisitFacts({ order }: { order: Order }) {
  return (
    <OrderDetailRows isSmall>
      <OrderDetailRow icon={Phone} name={copy.phone}>
        {order.userPhone ? <PhoneLink phone={order.userPhone} /> : copy.noPhone}
      </OrderDetailRow>
      {/* A line between two tap targets, which are 44 pixels high each. */}
      <AppointmentDetailRow>
        <AppointmentTime order={order} />
      </AppointmentDetailRow>
      <RecipientDetailRow recipient={order.recipient} />
      <BeauticianDetailRow beautician={order.beautician} />
      <OrderDetailRow icon={MapPin} name={copy.address}>
        <OrderAddressLink address={order.address} />
      </OrderDetailRow>
      <RequestedBeauticianRow order={order} />
      <DesignAndNoteRows order={order} />
    </OrderDetailRows>
  );
}

type OrderCardProps = {
  order: Order;
  isNew: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onUpdate: () => void;
  onChange: (what: ChangeKind) => void;
};

export function OrderCard({ order, isNew, isSelected, onSelect, ...menu }: OrderCardProps) {
  const { linkTo } = useOpenOrderDetails();
  return (
    <Card
      as="li"
      id={orderCardId(order)}
      className={cx(
        'relative flex min-w-0 flex-col gap-2.5 p-4',
        isNew && 'border-haldi-500 bg-haldi-50',
        isSelected && 'border-plum-700 ring-1 ring-plum-700',
      )}
    >
      <label className="absolute top-1.5 right-1.5 flex size-11 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          aria-label={bulkCopy.select(order.orderId)}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-5 accent-plum-700"
        />
      </label>
      <div className="pr-9">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold text-plum-700 tabular-nums">
            {copy.orderId(order.orderId)}
          </span>
          <StatusBadge status={order.status} />
          <ProgressBadge visit={order} />
          <PaymentBadges order={order} />
          {isNew && <Badge tone="plum">{copy.isNew}</Badge>}
        </p>
        <h2 className="mt-1 font-body text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
          <CustomerName order={order} />
        </h2>
      </div>
      <VisitFacts order={order} />
      <ServiceLineList
        lines={order.services}
        keyOf={({ serviceId }) => serviceId}
        isShort
        label={copy.services}
        className="border-t border-sand pt-2.5 text-sm *:py-px"
      />
      <p className="-mt-2 flex justify-between gap-4 text-sm text-stone tabular-nums">
        {orderLabels.visitingCharge}
        <span>{formatRupees(order.visitingCharge)}</span>
      </p>
      <div className="mt-auto flex items-center gap-1 border-t border-sand pt-2.5">
        <TotalAmount total={orderAmounts(order).total} className="grow" />
        <LinkButton
          look="secondary"
          className="print:hidden"
          to={linkTo(order)}
          state={orderDetailsDialogState(order)}
          preventScrollReset
          aria-label={copy.viewOrder(order.orderId)}
        >
          {copy.view}
        </LinkButton>
        <OrderActionsMenu order={order} {...menu} />
      </div>
    </Card>
  );
}
