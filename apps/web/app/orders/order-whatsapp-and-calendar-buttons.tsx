import { createCalendarFile } from '@haldi/contract/orders/calendar-file';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { orderWhatsappText, whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { CalendarPlus, MessageCircle } from 'lucide-react';
import { saveFile } from '../lib/save-file.ts';
import { useSettings } from '../settings/queries.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { ordersCopy } from './copy.ts';
import { BookAgainButton } from './shared/book-again-button.tsx';

type CalendarOrder = Parameters<typeof createCalendarFile>[0];

export function AddToCalendar({ order }: { order: CalendarOrder }) {
  const { businessName } = useSettings();
  const save = (): void =>
    saveFile(
      `visit-${order.orderId}.ics`,
      'text/calendar',
      createCalendarFile(order, businessName),
    );
  return (
    <Button look="secondary" className="grow" onClick={save}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {ordersCopy.addToCalendar}
    </Button>
  );
}

type OrderActionsProps = {
  order: Order;
  /** The browser blocked the popup. */
  isWhatsappBlocked: boolean;
};

export function OrderWhatsappAndCalendarButtons({ order, isWhatsappBlocked }: OrderActionsProps) {
  const { whatsappNumber } = useSettings();
  return (
    <div>
      {isWhatsappBlocked && (
        <p className="mb-3 rounded-field bg-haldi-100 px-4 py-3">{ordersCopy.whatsappBlocked}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsappLink(whatsappNumber, orderWhatsappText(order))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle(isWhatsappBlocked ? 'primary' : 'secondary', 'medium', 'grow')}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {ordersCopy.sendOnWhatsapp}
        </a>
        {isOpenStatus(order.status) ? (
          <AddToCalendar order={order} />
        ) : (
          <BookAgainButton order={order} className="grow" />
        )}
      </div>
    </div>
  );
}
