import { isPublicBeforeOpening } from '@haldi/contract/pages/public-before-opening';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../accounts/auth-store.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/link.tsx';
import { openingCopy as copy } from '../copy.ts';
import { OpeningSoon } from './opening-soon.tsx';

function PreviewBar({ isOwner }: { isOwner: boolean }) {
  return (
    <aside
      aria-label={copy.preview}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-plum-900 px-4 py-2 text-center text-white"
    >
      <p>{copy.preview}</p>
      {isOwner && (
        <Link to="/admin/setup?step=open" className={buttonStyle('golden', 'small')}>
          {copy.goLive}
        </Link>
      )}
    </aside>
  );
}

/** Reloads once only: while the salon has no address, a second load would not change anything. */
const useLoadPreview = (isWanted: boolean): void => {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isWanted && entry?.type !== 'reload') window.location.reload();
  }, [isWanted]);
};

type BeforeOpeningProps = {
  settings: PublicSettings;
  site: ReactNode;
  children: ReactNode;
};

/**
 * Visitors see that the salon opens soon. Staff see the site, with data that the server only sends
 * to them, so a page that was loaded before they logged in is reloaded once.
 */
export default function OpeningGate({ settings, site, children }: BeforeOpeningProps) {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const isStaff = Boolean(user) && user?.role !== 'customer';
  useLoadPreview(isStaff && !isPublicBeforeOpening(pathname) && settings.address === '');
  if (isPublicBeforeOpening(pathname)) {
    return (
      <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
        {children}
      </main>
    );
  }
  if (!isStaff) return <OpeningSoon settings={settings} />;
  return (
    <>
      <PreviewBar isOwner={user?.role === 'owner'} />
      {site}
    </>
  );
}
