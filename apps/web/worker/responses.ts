import { offlinePage, offlinePageUrl, pagePathOfDataUrl } from '../app/offline/request-strategy.ts';
import { cacheResponse, findCached } from './page-cache.ts';

/** After this time a cached page is shown. */
const timeoutMs = 6000;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));

const isBroken = (response: Response): boolean => response.status >= 500;

/** Uses the preloaded response where the browser supports it. */
export const fetchFromServer = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);

const goOffline = (url: URL): Response =>
  Response.redirect(offlinePageUrl(url.pathname + url.search), 302);

/** Server first; the cached copy if the server is slow, broken or unreachable. */
const serverFirst = async (event: FetchEvent, key: string): Promise<Response> => {
  const fetched = fetchFromServer(event).then((response) => {
    event.waitUntil(cacheResponse('pages', key, response.clone()));
    return response;
  });
  // Caches a late response for the next time.
  event.waitUntil(fetched.catch(() => undefined));
  const cached = await findCached('pages', key);
  if (!cached) return fetched;
  const first = await Promise.race([fetched.catch(() => undefined), after(timeoutMs)]);
  return first && !isBroken(first) ? first : cached;
};

export const respondWithPage = async (event: FetchEvent, url: URL): Promise<Response> => {
  try {
    return await serverFirst(event, url.pathname);
  } catch {
    return url.pathname === offlinePage ? Response.error() : goOffline(url);
  }
};

export const respondWithPrivatePage = (event: FetchEvent, url: URL): Promise<Response> =>
  fetchFromServer(event).catch(() => goOffline(url));

/** Falls back to the cached frame, which shows the connection state itself. */
export const respondWithStaffPage =
  (frame: string) =>
  async (event: FetchEvent, url: URL): Promise<Response> => {
    const asked = fetchFromServer(event).catch(() => undefined);
    const kept = await findCached('shell', frame);
    const response = await (kept ? Promise.race([asked, after(timeoutMs)]) : asked);
    if (response && !isBroken(response)) return response;
    return kept ?? response ?? goOffline(url);
  };

export const respondWithCatalogue = (event: FetchEvent, url: URL): Promise<Response> =>
  serverFirst(event, url.pathname);

/** Makes the router load the whole page, which may be cached. */
export const respondWithPageData = (event: FetchEvent, url: URL): Promise<Response> =>
  fetch(event.request).catch(
    () =>
      new Response(null, {
        status: 204,
        headers: { 'X-Remix-Redirect': pagePathOfDataUrl(url), 'X-Remix-Reload-Document': 'true' },
      }),
  );

const fetchAndCache = async (
  event: FetchEvent,
  name: 'shell' | 'pictures',
  key: string,
): Promise<Response> => {
  const response = await fetch(event.request);
  event.waitUntil(cacheResponse(name, key, response.clone()));
  return response;
};

/** The name contains a content hash, so the copy of any build is right. */
export const respondWithAsset = async (event: FetchEvent, url: URL): Promise<Response> =>
  (await caches.match(url.pathname, { ignoreVary: true })) ??
  fetchAndCache(event, 'shell', url.pathname);

/**
 * Salon pictures have the branding version in the query; any cached version is better than none. Other
 * drawings: the cached copy first, a new one the next time.
 */
export const respondWithPicture = async (event: FetchEvent, url: URL): Promise<Response> => {
  const key = url.pathname + url.search;
  const cached = (await findCached('pictures', key)) ?? (await findCached('shell', url.pathname));
  if (url.search === '') {
    const fetched = fetchAndCache(event, 'pictures', key);
    if (!cached) return fetched;
    event.waitUntil(fetched.catch(() => undefined));
  }
  if (cached) return cached;
  try {
    return await fetchAndCache(event, 'pictures', key);
  } catch (error) {
    const other = await findCached('pictures', url.pathname);
    if (other) return other;
    throw error;
  }
};
