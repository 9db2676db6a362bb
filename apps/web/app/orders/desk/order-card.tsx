import type { Order } from '@haldi/contract/orders/schema';
import { MapPin, Phone } from 'lucide-react';
import { formatPhone } from '../../lib/phone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { AskedForFact } from '../shared/asked-for.tsx';
import { ServiceLines, TotalAmount } from '../shared/bill.tsx';
import { AppointmentFact, BeauticianFact, Fact, Facts } from '../shared/facts.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { VisitedFact } from '../shared/visited.tsx';
import { WishFacts } from '../shared/wishes.tsx';
import { AddressLine } from './address-line.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import type { ChangeKind } from './changing/change-dialogs.tsx';
import { deskCopy as copy } from './copy.ts';
import { CustomerName } from './customer-name.tsx';
import { OrderMenu } from './order-menu.tsx';

function VisitFacts({ order }: { order: Order }) {
  return (
    <Facts isSmall>
      <Fact icon={Phone} name={copy.phone}>
        <span className="tabular-nums">
          {order.userPhone ? formatPhone(order.userPhone) : copy.noPhone}
        </span>
      </Fact>
      <VisitedFact visited={order.visited} />
      <Fact icon={MapPin} name={copy.address}>
        <AddressLine address={order.address} />
      </Fact>
      <AppointmentFact>
        <AppointmentTime order={order} />
      </AppointmentFact>
      <BeauticianFact beautician={order.beautician} />
      <AskedForFact order={order} />
      <WishFacts order={order} />
    </Facts>
  );
}

type OrderCardProps = {
  order: Order;
  isNew: boolean;
  onView: () => void;
  onUpdate: () => void;
  onChange: (what: ChangeKind) => void;
};

export function OrderCard({ order, isNew, onView, ...menu }: OrderCardProps) {
  return (
    <Card
      as="li"
      className={cx('flex min-w-0 flex-col gap-2.5 p-4', isNew && 'border-haldi-500 bg-haldi-50')}
    >
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold text-plum-700 tabular-nums">
            {copy.orderId(order.orderId)}
          </span>
          <StatusBadge status={order.status} />
          {isNew && <Badge tone="plum">{copy.isNew}</Badge>}
        </p>
        <h2 className="mt-1 font-body text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
          <CustomerName order={order} />
        </h2>
      </div>
      <VisitFacts order={order} />
      <ServiceLines
        lines={order.services}
        keyOf={({ serviceId }) => serviceId}
        isShort
        label={copy.services}
        className="border-t border-sand pt-2.5 text-sm *:py-px"
      />
      <div className="mt-auto flex items-center gap-1 border-t border-sand pt-2.5">
        <TotalAmount total={order.total} className="grow" />
        <Button look="secondary" aria-label={copy.viewOrder(order.orderId)} onClick={onView}>
          {copy.view}
        </Button>
        <OrderMenu order={order} {...menu} />
      </div>
    </Card>
  );
}
