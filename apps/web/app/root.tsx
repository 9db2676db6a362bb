import './ui/app.css';
import './shell/shell.css';
import { readPublicBranding } from '@haldi/contract/branding/endpoints';
import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import type { MenuLink, MenuPage } from '@haldi/contract/catalogue/menu';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { memo, type ReactNode, useContext, useEffect, useMemo } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { AuthProvider } from './accounts/auth-store.tsx';
import { QueryProvider } from './accounts/query-provider.tsx';
import { ServerHead } from './branding/server-head-context.ts';
import { toFooterText } from './branding/site-text/footer-text.ts';
import { CheckoutHost } from './checkout/checkout-host.tsx';
import { originContext, pageCallContext } from './lib/page-call.ts';
import { usePageViews } from './lib/page-views.ts';
import { useScriptNonce } from './lib/script-nonce.ts';
import { privateMeta } from './lib/seo.ts';
import { useMenuPages } from './menu/shared/menu-pages.ts';
import { cacheVisitedPage } from './offline/service-worker-registration.ts';
import { useSettings } from './settings/queries.ts';
import { shellCopy } from './shell/copy.ts';
import { DeferredCodeHost } from './shell/deferred-code-host.tsx';
import { documentMarksScript, useDocumentMarks } from './shell/document-marks.ts';
import { earlyInputScript, replayEarlyInput } from './shell/early-input.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { useScrollRestoration } from './shell/use-scroll-restoration.ts';
import { userInteractionScript } from './shell/user-interaction.ts';
import fraunces from './ui/fonts/fraunces-english.woff2?url';
import mukta from './ui/fonts/mukta-english-400.woff2?url';
import muktaStrong from './ui/fonts/mukta-english-600.woff2?url';
import rupee from './ui/fonts/rupee.woff2?url';
import { LinkButton } from './ui/link-button.tsx';
import { Toaster } from './ui/toaster.tsx';

export const links: LinksFunction = () => [
  ...[fraunces, mukta, muktaStrong, rupee].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Part of the script in the head: from the first letter on it is known where somebody typed. */
const typedFieldsScript =
  "addEventListener('input',e=>(window.typedFields??=new Set).add(e.target),true)";

/** Runs before the page is painted, and long before the rest of our code, which need not bring it again. */
const headScript = import.meta.env.SSR
  ? `${documentMarksScript};${earlyInputScript};${typedFieldsScript};${userInteractionScript}`
  : '';

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** No more than pages need to lead to each other: it goes with every one. */
const toLink = ({ slug, name, scene, sections }: MenuPage): MenuLink => ({
  slug,
  name,
  scene,
  sections: sections.map(({ key, name: called }) => ({ key, name: called })),
});

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [settings, brand, menu, words] = await Promise.all([
    call(publicSettings, {}),
    call(readPublicBranding, {}),
    call(readMenu, {}),
    call(readPublicSiteText, {}),
  ]);
  const foot = toFooterText(words, settings);
  const offersMehndi = menu.some((page) => page.offersMehndi);
  const origin = context.get(originContext);
  return { origin, settings, brand, menu: menu.map(toLink), offersMehndi, foot };
};

/** Stands where a page brings no words of its own: when it is missing or broke. */
export const meta: MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const { notFoundPageTitle, errorPageTitle } = shellCopy;
  return privateMeta(matches, isNotFound(error) ? notFoundPageTitle : errorPageTitle);
};

/** What the business is does not change from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useScriptNonce();
  const Head = useContext(ServerHead);
  const brand = useRouteLoaderData<typeof loader>('root')?.brand;
  return (
    // The script in the head marks this element before React hydrates it.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <Meta />
        {Head && <Head brand={brand} nonce={nonce} />}
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Every page that was opened can be opened again without a connection. */
const useCacheVisitedPages = (): void => {
  const { pathname } = useLocation();
  useEffect(() => cacheVisitedPage(pathname), [pathname]);
};

/** What follows the address, apart from what is shown: nothing else renders with it. */
function Followers({ gaMeasurementId }: Pick<PublicSettings, 'gaMeasurementId'>) {
  useScrollRestoration();
  const menu = useMenuPages();
  const slugs = useMemo(() => menu.map(({ slug }) => slug), [menu]);
  usePageViews(gaMeasurementId, slugs);
  useCacheVisitedPages();
  return null;
}

/** React answers from now on: what was done before is done again, tests and measurements are told. */
const useHydratedMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // On its own: while React is at work it does not hydrate what is pressed.
    setTimeout(replayEarlyInput);
  }, []);
};

/**
 * A golden line at the top as soon as a link is followed, then blank yellow, while the next page's code
 * or data is on its way. The router alone would keep showing the old page, which reads as a dead tap on
 * a slow phone. Header and bottom bar stay above the blank, so that a second thought can still be tapped.
 */
function LoadingPlaceholder() {
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

function Site({ children }: { children: ReactNode }) {
  const settings = useSettings();
  useHydratedMark();
  useDocumentMarks();
  return (
    <>
      <Followers gaMeasurementId={settings.gaMeasurementId} />
      <DeferredCodeHost />
      <AuthProvider>
        <Shell settings={settings}>
          {children}
          <LoadingPlaceholder />
        </Shell>
        <CheckoutHost />
      </AuthProvider>
      <Toaster />
    </>
  );
}

/** What stands around every screen, found or not; left alone while the screens change. */
const Frame = memo(function Frame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Site>{children}</Site>
    </QueryProvider>
  );
});

const screen = <Outlet />;

export default function App() {
  return <Frame>{screen}</Frame>;
}

function NotFoundScreen() {
  return (
    <div className="mx-auto max-w-140 px-5 py-16 text-center lg:py-24">
      <img
        src="/pictures/empty/not-found.svg"
        alt=""
        width={200}
        height={160}
        className="mx-auto"
      />
      <h1 className="mt-6 text-3xl text-plum-900 lg:text-4xl">{shellCopy.notFoundTitle}</h1>
      <p className="mt-4 text-lg text-stone">{shellCopy.notFoundText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/service">{shellCopy.toServices}</LinkButton>
        <LinkButton to="/" look="secondary">
          {shellCopy.toHome}
        </LinkButton>
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const settings = useRouteLoaderData<typeof loader>('root')?.settings;
  if (!isNotFound(error) || !settings) return <ErrorScreen />;
  return (
    <Frame>
      <NotFoundScreen />
    </Frame>
  );
}
