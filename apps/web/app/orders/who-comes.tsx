import type { TrackedOrder } from '@haldi/contract/orders/schema';
import { Badge } from '../ui/badge.tsx';
import { Face } from '../ui/face.tsx';
import { ordersCopy } from './copy.ts';
import { OrderSection } from './order-details.tsx';

type WhoComesProps = { order: Pick<TrackedOrder, 'beautician' | 'beauticianProfile'> };

/** Whom the salon sends: her face, a line about her, and what she does. A freelancer is a name only. */
export function WhoComes({ order: { beautician, beauticianProfile } }: WhoComesProps) {
  if (!beauticianProfile) return null;
  const { about, picture, skills } = beauticianProfile;
  return (
    <OrderSection title={ordersCopy.yourBeautician}>
      <div className="mt-4 flex items-center gap-4">
        <Face name={beautician} picture={picture} className="size-20 text-2xl lg:size-24" />
        <div className="min-w-0">
          <p className="font-display text-xl leading-tight font-medium text-plum-900 wrap-anywhere">
            {beautician}
          </p>
          {about && <p className="mt-1 wrap-anywhere">{about}</p>}
        </div>
      </div>
      <ul aria-label={ordersCopy.whatSheDoes} className="mt-4 flex flex-wrap gap-1.5">
        {(skills.length > 0 ? skills : [ordersCopy.everything]).map((name) => (
          <li key={name}>
            <Badge tone="plum">{name}</Badge>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
