import { pageToCount } from '@haldi/contract/page-views/counted-page';
import { recordPageView } from '@haldi/contract/page-views/endpoints';
import { pagePatterns } from '@haldi/contract/pages/pages';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { callEndpoint } from './call.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pattern of the path, without ids. */
export const pageViewNameOf = (pathname: string, slugs: readonly string[]): string => {
  for (const page of pagePatterns) {
    const match = matchPath(page, pathname);
    if (match) return pageToCount(page, match.params.category, slugs);
  }
  return '/*';
};

export const sendPageViewToGoogle = (measurementId: string, page: string): void => {
  if (!window.dataLayer) {
    window.dataLayer = [];
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
    document.head.append(script);
    gtag('js', new Date());
    gtag('config', measurementId, { send_page_view: false });
  }
  gtag('event', 'page_view', { page_path: page, page_location: location.origin + page });
};

// Google's script takes only real `arguments` objects.
function gtag(..._parameters: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

export const usePageViews = (gaMeasurementId: string | null, slugs: readonly string[]): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = pageViewNameOf(pathname, slugs);
    callEndpoint(recordPageView, { body: { page } }, { keepalive: true }).catch((error: unknown) =>
      console.warn('The page view was not counted', error),
    );
    if (gaMeasurementId) sendPageViewToGoogle(gaMeasurementId, page);
  }, [pathname, gaMeasurementId, slugs]);
};
