import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import {
  CalendarClock,
  CirclePlay,
  ListPlus,
  MapPin,
  MapPinPen,
  Repeat2,
  XCircle,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { OrderComplaint } from '../../complaints/shared/order-complaint.tsx';
import { OrderMessages } from '../../messages/shared/order-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogPanel } from '../../ui/dialog-frame.tsx';
import { NameValueList } from '../../ui/name-value-list.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { adminOrderPath } from '../shared/admin-order-path.ts';
import { orderLabels } from '../shared/copy.ts';
import { DesignAndNoteRows } from '../shared/design-and-note.tsx';
import { ExcludedBeauticians } from '../shared/excluded-beauticians.tsx';
import {
  AppointmentDetailRow,
  BeauticianDetailRow,
  OrderDetailRow,
  OrderDetailRows,
} from '../shared/order-detail-rows.tsx';
import { ProgressBadge } from '../shared/progress-badge.tsx';
import { RequestedBeauticianRow } from '../shared/requested-beautician.tsx';
import { OrderTotals, ServiceLineList } from '../shared/service-lines-and-totals.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { TrackingTimeline } from '../shared/tracking-timeline.tsx';
import { changingCopy } from './changing/copy.ts';
import { ManageOrderLink } from './changing/manage-order-link.tsx';
import { type ChangeKind, StaffChangeDialog } from './changing/staff-change-dialog.tsx';
import { canStartVisit } from './changing/start-visit-dialog.tsx';
import { deskCopy } from './copy.ts';
import { CustomerName } from './customer-name.tsx';
import { OrderAddressLink } from './order-address-link.tsx';
import type { InitialSection } from './order-details-dialog-state.ts';
import { OrderUpdateForm } from './order-update-form.tsx';
import { paymentsCopy } from './payments/copy.ts';
import { PaymentSection } from './payments/payment-section.tsx';

const copy = deskCopy.details;

type SectionProps = { title: string; isFirst?: boolean; children: ReactNode };

function Section({ title, isFirst = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} ref={isFirst ? scrollIntoView : undefined}>
      <h3 id={id} className="mb-2 text-lg text-plum-900">
        {title}
      </h3>
      {children}
    </section>
  );
}

const scrollIntoView = (section: HTMLElement | null): void => section?.scrollIntoView();

const recipientFacts = ({ recipient }: Order): [string, ReactNode][] =>
  recipient
    ? [
        [orderLabels.recipient, recipient.name],
        [copy.recipientPhone, <PhoneLink key="recipient" phone={recipient.phone} />],
      ]
    : [];

function Summary({ order }: { order: Order }) {
  return (
    <>
      <OrderDetailRows>
        <AppointmentDetailRow>
          <span className="font-semibold tabular-nums">{formatOrderAppointment(order)}</span>
        </AppointmentDetailRow>
        <BeauticianDetailRow beautician={order.beautician} showName />
        <RequestedBeauticianRow order={order} />
        <DesignAndNoteRows order={order} />
        {order.repeatOf !== null && (
          <OrderDetailRow icon={Repeat2} name={copy.freeRepeat}>
            <Link to={adminOrderPath(order.repeatOf)} className={textLinkStyle()}>
              {copy.repeatOf(order.repeatOf)}
            </Link>
          </OrderDetailRow>
        )}
        <OrderDetailRow icon={MapPin} name={deskCopy.address}>
          <OrderAddressLink address={order.address} />
        </OrderDetailRow>
      </OrderDetailRows>
      <ServiceLineList
        lines={order.services}
        keyOf={({ serviceId }) => serviceId}
        isShort
        label={deskCopy.services}
        className="mt-3 divide-y divide-sand border-y border-sand *:py-1.5"
      />
      <OrderTotals
        visitingCharge={order.visitingCharge}
        total={orderAmounts(order).total}
        className="mt-2"
      />
    </>
  );
}

type ChangesProps = { order: Order; onChanged: (order: Order) => void };

const changes = [
  { what: 'start', kind: 'start', label: deskCopy.startVisit, icon: CirclePlay },
  { what: 'move', kind: 'move', label: deskCopy.moveVisit, icon: CalendarClock },
  {
    what: 'address',
    kind: 'correct-address',
    label: deskCopy.correctAddress,
    icon: MapPinPen,
  },
  {
    what: 'services',
    kind: 'change-services',
    label: deskCopy.changeServices,
    icon: ListPlus,
  },
  { what: 'cancel', kind: 'cancel', label: deskCopy.cancelOrder, icon: XCircle },
] as const;

function Changes({ order, onChanged }: ChangesProps) {
  const [opened, setOpened] = useState<{ what: ChangeKind; isOpen: boolean; time: number }>();
  const offered = changes.filter(({ kind }) =>
    kind === 'start' ? canStartVisit(order, new Date()) : isCommandOffered(order, kind, 'desk'),
  );
  const close = (): void => setOpened((now) => now && { ...now, isOpen: false });
  return (
    <>
      {offered.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {offered.map(({ what, label, icon: Icon }) => (
            <Button
              key={what}
              look="secondary"
              size="small"
              onClick={() => setOpened({ what, isOpen: true, time: (opened?.time ?? 0) + 1 })}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Button>
          ))}
        </div>
      )}
      {opened && (
        <StaffChangeDialog
          key={opened.time}
          order={order}
          what={opened.what}
          open={opened.isOpen}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

type OrderDetailsProps = { order: Order; startAt: InitialSection };

function CancellationDetails({ cancellation }: Pick<Order, 'cancellation'>) {
  if (!cancellation) return null;
  const { reason, note, by } = cancellation;
  return (
    <NameValueList
      facts={[
        [copy.cancelled, by === 'customer' ? copy.byCustomer : copy.bySalon],
        [copy.cancelReason, reason === null ? copy.noReason : cancelReasonLabels[reason]],
        ...(note === '' ? [] : [[copy.cancelNote, note] as const]),
      ]}
    />
  );
}

function EarlierRevisions({ earlier }: Pick<Order, 'earlier'>) {
  return (
    <ol className="space-y-3">
      {earlier.map(({ services, total, until }) => (
        <li key={until}>
          <p className="flex items-baseline justify-between gap-4 text-sm text-stone">
            {copy.until(formatIndiaDateTime(new Date(until)))}
            <span className="font-semibold text-plum-950 tabular-nums">{formatRupees(total)}</span>
          </p>
          <ServiceLineList
            lines={services}
            keyOf={({ serviceId }) => serviceId}
            isShort
            className="mt-1 border-l-2 border-haldi-300 pl-3 text-sm *:py-px"
          />
        </li>
      ))}
    </ol>
  );
}

export function OrderDetails({ order, startAt }: OrderDetailsProps) {
  const [ownChange, setOwnChange] = useState<Order>();
  return (
    <DialogPanel
      title={copy.title(order.orderId)}
      description={copy.placed(formatIndiaDateTime(new Date(order.createdAt)))}
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <div className="space-y-6">
          <p className="flex flex-wrap items-center gap-2">
            <StatusBadge status={order.status} />
            <ProgressBadge visit={order} />
          </p>
          <Section title={copy.customer}>
            <NameValueList
              facts={[
                [copy.customerId, order.userId || copy.accountDeleted],
                [copy.name, <CustomerName key="name" order={order} />],
                [
                  deskCopy.phone,
                  order.userPhone ? (
                    <PhoneLink key="phone" phone={order.userPhone} />
                  ) : (
                    deskCopy.noPhone
                  ),
                ],
                [copy.email, copy.noEmail],
                ...recipientFacts(order),
              ]}
            />
          </Section>
          <Section title={copy.summary}>
            <Summary order={order} />
            <CancellationDetails cancellation={order.cancellation} />
            <Changes order={order} onChanged={setOwnChange} />
          </Section>
          <Section title={paymentsCopy.title}>
            <PaymentSection order={order} onChanged={setOwnChange} />
          </Section>
          <Section title={copy.complaint}>
            <OrderComplaint order={order} />
          </Section>
          {order.earlier.length > 0 && (
            <Section title={copy.revisions}>
              <EarlierRevisions earlier={order.earlier} />
            </Section>
          )}
        </div>
        <div className="space-y-6 md:row-span-2">
          <Section title={copy.update} isFirst={startAt === 'update'}>
            <OrderUpdateForm order={order} ownChange={ownChange} />
          </Section>
          <Section title={copy.history}>
            <TrackingTimeline entries={order.trackingHistory} />
          </Section>
          <Section title={changingCopy.link.title}>
            <ManageOrderLink order={order} onChanged={setOwnChange} />
          </Section>
          {order.userId !== '' && (
            <Section title={copy.excludedBeauticians}>
              <ExcludedBeauticians userId={order.userId} />
            </Section>
          )}
        </div>
        <Section title={copy.messages}>
          <OrderMessages _id={order._id} />
        </Section>
      </div>
    </DialogPanel>
  );
}
