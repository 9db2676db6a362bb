import type { Page } from '@haldi/contract/pages/pages';
import { isAdminPage, isWorkPage } from '@haldi/contract/pages/staff-pages';
import { isPrivatePage } from '@haldi/contract/pages/visibility';

/**
 * What the service worker does with a request.
 * - `leave`: nothing, the browser asks the server as if there were no worker
 * - `once`: what the browser asked for while the worker started, and nothing else: it would ask again
 *   for what is left to it, and a log in that comes back from its provider is good for one request
 * - `page`: from the server; the cached one when it cannot be reached
 * - `private-page`: from the server only; the offline page when it cannot be reached
 * - `desk-page`: from the server; when it cannot be reached the frame of the back office, which is the
 *   same for every address there and for everyone
 * - `work-page`: the same of the page of whoever goes to visits; her days are on her phone
 * - `page-data`: from the server only; the whole page is loaded when it cannot be reached
 * - `catalogue`: like a page
 * - `asset`: named after its content, so that a cached one is never out of date
 * - `picture`: the cached one, if there is one
 */
export type OfflinePlan =
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

export const offlinePlanFor = ({ method, mode, url, ownOrigin }: Asked): OfflinePlan => {
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

/** The page whose data is asked for: `/service/waxing.data` belongs to `/service/waxing`. */
export const pageOfData = ({ pathname, search }: URL): string => {
  const path = pathname.replace(/\/_\.data$|\.data$/, '') || '/';
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};

/** Whose answer stands for every address of the back office. */
export const deskPage = '/admin' satisfies Page;

/** Whose answer stands for her days and for each visit. */
export const workPage = '/work' satisfies Page;

export const offlinePage = '/offline' satisfies Page;

/** Where somebody goes who cannot be shown the page they asked for. */
export const offlineAddress = (wanted: string): string =>
  wanted === '/' ? offlinePage : `${offlinePage}?to=${encodeURIComponent(wanted)}`;

/** What pages tell the worker. */
export type WorkerMessage =
  /** This page was opened without asking the server for all of it. */
  | { type: 'visited'; path: string }
  /** Somebody works in the back office here: its frame and its code are kept. */
  | { type: 'desk' }
  /** Somebody goes to visits with this phone: her page and its code are kept. */
  | { type: 'work' }
  /** This window runs the pages of that build. */
  | { type: 'take-over'; build: string };
