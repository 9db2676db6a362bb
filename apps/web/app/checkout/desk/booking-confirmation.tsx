import { statusMessageText } from '@haldi/contract/orders/desk/status-message-text';
import { orderAmounts, priceReductions } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { CircleCheck, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { adminOrderPath } from '../../orders/shared/admin-order-path.ts';
import { OrderTotals, ServiceLineList } from '../../orders/shared/service-lines-and-totals.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { phoneBookingCopy } from './copy.ts';

const copy = phoneBookingCopy.booked;

type BookingConfirmationProps = { order: Order; onAgain: () => void };

export function BookingConfirmation({ order, onAgain }: BookingConfirmationProps) {
  const { businessName } = useSettings();
  const sender = { businessName, origin: location.origin, now: new Date() };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone, so focus moves to the heading.
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Card as="section" className="mx-auto max-w-140 space-y-5 p-5 lg:p-8">
      <div className="text-center">
        <CircleCheck aria-hidden="true" className="mx-auto size-14 text-leaf-600" />
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl text-plum-900 outline-none">
          {copy.title(order.orderId)}
        </h1>
        <p className="mt-1 text-lg">
          {copy.text(order.username, order.appointmentDate, order.appointmentSlot)}
        </p>
        {order.recipient && <p className="text-stone">{copy.recipient(order.recipient.name)}</p>}
      </div>
      <div>
        <ServiceLineList
          lines={order.services}
          keyOf={({ serviceId }) => serviceId}
          isShort
          className="divide-y divide-sand border-y border-sand *:py-1.5"
        />
        <OrderTotals
          visitingCharge={order.visitingCharge}
          total={orderAmounts(order).total}
          reductions={priceReductions(order)}
          className="mt-2"
        />
      </div>
      <div className="grid gap-3">
        <a
          href={whatsappLink(order.userPhone, statusMessageText(order, sender))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('primary', 'large')}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {copy.whatsapp}
        </a>
        <div className="grid gap-3 sm:grid-cols-2">
          <LinkButton look="secondary" to={adminOrderPath(order.orderId)}>
            {copy.open}
          </LinkButton>
          <LinkButton look="secondary" to={`/admin/users/${order.userId}`}>
            {copy.customer}
          </LinkButton>
        </div>
        <Button look="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </Card>
  );
}
