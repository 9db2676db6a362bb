import type { CallInput } from '@haldi/contract/kit/endpoint';
import type { recordPageView } from '@haldi/contract/page-views/endpoints';
import { type PagePattern, pagePatterns, pageViewsPath } from '@haldi/contract/page-views/pages';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { inOwnTask } from './own-task.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The pattern stands for the address, so that no id of a person or an order is counted anywhere. */
export const patternOf = (pathname: string): PagePattern =>
  pagePatterns.find((pattern) => matchPath(pattern, pathname)) ?? '/*';

/** Loads Google's script with the first page, and tells it of every one. */
export const sendToGoogle = (measurementId: string, page: string): void => {
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

/** Sent by hand: every page is counted, and none should carry schemas for that. */
const count = async (page: PagePattern): Promise<void> => {
  const body: CallInput<typeof recordPageView>['body'] = { page };
  const { ok, status } = await fetch(pageViewsPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`It was answered with ${status}`);
};

/** Tells the counters that a page was seen, once for every change of path. */
export const usePageViews = (gaMeasurementId: string | null): void => {
  const { pathname } = useLocation();
  useEffect(
    () =>
      inOwnTask(() => {
        const page = patternOf(pathname);
        count(page).catch((error: unknown) => console.warn('The page view was not counted', error));
        if (gaMeasurementId) sendToGoogle(gaMeasurementId, page);
      }),
    [pathname, gaMeasurementId],
  );
};
