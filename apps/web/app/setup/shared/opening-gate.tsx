import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import { isPublicBeforeOpening } from '@haldi/contract/pages/public-before-opening';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../accounts/auth-store.tsx';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { openingCopy as copy } from '../copy.ts';

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

type OpeningSoonProps = {
  settings: Pick<PublicSettings, 'businessName' | 'city' | 'phone' | 'whatsappNumber'>;
};

function OpeningSoon({ settings }: OpeningSoonProps) {
  const { businessName, city, phone, whatsappNumber } = settings;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center bg-haldi-100 px-5 py-10 text-center outline-none"
    >
      <img
        src="/pictures/hero.svg"
        alt=""
        width={720}
        height={640}
        className="h-auto w-64 lg:w-96"
      />
      <h1 className="mt-6 text-3xl wrap-anywhere text-plum-900 lg:text-5xl">
        {copy.title(businessName)}
      </h1>
      <p className="mt-3 text-lg text-plum-950 lg:text-xl">
        {city ? copy.where(city) : copy.whereUnknown}
      </p>
      <p className="mt-2 max-w-120 text-stone">{copy.text}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3 empty:hidden">
        {whatsappNumber && (
          <a
            href={whatsappLink(whatsappNumber, copy.whatsappText(businessName))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('primary', 'large')}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {copy.whatsapp}
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)} className={buttonStyle('secondary', 'large')}>
            <Phone aria-hidden="true" className="size-5" />
            {copy.call(formatPhone(phone))}
          </a>
        )}
      </p>
      <p className="mt-10">
        <Link
          to="/contact/login"
          className="inline-flex min-h-11 items-center rounded-field text-plum-700 underline underline-offset-4"
        >
          {copy.staff}
        </Link>
      </p>
    </main>
  );
}

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
