import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AdminGuard } from '../accounts/admin-guard.tsx';
import { useAuth } from '../accounts/auth-store.tsx';
import { levelOf } from '../lib/layers.ts';
import { privateMeta } from '../lib/seo.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useBadges, useRefreshBadges } from '../notifications/queries.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LeavingHost } from '../ui/leaving-host.tsx';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { adminCopy } from './copy.ts';
import { useRefreshOnEvents } from './events-store.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { AdminBrand, SideMenu } from './side-menu.tsx';

export const meta = () => privateMeta(`${adminCopy.title} | Haldi`);

/** The admin screens render in the browser only: the server shows the fallback below. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;
/** It holds nothing; asking again would only blank the screen while filters change in the address. */
export const shouldRevalidate = () => false;
export function HydrateFallback() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-haldi-200 p-6">
      <p role="status" className="font-display text-xl text-plum-900">
        {adminCopy.loading}
      </p>
      <ScreenSkeleton />
    </main>
  );
}

/** The menu goes away when a page is chosen, even the one that is shown. */
const useCloseOnNavigation = (close: () => void): void => {
  const { key, state } = useLocation();
  const isOnPage = levelOf(state) === 0;
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is what triggers it
  useEffect(() => {
    if (isOnPage) latest.current();
  }, [key, isOnPage]);
};

const onPlum = 'text-white hover:bg-white/10 active:bg-white/20';

function AdminFrame() {
  const { user } = useAuth();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { pendingOrders, unreadNotifications } = useBadges();
  useRefreshOnEvents(useRefreshBadges());
  useCloseOnNavigation(() => setIsMenuOpen(false));
  const menu = user && <SideMenu user={user} pendingOrders={pendingOrders} />;
  return (
    <div className="min-h-dvh bg-haldi-50 lg:pl-64">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-haldi-300 px-5 py-3 font-semibold text-plum-950 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {adminCopy.skip}
      </a>
      <aside className="fixed inset-y-0 left-0 z-20 hidden w-64 flex-col bg-plum-900 lg:flex">
        <div className="flex items-center justify-between border-b border-white/15 py-3 pr-2 pl-4">
          <AdminBrand />
          <NotificationBell unread={unreadNotifications} className={onPlum} />
        </div>
        {menu}
      </aside>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-plum-900 px-2 lg:hidden">
        <IconButton
          label={adminCopy.openMenu}
          className={onPlum}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <MenuIcon aria-hidden="true" />
        </IconButton>
        <p className="grow font-display text-lg font-semibold text-white">{adminCopy.title}</p>
        <NotificationBell unread={unreadNotifications} className={onPlum} />
      </header>
      <LeavingHost />
      <MenuDrawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)}>
        {menu}
      </MenuDrawer>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-300 px-4 pt-5 pb-16 outline-none lg:px-8 lg:pt-8"
      >
        <Outlet />
      </main>
    </div>
  );
}

export default function AdminLayout() {
  return (
    <AdminGuard>
      <AdminFrame />
    </AdminGuard>
  );
}
