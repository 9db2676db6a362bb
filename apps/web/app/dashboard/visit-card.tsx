import type { BoardVisit } from '@haldi/contract/dashboard/schema';
import { noBeautician } from '@haldi/contract/orders/schema';
import { MapPin, Phone, Scissors } from 'lucide-react';
import { phoneLink } from '../lib/phone.ts';
import { cx } from '../ui/cx.ts';
import { iconButtonStyle } from '../ui/icon-button.tsx';
import { InnerLink } from '../ui/inner-link.tsx';
import { dashboardCopy } from './copy.ts';
import type { BadgeOf } from './recent-orders.tsx';

const copy = dashboardCopy.board;

type VisitCardProps = { visit: BoardVisit; badgeOf: BadgeOf; showBeautician?: boolean };

/** A visit on the board; its number leads to the order, the receiver to the customer's telephone. */
export function VisitCard({ visit, badgeOf, showBeautician = false }: VisitCardProps) {
  return (
    <article
      className={cx(
        'space-y-1 rounded-field border bg-white px-3 py-2 text-sm leading-snug',
        visit.isNow ? 'border-plum-700 ring-2 ring-haldi-300' : 'border-sand',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <InnerLink
          to={`/admin/orders?search=${visit.orderId}`}
          className="font-semibold tabular-nums underline decoration-haldi-400 decoration-2 underline-offset-2"
        >
          #{visit.orderId}
        </InnerLink>
        {badgeOf(visit.status)}
        {visit.isNow && (
          <span className="rounded-full bg-plum-700 px-2 font-semibold text-white">{copy.now}</span>
        )}
      </p>
      <div className="flex items-center justify-between gap-1">
        <p className="min-w-0 text-base font-semibold">{visit.customer}</p>
        {visit.phone && (
          <a
            href={phoneLink(visit.phone)}
            aria-label={copy.call(visit.customer)}
            title={copy.call(visit.customer)}
            className={iconButtonStyle('-my-2 -mr-2')}
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
      <p className="line-clamp-2">{visit.service}</p>
      <p className="flex gap-1.5 text-stone">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {visit.place}
      </p>
      {showBeautician && (
        <p className="flex gap-1.5 font-semibold text-plum-700">
          <Scissors aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {visit.beautician === noBeautician ? copy.unassigned : visit.beautician}
        </p>
      )}
    </article>
  );
}
