import { formatTimestamp } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import { CalendarClock, ListPlus, MapPin, XCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { AskedForFact } from '../shared/asked-for.tsx';
import { Due, ServiceLines, Totals } from '../shared/bill.tsx';
import { orderWords } from '../shared/copy.ts';
import { AppointmentFact, BeauticianFact, Fact, Facts } from '../shared/facts.tsx';
import { KeptApart } from '../shared/kept-apart.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { TrackingTimeline } from '../shared/tracking-timeline.tsx';
import { VisitedPhone } from '../shared/visited.tsx';
import { WishFacts } from '../shared/wishes.tsx';
import { AddressLine } from './address-line.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { ChangeDialogs, type ChangeKind } from './changing/change-dialogs.tsx';
import { changingCopy } from './changing/copy.ts';
import { CancellationFacts, EarlierRevisions } from './changing/money-facts.tsx';
import { OrderLink } from './changing/order-link.tsx';
import { callLink } from './contact-links.ts';
import { deskCopy } from './copy.ts';
import { CustomerName } from './customer-name.tsx';
import { UpdateForm } from './update-form.tsx';

const copy = deskCopy.details;

type SectionProps = { title: string; isFirst?: boolean; children: ReactNode };

function Section({ title, isFirst = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} ref={isFirst ? comeIntoView : undefined}>
      <h3 id={id} className="mb-2 text-lg text-plum-900">
        {title}
      </h3>
      {children}
    </section>
  );
}

const comeIntoView = (section: HTMLElement | null): void => section?.scrollIntoView();

function PhoneLink({ order }: { order: Order }) {
  const link = callLink(order);
  if (!link) return deskCopy.noPhone;
  return (
    <a
      href={link}
      className="font-semibold text-plum-700 tabular-nums underline decoration-haldi-400 decoration-2 underline-offset-4"
    >
      {formatPhone(order.userPhone)}
    </a>
  );
}

/** To whom the beautician goes, where that is not the customer. */
const visitedFacts = ({ visited }: Order): [string, ReactNode][] =>
  visited
    ? [
        [orderWords.visited, visited.name],
        [copy.visitedPhone, <VisitedPhone key="visited" phone={visited.phone} />],
      ]
    : [];

function Summary({ order }: { order: Order }) {
  return (
    <>
      <Facts>
        <AppointmentFact>
          <AppointmentTime order={order} />
        </AppointmentFact>
        <BeauticianFact beautician={order.beautician} showName />
        <AskedForFact order={order} />
        <WishFacts order={order} />
        <Fact icon={MapPin} name={deskCopy.address}>
          <AddressLine address={order.address} />
        </Fact>
      </Facts>
      <ServiceLines
        lines={order.services}
        keyOf={({ serviceId }) => serviceId}
        isShort
        label={deskCopy.services}
        className="mt-3 divide-y divide-sand border-y border-sand *:py-1.5"
      />
      <Totals visitingCharge={order.visitingCharge} total={order.total} className="mt-2" />
      <Due order={order} />
    </>
  );
}

type ChangesProps = { order: Order; onChanged: (order: Order) => void };

const changes = [
  { what: 'move', label: deskCopy.moveVisit, icon: CalendarClock },
  { what: 'services', label: deskCopy.changeServices, icon: ListPlus },
  { what: 'cancel', label: deskCopy.cancelOrder, icon: XCircle },
] as const;

/** What can be done with an open order beside its status. */
function Changes({ order, onChanged }: ChangesProps) {
  const [asked, setAsked] = useState<{ what: ChangeKind; isOpen: boolean; time: number }>();
  const close = (): void => setAsked((now) => now && { ...now, isOpen: false });
  return (
    <>
      {isOpen(order.status) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {changes.map(({ what, label, icon: Icon }) => (
            <Button
              key={what}
              look="secondary"
              size="small"
              onClick={() => setAsked({ what, isOpen: true, time: (asked?.time ?? 0) + 1 })}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <ChangeDialogs
          key={asked.time}
          order={order}
          what={asked.what}
          open={asked.isOpen}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

export type DetailsStart = 'top' | 'update';

type OrderDetailsProps = {
  order: Order;
  open: boolean;
  startAt: DetailsStart;
  onClose: () => void;
};

export function OrderDetails({ order, open, startAt, onClose }: OrderDetailsProps) {
  const [ownVersion, setOwnVersion] = useState<number>();
  const remember = ({ version }: Order): void => setOwnVersion(version);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={copy.title(order.orderId)}
      description={copy.placed(formatTimestamp(new Date(order.createdAt)))}
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="space-y-6">
          <p>
            <StatusBadge status={order.status} />
          </p>
          <Section title={copy.customer}>
            <FactList
              facts={[
                [copy.customerId, order.userId || copy.accountGone],
                [copy.name, <CustomerName key="name" order={order} />],
                [deskCopy.phone, <PhoneLink key="phone" order={order} />],
                [copy.email, copy.noEmail],
                ...visitedFacts(order),
              ]}
            />
          </Section>
          <Section title={copy.summary}>
            <Summary order={order} />
            <CancellationFacts cancellation={order.cancellation} />
            <Changes order={order} onChanged={remember} />
          </Section>
          {order.earlier.length > 0 && (
            <Section title={copy.earlier}>
              <EarlierRevisions earlier={order.earlier} />
            </Section>
          )}
        </div>
        <div className="space-y-6">
          <Section title={copy.update} isFirst={startAt === 'update'}>
            <UpdateForm order={order} ownVersion={ownVersion} />
          </Section>
          <Section title={copy.history}>
            <TrackingTimeline entries={order.trackingHistory} />
          </Section>
          <Section title={changingCopy.link.title}>
            <OrderLink order={order} onChanged={remember} />
          </Section>
          {order.userId !== '' && (
            <Section title={copy.neverAgain}>
              <KeptApart userId={order.userId} />
            </Section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
