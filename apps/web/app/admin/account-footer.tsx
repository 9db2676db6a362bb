import type { UserData } from '@haldi/contract/accounts/schema';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { initialsOf } from '../lib/initials.ts';
import { adminCopy } from './copy.ts';
import { shortEmail } from './short-email.ts';

/** Who is working here, and the way out. */
export function AccountFooter({ user }: { user: UserData }) {
  return (
    <div className="flex items-center gap-3 border-t border-white/15 px-4 py-3">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-haldi-300 font-semibold text-plum-950"
      >
        {initialsOf(user.username)}
      </span>
      <p className="min-w-0 grow leading-tight">
        <span className="block truncate font-semibold text-white">{user.username}</span>
        <span className="block truncate text-sm text-haldi-100" title={user.email}>
          {shortEmail(user.email)}
        </span>
      </p>
      <Link
        to="/contact/logout"
        aria-label={adminCopy.logOut}
        title={adminCopy.logOut}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-haldi-100 transition-colors hover:bg-white/10 hover:text-white"
      >
        <LogOut aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}
