import { isStaffPage } from '@haldi/contract/pages/staff-pages';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { OfflineMessage } from '../offline/shared/offline-message.tsx';
import { useLinkPressedOffline } from '../offline/shared/use-link-pressed-offline.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { BottomBar } from './bottom-bar.tsx';
import { shellCopy } from './copy.ts';
import { SiteFooter } from './site-footer.tsx';
import { PhoneHeader, SiteHeader } from './site-header.tsx';
import { WhatsappChatButton } from './whatsapp-chat-button.tsx';

/** Loaded separately: not needed once the salon is open. */
const OpeningGate = lazyWithPreload(() => import('../setup/shared/opening-gate.tsx'));

/** Shows an offline message if the target of a link is unreachable. */
function Content({ children }: { children: ReactNode }) {
  const [wanted, goOn] = useLinkPressedOffline();
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

/** The Suspense boundaries, here and in long pages, let React hydrate in pieces, pressed parts first. */
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
        <PhoneHeader />
      </Suspense>
      <Content>{children}</Content>
      <Suspense>
        <SiteFooter settings={settings} />
      </Suspense>
      <Suspense>
        <WhatsappChatButton {...settings} />
        <BottomBar />
      </Suspense>
    </>
  );
  if (settings.isOpen) return site;
  return (
    <Suspense>
      <OpeningGate settings={settings} site={site}>
        {children}
      </OpeningGate>
    </Suspense>
  );
}

/**
 * A line at the top, then a blank yellow page (specification), while code or data of the next page
 * loads. The router alone would keep the old page, which looks like a dead tap on a slow phone.
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
