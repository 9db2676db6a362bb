import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import type { UserData } from '@haldi/contract/accounts/schema';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { overlayLevelOf } from '../lib/overlays.ts';
import { useCloseOnBack } from '../lib/use-close-on-back.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ConnectionState } from './connection-state.ts';
import { ConnectionAnnouncer, ConnectionStatus } from './connection-status.tsx';
import { adminCopy } from './copy.ts';
import { AdminBrand, SideMenu } from './side-menu.tsx';

/** Also closes when the link of the current page is pressed. */
const useCloseOnNavigation = (close: () => void): void => {
  const { key, state } = useLocation();
  const isOnPage = overlayLevelOf(state) === 0;
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation triggers it
  useEffect(() => {
    if (isOnPage) latest.current();
  }, [key, isOnPage]);
};

export const buttonOnPlumStyle = 'text-white hover:bg-white/10 active:bg-white/20';

/** Visitors and customers are redirected, so they see only the placeholder. */
const hiddenFromOthers = 'not-staff:invisible';

type AdminFrameProps = {
  /** Null while the session cannot be checked. */
  user: UserData | null;
  connection: ConnectionState | null;
  pendingOrders: number;
  messagesWaiting: number;
  bell?: ReactNode;
  alerts?: ReactNode;
  children: ReactNode;
};

type MenuDrawerProps = { open: boolean; onClose: () => void; children: ReactNode };

function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  useCloseOnBack(open, onClose);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-plum-950/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 lg:hidden" />
          <Dialog.Popup className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col bg-plum-900 pb-[env(safe-area-inset-bottom)] transition-transform duration-200 outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full lg:hidden">
            <div className="flex items-center justify-between border-b border-white/15 py-2 pr-1 pl-4">
              <Dialog.Title className="sr-only">{adminCopy.menu}</Dialog.Title>
              <AdminBrand />
              <Dialog.Close
                aria-label={adminCopy.closeMenu}
                className="flex size-11 items-center justify-center rounded-full text-white"
              >
                <X aria-hidden="true" />
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

export function AdminFrame(props: AdminFrameProps) {
  const { user, connection, pendingOrders, messagesWaiting, bell, alerts, children } = props;
  const isPlaceholder = user === null && connection === null;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useCloseOnNavigation(() => setIsMenuOpen(false));
  const menu = (
    <SideMenu user={user} pendingOrders={pendingOrders} messagesWaiting={messagesWaiting} />
  );
  return (
    <div className="admin-frame min-h-dvh bg-haldi-50 lg:pl-64 print:bg-white print:pl-0">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-haldi-300 px-5 py-3 font-semibold text-plum-950 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {adminCopy.skip}
      </a>
      <ConnectionAnnouncer connection={connection} />
      <aside
        className={cx(
          'fixed inset-y-0 left-0 z-20 hidden w-64 flex-col bg-plum-900 lg:flex print:hidden',
          isPlaceholder && hiddenFromOthers,
        )}
      >
        <div className="border-b border-white/15 py-3 pr-2 pl-4">
          <div className="flex min-h-11 items-center justify-between">
            <AdminBrand />
            {bell}
          </div>
          {/* Reserves the space, so that nothing moves when the state is known. */}
          <div className="mt-1 h-5 pl-10.5">
            <ConnectionStatus connection={connection} />
          </div>
        </div>
        {menu}
      </aside>
      <header
        className={cx(
          'sticky top-0 z-20 flex h-14 items-center gap-1 bg-plum-900 px-2 lg:hidden print:hidden',
          isPlaceholder && hiddenFromOthers,
        )}
      >
        <IconButton
          label={adminCopy.openMenu}
          className={buttonOnPlumStyle}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <MenuIcon aria-hidden="true" />
        </IconButton>
        <p className="min-w-0 grow truncate font-display text-lg font-semibold text-white">
          {adminCopy.title}
        </p>
        <ConnectionStatus connection={connection} className="px-1" />
        {bell}
      </header>
      <MenuDrawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)}>
        {menu}
      </MenuDrawer>
      {alerts}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-300 px-4 pt-5 pb-16 outline-none lg:px-8 lg:pt-8 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </div>
  );
}
