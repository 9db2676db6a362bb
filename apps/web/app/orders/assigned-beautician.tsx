import type { BeauticianProfile, TrackedOrder } from '@haldi/contract/orders/schema';
import { Star } from 'lucide-react';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { ordersCopy } from './copy.ts';
import { liveVisitCopy } from './live-visit-copy.ts';
import { OrderSection } from './order-detail-sections.tsx';

type BeauticianStatsProps = { profile: BeauticianProfile; className?: string };

export function BeauticianRatingAndVisits({
  profile: { rating, visits },
  className,
}: BeauticianStatsProps) {
  if (rating === null && visits === 0) return null;
  return (
    <p className={cx('flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums', className)}>
      {rating !== null && (
        <span className="flex items-center gap-1.5">
          <Star aria-hidden="true" className="size-4.5 fill-haldi-400 text-haldi-500" />
          <span aria-hidden="true" className="font-semibold">
            {rating.toFixed(1)}
          </span>
          <span className="sr-only">{liveVisitCopy.rating(rating)}</span>
        </span>
      )}
      {visits > 0 && <span>{liveVisitCopy.visits(visits)}</span>}
    </p>
  );
}

type AssignedBeauticianProps = { order: Pick<TrackedOrder, 'beautician' | 'beauticianProfile'> };

export function AssignedBeautician({
  order: { beautician, beauticianProfile },
}: AssignedBeauticianProps) {
  if (!beauticianProfile) return null;
  const { about, picture, skills } = beauticianProfile;
  return (
    <OrderSection title={ordersCopy.yourBeautician}>
      <div className="mt-4 flex items-center gap-4">
        <Avatar name={beautician} picture={picture} className="size-20 text-2xl lg:size-24" />
        <div className="min-w-0">
          <p className="font-display text-xl leading-tight font-medium text-plum-900 wrap-anywhere">
            {beautician}
          </p>
          <BeauticianRatingAndVisits profile={beauticianProfile} className="mt-1 text-stone" />
          {about && <p className="mt-1 wrap-anywhere">{about}</p>}
        </div>
      </div>
      <ul aria-label={ordersCopy.skills} className="mt-4 flex flex-wrap gap-1.5">
        {(skills.length > 0 ? skills : [ordersCopy.allSkills]).map((name) => (
          <li key={name}>
            <Badge tone="plum">{name}</Badge>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
