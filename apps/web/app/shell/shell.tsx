import { isAdminPage } from '@haldi/contract/pages/visibility';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import { ChatButton } from './chat-button.tsx';
import { shellCopy } from './copy.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, TopBar } from './site-header.tsx';

/**
 * What stands around every public page; the admin screens bring their own. The boundaries, here and in
 * long pages, let React hydrate piece by piece, and first what somebody has pressed.
 */
export function Shell({ settings, children }: { settings: PublicSettings; children: ReactNode }) {
  const { pathname } = useLocation();
  if (isAdminPage(pathname)) return children;
  return (
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
      <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <SiteFooter settings={settings} />
      </Suspense>
      <Suspense>
        <ChatButton {...settings} />
        <BottomBar />
      </Suspense>
    </>
  );
}
