import { postalAddressLines } from '@haldi/contract/accounts/addresses/address-lines';
import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { Customer, CustomerAddress } from '@haldi/contract/users/customer/schema';
import { CalendarClock, CalendarX2, IndianRupee, MapPin, ReceiptText } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { customerCopy as copy } from './copy.ts';

export function CustomerStatistics({ totals }: Pick<Customer, 'totals'>) {
  const { spent, completed, open, outstanding, fees, noShows, cancelled, lateCancellations } =
    totals;
  return (
    <ul aria-label={copy.figures} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard label={copy.spent} value={formatRupees(spent)} icon={IndianRupee}>
        {copy.completed(completed)}
      </StatCard>
      <StatCard label={copy.upcomingVisits} value={String(open)} icon={CalendarClock}>
        {totals.lastVisit === null ? copy.noVisit : copy.lastVisit(totals.lastVisit)}
      </StatCard>
      <StatCard label={copy.outstanding} value={formatPaise(outstanding)} icon={ReceiptText}>
        {fees > 0 ? copy.fees(fees) : outstanding === 0 ? copy.nothingDue : copy.unpaidOrders}
      </StatCard>
      <StatCard label={copy.noShows} value={String(noShows)} icon={CalendarX2}>
        {lateCancellations > 0 ? `${copy.late(lateCancellations)}, ` : ''}
        {copy.cancelled(cancelled)}
      </StatCard>
    </ul>
  );
}

const labelOf = ({ kind, label }: CustomerAddress): string => {
  if (kind === 'saved') return label;
  return kind === 'account' ? copy.ofAccount : copy.ofOrder;
};

export function CustomerAddresses({ addresses }: Pick<Customer, 'addresses'>) {
  if (addresses.length === 0) return <p className="text-stone">{copy.noAddress}</p>;
  return (
    <ul aria-label={copy.addresses} className="space-y-3">
      {addresses.map((address) => (
        <li
          key={`${address.kind} ${address.label} ${postalAddressLines(address).join()} ${address.recipient?.name}`}
          className="flex items-start gap-2.5"
        >
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
          <span className="min-w-0 leading-snug wrap-anywhere">
            <span className="block text-sm font-semibold text-stone">
              {labelOf(address)}
              {address.recipient && `, ${copy.visitsFor(address.recipient.name)}`}
            </span>
            {postalAddressLines(address).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PastBeauticians({ people }: { people: Customer['pastBeauticians'] }) {
  if (people.length === 0) return <p className="text-stone">{copy.noPastBeauticians}</p>;
  return (
    <ul aria-label={copy.pastBeauticians} className="space-y-2">
      {people.map(({ _id, name, picture, lastVisit, service }) => (
        <li key={_id} className="flex items-center gap-3">
          <Avatar name={name} picture={picture} className="size-10" />
          <span className="min-w-0 leading-snug">
            <Link
              to={`/admin/beauticians/${_id}`}
              className="font-semibold text-plum-700 hover:underline"
            >
              {name}
            </Link>
            <span className="line-clamp-1 text-sm text-stone">
              {copy.lastVisitFor(lastVisit, service)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CustomerReviewAndPost({ review, post }: Pick<Customer, 'review' | 'post'>) {
  if (!review && !post) return <p className="text-stone">{copy.noReviewOrPost}</p>;
  return (
    <div className="space-y-3">
      {review && (
        <div>
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{copy.stars(review.rating)}</span>
            <span className="text-sm text-stone">
              {formatIndiaDate(new Date(review.createdAt))}
            </span>
            {review.isHidden && <Badge tone="bad">{copy.hidden}</Badge>}
          </p>
          <p className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere">{review.comment}</p>
        </div>
      )}
      {post && (
        <p>
          <Link
            to={post.isHidden ? '/admin/moderation?view=hidden' : `/blog/${post._id}`}
            className="font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4 wrap-anywhere"
          >
            {copy.readPost(post.title)}
          </Link>{' '}
          {post.isHidden && <Badge tone="bad">{copy.hidden}</Badge>}
        </p>
      )}
    </div>
  );
}
