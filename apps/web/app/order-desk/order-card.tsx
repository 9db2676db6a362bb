import { formatRupees } from '@haldi/contract/kit/money';
import type { Order } from '@haldi/contract/orders/schema';
import { CalendarClock, MapPin, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from '../lib/phone.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { AddressLine } from './address-line.tsx';
import { deskCopy as copy } from './copy.ts';
import { OrderMenu } from './order-menu.tsx';
import type { OrderParts } from './parts.ts';
import { beauticianOf } from './what-changed.ts';

type FactProps = { name: string; icon: ReactNode; children: ReactNode };

function Fact({ name, icon, children }: FactProps) {
  return (
    <div className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-plum-500">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  return (
    <dl className="space-y-1 text-sm">
      <Fact name={copy.phone} icon={<Phone aria-hidden="true" />}>
        <span className="tabular-nums">
          {order.userPhone ? formatPhone(order.userPhone) : copy.noPhone}
        </span>
      </Fact>
      <Fact name={copy.address} icon={<MapPin aria-hidden="true" />}>
        <AddressLine address={order.address} />
      </Fact>
      <Fact name={copy.appointment} icon={<CalendarClock aria-hidden="true" />}>
        <span className="font-semibold tabular-nums">{order.appointmentDate.slice(0, 10)}</span>,{' '}
        <span className="tabular-nums">{order.appointmentSlot}</span>
      </Fact>
      <Fact name={copy.beautician} icon={<UserRound aria-hidden="true" />}>
        {beauticianOf(order)}
      </Fact>
    </dl>
  );
}

function Services({ services }: Pick<Order, 'services'>) {
  return (
    <ul aria-label={copy.services} className="space-y-0.5 border-t border-sand pt-2.5 text-sm">
      {services.map(({ serviceId, name, price, quantity }) => (
        <li key={serviceId} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="shrink-0 tabular-nums">{copy.price(formatRupees(price), quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

type OrderCardProps = {
  order: Order;
  isNew: boolean;
  parts: OrderParts;
  onView: () => void;
  onUpdate: () => void;
  onCancel: () => void;
};

export function OrderCard({ order, isNew, parts, onView, ...menu }: OrderCardProps) {
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
          {parts.badgeOf(order.status)}
          {isNew && <Badge tone="plum">{copy.isNew}</Badge>}
        </p>
        <h2 className="mt-1 font-body text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
          {order.username}
        </h2>
      </div>
      <Facts order={order} />
      <Services services={order.services} />
      <div className="mt-auto flex items-center gap-1 border-t border-sand pt-2.5">
        <p className="grow">
          <span className="block text-xs text-stone">{copy.total}</span>
          <span className="font-display text-xl leading-none font-semibold tabular-nums">
            {formatRupees(order.total)}
          </span>
        </p>
        <Button look="secondary" aria-label={copy.viewOrder(order.orderId)} onClick={onView}>
          {copy.view}
        </Button>
        <OrderMenu order={order} {...menu} />
      </div>
    </Card>
  );
}
