import type { UserData } from '@haldi/contract/accounts/schema';
import { createPageLink } from '@haldi/contract/pages/pages';
import { LogOut } from 'lucide-react';
import { PushSwitch } from '../inbox/shared/push-switch.tsx';
import { formatPhone } from '../lib/phone.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Initials } from '../ui/initials.tsx';
import { Link } from '../ui/link.tsx';
import { adminCopy } from './copy.ts';
import { shortEmail } from './short-email.ts';
import { SoundSwitch } from './sound-switch.tsx';

const logOut = createPageLink('/contact/logout');

export function AccountFooter({ user }: { user: UserData }) {
  const isPhone = useMediaQuery('(pointer: coarse)');
  return (
    <footer className="border-t border-white/15 px-3 pt-1 pb-3">
      <SoundSwitch />
      <PushSwitch
        label={isPhone ? adminCopy.pushPhone : adminCopy.pushComputer}
        userId={user._id}
      />
      <div className="mt-1 flex items-center gap-3 border-t border-white/15 px-1 pt-3">
        <Initials name={user.username} className="size-10 bg-haldi-300 text-plum-950" />
        <p className="min-w-0 grow leading-tight">
          <span className="block truncate font-semibold text-white">{user.username}</span>
          <span
            className="block text-sm wrap-anywhere text-haldi-100"
            title={user.email || undefined}
          >
            {user.email ? shortEmail(user.email) : formatPhone(user.mobileNumber)}
          </span>
        </p>
      </div>
      <Link
        to={logOut.to}
        prefetch="none"
        className="mt-2 flex min-h-11 items-center gap-3 rounded-field px-3 text-haldi-100 transition-colors hover:bg-white/10 hover:text-white"
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        {logOut.label}
      </Link>
    </footer>
  );
}
