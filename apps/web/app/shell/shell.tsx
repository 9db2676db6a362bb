import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import { createPageLink, type PageLink } from '@haldi/contract/pages/pages';
import { isStaffPage } from '@haldi/contract/pages/staff-pages';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import {
  Bot,
  House,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  Phone,
  Sparkles,
} from 'lucide-react';
import { memo, type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { OfflineMessage } from '../offline/shared/offline-message.tsx';
import { useLinkPressedOffline } from '../offline/shared/use-link-pressed-offline.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { NavLink } from '../ui/prefetching-links.tsx';
import { shellCopy } from './copy.ts';
import { SiteFooter } from './site-footer.tsx';
import { PhoneHeader, SiteHeader } from './site-header.tsx';
import { useAvoidCoveringControls } from './use-avoid-covering-controls.ts';

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

const bottomLinks: readonly (PageLink & { icon: LucideIcon })[] = [
  { ...createPageLink('/'), icon: House },
  { ...createPageLink('/service'), icon: Sparkles },
  { ...createPageLink('/contact'), icon: Phone },
  { ...createPageLink('/blog'), icon: Newspaper },
  { ...createPageLink('/faq'), icon: Bot },
];

const BottomBar = memo(function BottomBar() {
  return (
    <nav
      aria-label={shellCopy.quickLinks}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-sand bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-140">
        {bottomLinks.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              end={to === '/'}
              className="group flex h-15 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-stone -outline-offset-3 aria-[current=page]:text-plum-700"
            >
              <span className="flex h-7 w-12 items-center justify-center rounded-full transition-colors group-aria-[current=page]:bg-haldi-200">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});

type ChatButtonProps = Pick<PublicSettings, 'whatsappNumber' | 'businessName'>;

/** Hidden while the page scrolls, while someone types on a phone, and over controls. */
const WhatsappChatButton = memo(function ChatButton({
  whatsappNumber,
  businessName,
}: ChatButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useAvoidCoveringControls(link);
  return (
    <aside aria-label={shellCopy.chat}>
      <a
        ref={link}
        href={whatsappLink(whatsappNumber, shellCopy.chatText(businessName))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shellCopy.chat}
        title={shellCopy.chat}
        className="chat-button fixed right-4 z-20 flex size-12 items-center justify-center rounded-full bg-leaf-600 text-white shadow-soft transition-[background-color,translate,opacity,visibility] hover:bg-leaf-700 lg:size-14"
      >
        <MessageCircle aria-hidden="true" className="size-6 lg:size-7" />
      </a>
    </aside>
  );
});

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
