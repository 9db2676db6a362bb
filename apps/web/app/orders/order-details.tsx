import type { Order } from '@haldi/contract/orders/schema';
import { House } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddressLines } from '../accounts/shared/address-lines.tsx';
import { Card } from '../ui/card.tsx';
import { ordersCopy } from './copy.ts';
import { YouAskedFor } from './shared/asked-for.tsx';
import { ServiceLines, Totals } from './shared/bill.tsx';
import { AppointmentFact, BeauticianFact, Fact, Facts } from './shared/facts.tsx';
import { VisitedFact } from './shared/visited.tsx';
import { WishFacts } from './shared/wishes.tsx';

export function VisitFacts({ order }: { order: Order }) {
  return (
    <Facts>
      <AppointmentFact>
        <strong className="font-semibold">{ordersCopy.dateAndSlot(order)}</strong>
      </AppointmentFact>
      <Fact icon={House} name={ordersCopy.kindOfVisit}>
        {ordersCopy.homeService}
      </Fact>
      <VisitedFact visited={order.visited} />
      <BeauticianFact beautician={order.beautician} showName />
      <YouAskedFor order={order} />
      <WishFacts order={order} />
    </Facts>
  );
}

/** A part of the tracking page under its own heading. */
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

export function ServicesBooked({ order }: { order: Order }) {
  return (
    <OrderSection title={ordersCopy.servicesBooked}>
      <ServiceLines
        lines={order.services}
        keyOf={({ serviceId }) => serviceId}
        className="mt-2 divide-y divide-sand *:py-2.5"
      />
      <Totals
        visitingCharge={order.visitingCharge}
        total={order.total}
        className="border-t border-sand pt-3"
      />
    </OrderSection>
  );
}

export function ServiceAddress({ order: { address } }: { order: Order }) {
  return (
    <OrderSection title={ordersCopy.serviceAddress}>
      <AddressLines address={{ ...address, town: address.city }} className="mt-2" />
    </OrderSection>
  );
}
