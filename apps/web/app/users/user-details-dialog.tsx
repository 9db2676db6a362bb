import { formatIndiaDate } from '@haldi/contract/kit/dates';
import type { UserSummary } from '@haldi/contract/users/schema';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth, useIsOwner } from '../accounts/auth-store.tsx';
import { phoneLink } from '../lib/phone.ts';
import { ExcludedBeauticians } from '../orders/shared/excluded-beauticians.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NameValueList } from '../ui/name-value-list.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { AccountActions } from './account-actions.tsx';
import { usersCopy } from './copy.ts';
import { UserBadges } from './user-badges.tsx';
import { UserFigures } from './user-figures.tsx';

const copy = usersCopy.details;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-sand pt-4">
      <h3 className="mb-2 text-lg text-plum-900">{title}</h3>
      {children}
    </section>
  );
}

const factsOf = (user: UserSummary): [string, ReactNode][] => [
  [copy.userId, user.id],
  [copy.email, user.email || usersCopy.noEmail],
  [copy.phone, user.phone ? <PhoneLink key="phone" phone={user.phone} /> : usersCopy.noPhone],
  [copy.joinDate, formatIndiaDate(new Date(user.joinDate))],
  [copy.address, user.address || copy.noAddress],
];

function ContactLinks({ user }: { user: UserSummary }) {
  return (
    <>
      {user.email && (
        <a
          href={`mailto:${user.email}`}
          className={buttonStyle('secondary', 'medium', 'grow px-3 sm:grow-0 sm:px-5')}
        >
          <Mail aria-hidden="true" className="size-5" />
          {copy.sendEmail}
        </a>
      )}
      {user.phone && (
        <a
          href={phoneLink(user.phone)}
          className={buttonStyle('primary', 'medium', 'grow px-3 sm:grow-0 sm:px-5')}
        >
          <Phone aria-hidden="true" className="size-5" />
          {copy.call}
        </a>
      )}
    </>
  );
}

type UserDetailsProps = {
  /** Null: the dialog is closed. */
  user: UserSummary | null;
  onClose: () => void;
  onChanged: (user: UserSummary) => void;
};

export function UserDetailsDialog({ user, onClose, onChanged }: UserDetailsProps) {
  const { userId } = useAuth();
  const isOwner = useIsOwner();
  const canManage = isOwner || user?.role === 'customer';
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={copy.title}
      description={user?.name}
      footer={user && (user.email || user.phone) ? <ContactLinks user={user} /> : undefined}
    >
      {user && (
        <div className="space-y-4">
          <p className="flex flex-wrap items-center gap-1.5">
            <UserBadges user={user} />
            <Link
              to={`/admin/users/${user.id}`}
              className="ml-auto inline-flex min-h-11 items-center font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
            >
              {copy.openPage}
            </Link>
          </p>
          <NameValueList facts={factsOf(user)} />
          <Section title={copy.statistics}>
            <UserFigures user={user} />
          </Section>
          <Section title={copy.excludedBeauticians}>
            <ExcludedBeauticians key={user.id} userId={user.id} />
          </Section>
          <Section title={copy.account}>
            {user.id === userId && <p className="text-stone">{copy.you}</p>}
            {user.id !== userId && canManage && (
              <AccountActions key={user.id} user={user} onChanged={onChanged} />
            )}
            {!canManage && <p className="text-stone">{copy.staffAccount}</p>}
          </Section>
        </div>
      )}
    </Dialog>
  );
}
