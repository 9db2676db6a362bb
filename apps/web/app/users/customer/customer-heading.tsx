import { internationalMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import { formatIndiaDate } from '@haldi/contract/kit/dates';
import type { UserSummary } from '@haldi/contract/users/schema';
import { MessageCircle, Phone } from 'lucide-react';
import { phoneLink } from '../../lib/phone.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Initials } from '../../ui/initials.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { usersCopy } from '../copy.ts';
import { UserBadges } from '../user-badges.tsx';
import { customerCopy as copy } from './copy.ts';

const contact = buttonStyle('secondary', 'medium', 'px-4');

export function CustomerHeading({ user }: { user: UserSummary }) {
  return (
    <div>
      <BackLink to="/admin/users">{copy.toUsers}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Initials
            name={user.name}
            className="size-16 shrink-0 bg-plum-100 text-xl text-plum-700"
          />
          <div className="min-w-0">
            <h1 className="text-2xl text-plum-900 wrap-anywhere lg:text-3xl">{user.name}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-stone">
              <UserBadges user={user} />
              {copy.since(formatIndiaDate(new Date(user.joinDate)))}
            </p>
          </div>
        </div>
        <LinkButton
          size="large"
          to={`/admin/orders/new?customer=${user.id}`}
          className="w-full sm:w-auto"
        >
          <Phone aria-hidden="true" className="size-5" />
          {copy.book}
        </LinkButton>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        <span>{user.phone ? <PhoneLink phone={user.phone} /> : usersCopy.noPhone}</span>
        <span className="wrap-anywhere">{user.email || usersCopy.noEmail}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {user.phone && (
          <>
            <a href={phoneLink(user.phone)} className={contact}>
              <Phone aria-hidden="true" className="size-5" />
              {copy.call}
            </a>
            <a
              href={`https://wa.me/${internationalMobileNumber(user.phone)}`}
              target="_blank"
              rel="noreferrer"
              className={contact}
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              {copy.whatsapp}
            </a>
          </>
        )}
        {user.email && (
          <a href={`mailto:${user.email}`} className={contact}>
            {copy.email}
          </a>
        )}
      </div>
    </div>
  );
}
