import './ui/app.css';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import { pageCallContext } from './lib/page-call.ts';
import { usePageViews } from './lib/page-views.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { useHydratedMark } from './shell/hydrated-mark.ts';
import { LoadingPlaceholder } from './shell/loading-placeholder.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { useScrollToTop } from './shell/scroll-to-top.ts';
import { Shell } from './shell/shell.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  settings: await context.get(pageCallContext)(publicSettings, {}),
});

/** What the business is does not change from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FFE588" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { settings } }: Route.ComponentProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  useHydratedMark();
  useScrollToTop();
  usePageViews(settings.gaMeasurementId);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell settings={settings}>
        <Outlet />
        <LoadingPlaceholder />
      </Shell>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />;
}
