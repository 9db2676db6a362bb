import type { Page } from '@haldi/contract/pages/pages';
import { isPrivatePage } from '@haldi/contract/pages/private-and-sitemap-pages';
import { isAdminPage, isWorkPage } from '@haldi/contract/pages/staff-pages';

/**
 * What the service worker does with a request.
 *
 * - `leave`: not handled; the browser sends the request itself
 * - `once`: only uses the response that the browser preloaded while the worker started. A repeated
 *   request would break a provider log-in, which is valid once.
 * - `page`: server first, the cached copy if unreachable
 * - `private-page`: server only, the offline page if unreachable
 * - `desk-page`: server first, else the cached frame of the back office, which is the same for every
 *   address and user
 * - `work-page`: the same for the beautician app
 * - `page-data`: server only, a full page load if unreachable
 * - `catalogue`: like `page`
 * - `asset`: cache first; the name contains a content hash
 * - `picture`: cache first
 */
export type RequestStrategy =
  | 'leave'
  | 'once'
  | 'page'
  | 'private-page'
  | 'desk-page'
  | 'work-page'
  | 'page-data'
  | 'catalogue'
  | 'asset'
  | 'picture';

type Asked = { method: string; mode: string; url: URL; ownOrigin: string };

export const requestStrategyFor = ({ method, mode, url, ownOrigin }: Asked): RequestStrategy => {
  const { origin, pathname } = url;
  if (method !== 'GET' || origin !== ownOrigin) return 'leave';
  if (/^\/api(\/|$)/i.test(pathname)) return mode === 'navigate' ? 'once' : 'leave';
  if (mode === 'navigate' && isAdminPage(pathname)) return 'desk-page';
  if (mode === 'navigate' && isWorkPage(pathname)) return 'work-page';
  if (mode === 'navigate') return isPrivatePage(pathname) ? 'private-page' : 'page';
  if (pathname.endsWith('.data')) return 'page-data';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/Json%20Files/')) return 'catalogue';
  if (/^\/(pictures|icons)\/|^\/favicon\./.test(pathname)) return 'picture';
  return 'leave';
};

/** `/service/waxing.data` belongs to `/service/waxing`. */
export const pagePathOfDataUrl = ({ pathname, search }: URL): string => {
  const path = pathname.replace(/\/_\.data$|\.data$/, '') || '/';
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};

/** Its response is used for every address of the back office. */
export const deskPage = '/admin' satisfies Page;

/** Its response is used for every address of the beautician app. */
export const workPage = '/work' satisfies Page;

export const offlinePage = '/offline' satisfies Page;

export const offlinePageUrl = (wanted: string): string =>
  wanted === '/' ? offlinePage : `${offlinePage}?to=${encodeURIComponent(wanted)}`;

export type WorkerMessage =
  /** Opened by client navigation, so the page was never requested as a whole. */
  | { type: 'visited'; path: string }
  | { type: 'desk' }
  | { type: 'work' }
  | { type: 'take-over'; build: string };
