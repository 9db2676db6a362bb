import { isStaffPage } from '@haldi/contract/pages/staff-pages';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { OfflineMessage } from '../offline/shared/offline-message.tsx';
import { useOfflineLink } from '../offline/shared/use-offline-link.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ChatButton } from './chat-button.tsx';
import { shellCopy } from './copy.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, TopBar } from './site-header.tsx';

/** By itself: a salon that has opened never needs it. */
const BeforeOpening = lazyWithPreload(() => import('../setup/shared/before-opening.tsx'));

/** The page; or, where a link was pressed that cannot be reached without a connection, word of that. */
function Content({ children }: { children: ReactNode }) {
  const [wanted, goOn] = useOfflineLink();
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      {wanted && (
        <div className="mx-auto max-w-140 px-5 py-14 text-center lg:py-20">
          <OfflineMessage onGoOn={goOn} />
        </div>
      )}
      <div className={wanted ? 'hidden' : 'contents'}>
        <Suspense>{children}</Suspense>
      </div>
    </main>
  );
}

/**
 * What stands around every public page; the screens of staff bring their own. The boundaries, here and in
 * long pages, let React hydrate piece by piece, and first what somebody has pressed.
 */
export function Shell({ settings, children }: { settings: PublicSettings; children: ReactNode }) {
  const { pathname } = useLocation();
  if (isStaffPage(pathname)) return children;
  const site = (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-plum-700 px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {shellCopy.skip}
      </a>
      <Suspense>
        <SiteHeader />
      </Suspense>
      <Suspense>
        <TopBar />
      </Suspense>
      <Content>{children}</Content>
      <Suspense>
        <SiteFooter settings={settings} />
      </Suspense>
      <Suspense>
        <ChatButton {...settings} />
        <BottomBar />
      </Suspense>
    </>
  );
  if (settings.isOpen) return site;
  return (
    <Suspense>
      <BeforeOpening settings={settings} site={site}>
        {children}
      </BeforeOpening>
    </Suspense>
  );
}

/**
 * A golden line at the top as soon as a link is followed, then blank yellow, while the next page's code
 * or data is on its way. The router alone would keep showing the old page, which reads as a dead tap on
 * a slow phone. Header and bottom bar stay above the blank, so that a second thought can still be tapped.
 */
export function LoadingPlaceholder() {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  const isSamePage = location?.pathname === pathname && location.search === search;
  if (state !== 'loading' || !location || isSamePage) return null;
  return (
    <>
      <div className="loading-line" />
      <div
        role="progressbar"
        aria-label={shellCopy.loading}
        className="fixed inset-0 z-10 animate-[appear_0s_120ms_both] bg-haldi-200"
      />
    </>
  );
}
