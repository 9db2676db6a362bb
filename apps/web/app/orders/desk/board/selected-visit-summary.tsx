import { formatDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Order } from '@haldi/contract/orders/schema';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { Phone } from 'lucide-react';
import { formatPhone, phoneLink } from '../../../lib/phone.ts';
import { beauticianNameOrUnassigned } from '../../../schedule/shared/beautician-name.ts';
import { Link } from '../../../ui/prefetching-links.tsx';
import { adminOrderPath } from '../../shared/admin-order-path.ts';
import { orderLabels } from '../../shared/copy.ts';
import { ProgressBadge } from '../../shared/progress-badge.tsx';
import { deskCopy } from '../copy.ts';
import { OrderAddressLink } from '../order-address-link.tsx';
import { boardCopy } from './copy.ts';

const copy = boardCopy.selected;

const linkStyle =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4';

/** `18 Nov 2026, 10:00 AM to 11:30 AM`. */
const timeText = ({ appointmentDate, appointmentSlot, services }: Order): string =>
  `${formatDay(appointmentDate)}, ${appointmentSlot} to ${formatTimeOfDay(parseTimeOfDay(appointmentSlot) + totalVisitMinutes(services))}`;

function ContactLinks({ order }: { order: Order }) {
  const { recipient, username, userPhone, orderId } = order;
  const [name, phone] = recipient ? [recipient.name, recipient.phone] : [username, userPhone];
  return (
    <div className="flex flex-wrap gap-x-5">
      {phone !== '' && (
        <a
          href={phoneLink(phone)}
          aria-label={copy.call(name, formatPhone(phone))}
          className={linkStyle}
        >
          <Phone aria-hidden="true" className="size-4" />
          {formatPhone(phone)}
        </a>
      )}
      <Link to={adminOrderPath(orderId)} className={linkStyle}>
        {copy.order(orderId)}
      </Link>
    </div>
  );
}

export function SelectedVisitSummary({ order }: { order: Order }) {
  const { recipient, beautician, services } = order;
  return (
    <div className="min-w-0 text-sm leading-snug">
      <p className="font-semibold tabular-nums">
        {timeText(order)} · {beauticianNameOrUnassigned(beautician)}
      </p>
      <p className="my-1 flex flex-wrap gap-1.5 empty:hidden">
        <ProgressBadge visit={order} />
      </p>
      {recipient && <p className="font-semibold">{orderLabels.visitFor(recipient.name)}</p>}
      <p>
        <OrderAddressLink address={order.address} />
      </p>
      <p className="line-clamp-2 text-stone wrap-anywhere">
        {services
          .map(({ name, quantity }) => deskCopy.serviceWithQuantity(name, quantity))
          .join(', ')}
      </p>
      <ContactLinks order={order} />
    </div>
  );
}
