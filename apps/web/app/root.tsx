import './ui/app.css';
import './shell/shell.css';
import { readPublicBranding } from '@haldi/contract/branding/endpoints';
import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import type { MenuLink, MenuPage } from '@haldi/contract/catalogue/menu-schema';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { memo, type ReactNode, useContext, useMemo } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { AuthProvider } from './accounts/auth-store.tsx';
import { QueryProvider } from './accounts/query-provider.tsx';
import { BrandingHeadContext } from './branding/branding-head-context.ts';
import { toFooterText } from './branding/site-text/footer-text.ts';
import { LazyCheckoutDialog } from './checkout/lazy-checkout-dialog.tsx';
import { originContext, pageCallContext } from './lib/page-context.ts';
import { privatePageMeta } from './lib/page-meta.ts';
import { usePageViews } from './lib/page-views.ts';
import { useScriptNonce } from './lib/script-nonce.ts';
import { useMenuPages } from './menu/shared/menu-pages.ts';
import { useCacheVisitedPages } from './offline/service-worker-registration.ts';
import { useSettings } from './settings/queries.ts';
import { shellCopy } from './shell/copy.ts';
import { firstInteractionScript } from './shell/first-interaction.ts';
import {
  inputBeforeHydrationScript,
  typedFieldsScript,
  useReplayInputBeforeHydration,
} from './shell/input-before-hydration.ts';
import { LazyOverlayHistoryAndUpdates } from './shell/lazy-overlay-history-and-updates.tsx';
import {
  sessionAndCartAttributesScript,
  useSessionAndCartAttributes,
} from './shell/session-and-cart-attributes.ts';
import { LoadingPlaceholder, Shell } from './shell/shell.tsx';
import { useScrollRestoration } from './shell/use-scroll-restoration.ts';
import { buttonStyle } from './ui/button-style.ts';
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

/** Runs before the first paint. Left out of the browser bundle. */
const headScript = import.meta.env.SSR
  ? `${sessionAndCartAttributesScript};${inputBeforeHydrationScript};${typedFieldsScript};${firstInteractionScript}`
  : '';

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Only what links need, because it is part of every page. */
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

export const meta: MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const { notFoundPageTitle, errorPageTitle } = shellCopy;
  return privatePageMeta(matches, isNotFound(error) ? notFoundPageTitle : errorPageTitle);
};

/** The business data does not change between pages. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useScriptNonce();
  const Head = useContext(BrandingHeadContext);
  const brand = useRouteLoaderData<typeof loader>('root')?.brand;
  return (
    // The head script changes attributes of this element before React hydrates it.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
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

/** A separate component, so that a navigation re-renders nothing else. */
function RouteEffects({ gaMeasurementId }: Pick<PublicSettings, 'gaMeasurementId'>) {
  useScrollRestoration();
  const menu = useMenuPages();
  const slugs = useMemo(() => menu.map(({ slug }) => slug), [menu]);
  usePageViews(gaMeasurementId, slugs);
  useCacheVisitedPages();
  return null;
}

function Site({ children }: { children: ReactNode }) {
  const settings = useSettings();
  useReplayInputBeforeHydration();
  useSessionAndCartAttributes();
  return (
    <>
      <RouteEffects gaMeasurementId={settings.gaMeasurementId} />
      <LazyOverlayHistoryAndUpdates />
      <AuthProvider>
        <Shell settings={settings}>
          {children}
          <LoadingPlaceholder />
        </Shell>
        <LazyCheckoutDialog />
      </AuthProvider>
      <Toaster />
    </>
  );
}

/** Memoized, so that it does not re-render when the page changes. */
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

/** Plain elements only, so that it cannot fail itself. */
function ErrorScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-140 flex-col items-center justify-center px-5 py-16 text-center">
      <img src="/pictures/empty/error.svg" alt="" width={200} height={160} />
      <h1 className="mt-6 text-3xl text-plum-900 lg:text-4xl">{shellCopy.errorTitle}</h1>
      <p className="mt-4 text-lg text-stone">{shellCopy.errorText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className={buttonStyle('primary', 'medium')}
          onClick={() => location.reload()}
        >
          {shellCopy.tryAgain}
        </button>
        <a className={buttonStyle('secondary', 'medium')} href="/">
          {shellCopy.toHome}
        </a>
      </p>
    </main>
  );
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
