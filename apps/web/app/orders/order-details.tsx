import { formatRupees } from '@haldi/contract/kit/money';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { lineTotal } from '@haldi/contract/orders/total';
import { CalendarClock, House, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { ordersCopy } from './copy.ts';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-plum-600">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export function VisitFacts({ order }: { order: Order }) {
  const hasBeautician = order.beautician !== noBeautician;
  return (
    <div className="flex flex-col gap-2.5">
      <Fact icon={<CalendarClock aria-hidden="true" />}>
        <span className="sr-only">{ordersCopy.appointment}: </span>
        <strong className="font-semibold">{ordersCopy.dateAndSlot(order)}</strong>
      </Fact>
      <Fact icon={<House aria-hidden="true" />}>{ordersCopy.homeService}</Fact>
      <Fact icon={<UserRound aria-hidden="true" />}>
        {ordersCopy.beautician}: {hasBeautician ? order.beautician : ordersCopy.unassigned}
      </Fact>
    </div>
  );
}

export function ServicesBooked({ order }: { order: Order }) {
  return (
    <Card as="section" aria-labelledby="services-booked">
      <h2 id="services-booked" className="text-xl text-plum-900">
        {ordersCopy.servicesBooked}
      </h2>
      <ul className="mt-2 divide-y divide-sand">
        {order.services.map((line) => (
          <li key={line.serviceId} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              {line.name}
              <span className="block text-sm text-stone tabular-nums">
                {formatRupees(line.price)} x {line.quantity}
              </span>
            </span>
            <span className="tabular-nums">{formatRupees(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 border-t border-sand pt-3 tabular-nums">
        <dt className="text-stone">{ordersCopy.visitingCharge}</dt>
        <dd className="text-right">{formatRupees(order.visitingCharge)}</dd>
        <dt className="text-lg font-semibold">{ordersCopy.total}</dt>
        <dd className="text-right font-display text-xl font-semibold">
          {formatRupees(order.total)}
        </dd>
      </dl>
    </Card>
  );
}

export function ServiceAddress({ order: { address } }: { order: Order }) {
  const town = [address.city, address.state].filter((part) => part !== '').join(', ');
  const lines = [address.apartmentNumber, address.street, `${town} ${address.pincode}`];
  return (
    <Card as="section" aria-labelledby="service-address">
      <h2 id="service-address" className="text-xl text-plum-900">
        {ordersCopy.serviceAddress}
      </h2>
      <address className="mt-2 not-italic">
        {lines
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </address>
    </Card>
  );
}
