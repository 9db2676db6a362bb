import type { UserData } from '@haldi/contract/accounts/schema';
import { formatUnreadCount } from '@haldi/contract/notifications/schema';
import { isOwnerPage } from '@haldi/contract/pages/owner-pages';
import { Bike, ExternalLink } from 'lucide-react';
import { SalonLogo } from '../branding/shared/salon-logo.tsx';
import { useSettings } from '../settings/queries.ts';
import { Link, NavLink } from '../ui/prefetching-links.tsx';
import { AccountFooter } from './account-footer.tsx';
import { adminCopy } from './copy.ts';
import { type AdminLink, adminLinksFor } from './side-menu-links.ts';

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-field px-3 text-haldi-100 transition-colors hover:bg-white/10 hover:text-white ' +
  'aria-[current=page]:bg-haldi-300 aria-[current=page]:font-semibold aria-[current=page]:text-plum-950';

type Waiting = { count: number; words: (count: string) => string };

function MenuLink({ to, label, icon: Icon, waiting }: AdminLink & { waiting?: Waiting }) {
  return (
    <NavLink to={to} end={to === '/admin'} className={linkStyle}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="grow">{label}</span>
      {waiting && waiting.count > 0 && (
        <span className="min-w-7 rounded-full bg-rose-100 px-2 py-0.5 text-center text-sm font-semibold text-plum-950 tabular-nums">
          <span aria-hidden="true">{formatUnreadCount(waiting.count)}</span>
          <span className="sr-only">{waiting.words(formatUnreadCount(waiting.count))}</span>
        </span>
      )}
    </NavLink>
  );
}

/** Null while the session cannot be checked. */
type SideMenuProps = { user: UserData | null; pendingOrders: number; messagesWaiting: number };

export function SideMenu({ user, pendingOrders, messagesWaiting }: SideMenuProps) {
  const waiting: Partial<Record<AdminLink['to'], Waiting>> = {
    '/admin/orders': { count: pendingOrders, words: adminCopy.pending },
    '/admin/messages': { count: messagesWaiting, words: adminCopy.waiting },
  };
  return (
    <>
      <nav aria-label={adminCopy.menu} className="grow overflow-y-auto px-3 py-4">
        <ul className="space-y-1">
          {adminLinksFor(user?.role).map((link) => (
            <li key={link.to} className={!user && isOwnerPage(link.to) ? 'not-owner:hidden' : ''}>
              <MenuLink {...link} {...(waiting[link.to] && { waiting: waiting[link.to] })} />
            </li>
          ))}
        </ul>
        <div className="mt-4 border-t border-white/15 pt-4">
          {user?.isOnRoster && (
            <Link to="/work" className={linkStyle}>
              <Bike aria-hidden="true" className="size-5 shrink-0" />
              {adminCopy.toWork}
            </Link>
          )}
          <Link to="/" className={linkStyle}>
            <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
            {adminCopy.toSite}
          </Link>
        </div>
      </nav>
      {user && <AccountFooter user={user} />}
    </>
  );
}

export function AdminBrand() {
  const { businessName } = useSettings();
  return (
    <p className="flex min-w-0 items-center gap-2.5 leading-tight">
      <SalonLogo isOnDark isSquare />
      <span className="min-w-0">
        <span className="block truncate text-sm text-haldi-200">{businessName}</span>
        <span className="block font-display text-base font-semibold whitespace-nowrap text-white">
          {adminCopy.title}
        </span>
      </span>
    </p>
  );
}
