import type { UserData } from '@haldi/contract/accounts/schema';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { PrivacyChangedNotice } from '../../policies/shared/privacy-changed-notice.tsx';
import { Initials } from '../../ui/initials.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountsCopy } from '../copy.ts';
import { AddressCard } from './address-card.tsx';
import { ExportAndDeleteDataCard } from './export-and-delete-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalDetailsCard } from './personal-details-card.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SavedAddressesCard } from './saved-addresses-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const AccountMessagesSwitch = lazyWithPreload(
  () => import('../../inbox/shared/account-messages-switch.tsx'),
);

function NotificationsCard() {
  return (
    <ProfileSection title={accountsCopy.notifications}>
      <div className="mt-1">
        <Suspense fallback={<Skeleton className="h-16" />}>
          <AccountMessagesSwitch />
        </Suspense>
      </div>
    </ProfileSection>
  );
}

function LogOutLink() {
  return (
    <LinkButton to="/contact/logout" prefetch="none" look="secondary" className="w-full">
      <LogOut aria-hidden="true" className="size-5" />
      {accountsCopy.logOut}
    </LinkButton>
  );
}

export function SignedInProfile({ user }: { user: UserData }) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 lg:px-5 lg:py-14">
      <div className="flex items-center gap-4 lg:gap-6">
        <Initials
          name={user.username}
          className="size-16 bg-haldi-200 font-display text-2xl text-plum-700 lg:size-20"
        />
        <div className="min-w-0">
          <h1 className="text-2xl text-plum-900 lg:text-4xl">
            {accountsCopy.greeting(user.username)}
          </h1>
          <p className="text-stone lg:text-lg">{user.email || formatPhone(user.mobileNumber)}</p>
        </div>
      </div>
      <PrivacyChangedNotice />
      <div className="mt-8 grid gap-5 lg:mt-10 lg:grid-cols-[22rem_1fr] lg:gap-8">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <ProfileLinks user={user} />
          <div className="mt-5 hidden lg:block">
            <LogOutLink />
          </div>
        </div>
        <div className="min-w-0 space-y-5">
          <PersonalDetailsCard user={user} />
          <AddressCard user={user} />
          <SavedAddressesCard userId={user._id} />
          <NotificationsCard />
          <PasswordCard />
          <SessionsCard />
          <ExportAndDeleteDataCard />
          <div className="lg:hidden">
            <LogOutLink />
          </div>
        </div>
      </div>
    </div>
  );
}
