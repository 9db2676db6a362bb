import type { BoardVisit } from '@haldi/contract/dashboard/schema';
import { MapPin, Phone, Scissors } from 'lucide-react';
import { phoneLink } from '../lib/phone.ts';
import { orderWords } from '../orders/shared/copy.ts';
import { orderAddress } from '../orders/shared/order-address.ts';
import { StatusBadge } from '../orders/shared/status-badge.tsx';
import { beauticianName } from '../schedule/shared/beautician-name.ts';
import { visitsCopy } from '../schedule/shared/copy.ts';
import { VisitMarks } from '../schedule/shared/visit-marks.tsx';
import { cx } from '../ui/cx.ts';
import { iconButtonStyle } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.board;

type VisitCardProps = { visit: BoardVisit; showBeautician?: boolean };

/** A visit on the board; its number leads to the order, the receiver to the customer's telephone. */
export function VisitCard({ visit, showBeautician = false }: VisitCardProps) {
  return (
    <article
      className={cx(
        '@container space-y-1 rounded-field border bg-white px-2.5 py-2 text-sm leading-snug wrap-anywhere',
        visit.isNow ? 'border-plum-700 ring-2 ring-haldi-300' : 'border-sand',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={orderAddress(visit.orderId)}
          className="font-semibold tabular-nums underline decoration-haldi-400 decoration-2 underline-offset-2"
        >
          #{visit.orderId}
        </Link>
        <span className="flex flex-wrap gap-1 @max-2xs:order-last">
          <StatusBadge status={visit.status} />
          {visit.isNow && (
            <span className="rounded-full bg-plum-700 px-2 font-semibold text-white">
              {copy.now}
            </span>
          )}
        </span>
        {visit.phone && (
          <a
            href={phoneLink(visit.phone)}
            aria-label={copy.call(visit.customer)}
            title={copy.call(visit.customer)}
            className={iconButtonStyle('-my-2.5 -mr-2 ml-auto')}
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
      <p className="text-base leading-snug font-semibold">{visit.customer}</p>
      {visit.visited && (
        <p className="font-semibold">
          {orderWords.visitFor(visit.visited.name)}, <PhoneLink phone={visit.visited.phone} />
        </p>
      )}
      <p className="line-clamp-2 @max-2xs:line-clamp-3">{visit.service}</p>
      <p className="flex gap-1.5 text-stone">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {visit.place}
      </p>
      {visit.planned && <p className="text-stone">{visitsCopy.planned(visit.planned)}</p>}
      <VisitMarks visit={visit} />
      {showBeautician && (
        <p className="flex gap-1.5 font-semibold text-plum-700">
          <Scissors aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {beauticianName(visit.beautician)}
        </p>
      )}
    </article>
  );
}
