import type { UserSummary } from '@haldi/contract/users/schema';
import { Mail, Phone } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { Initials } from '../ui/initials.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { touchTargetStyle } from '../ui/touch-target-style.ts';
import { usersCopy as copy } from './copy.ts';
import { UserBadges } from './user-badges.tsx';
import { UserFigures } from './user-figures.tsx';

type UserCardProps = { user: UserSummary; onView: () => void };

export function UserCard({ user, onView }: UserCardProps) {
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Initials name={user.name} className="size-11 bg-plum-100 text-plum-700" />
        <div className="min-w-0 grow">
          <h2 className="font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
            <Link
              to={`/admin/users/${user.id}`}
              className={cx(
                touchTargetStyle,
                'underline decoration-haldi-400 decoration-2 underline-offset-4 hover:text-plum-600',
              )}
            >
              {user.name}
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap gap-1.5">
            <UserBadges user={user} />
          </p>
        </div>
      </div>
      <ul className="space-y-1 text-sm">
        <li className="flex items-center gap-2">
          <Mail aria-hidden="true" className="size-4 shrink-0 text-plum-500" />
          <span className="truncate" title={user.email}>
            {user.email || copy.noEmail}
          </span>
        </li>
        <li className="flex items-center gap-2 tabular-nums">
          <Phone aria-hidden="true" className="size-4 shrink-0 text-plum-500" />
          {user.phone ? <PhoneLink phone={user.phone} /> : copy.noPhone}
        </li>
      </ul>
      <UserFigures user={user} />
      <Button
        look="secondary"
        className="mt-auto w-full"
        aria-label={copy.detailsOf(user.name)}
        onClick={onView}
      >
        {copy.viewDetails}
      </Button>
    </Card>
  );
}
