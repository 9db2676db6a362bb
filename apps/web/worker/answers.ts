import { offlineAddress, offlinePage, pageOfData } from '../app/offline/offline-plan.ts';
import { findCopy, keepCopy } from './copies.ts';

/** On a line this slow a copy is better than a blank screen. */
const patienceMs = 6000;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));

const isBroken = (response: Response): boolean => response.status >= 500;

/** The page was fetched while the worker was waking up, where the browser can do that. */
const askServer = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);

const goOffline = (url: URL): Response =>
  Response.redirect(offlineAddress(url.pathname + url.search), 302);

/** From the server, and a copy of it kept; the last copy when the server is far, broken or gone. */
const serverFirst = async (event: FetchEvent, key: string): Promise<Response> => {
  const answer = askServer(event).then((response) => {
    event.waitUntil(keepCopy('pages', key, response.clone()));
    return response;
  });
  // A late answer is still kept for the next time.
  event.waitUntil(answer.catch(() => undefined));
  const copy = await findCopy('pages', key);
  if (!copy) return answer;
  const first = await Promise.race([answer.catch(() => undefined), after(patienceMs)]);
  return first && !isBroken(first) ? first : copy;
};

export const answerPage = async (event: FetchEvent, url: URL): Promise<Response> => {
  try {
    return await serverFirst(event, url.pathname);
  } catch {
    return url.pathname === offlinePage ? Response.error() : goOffline(url);
  }
};

export const answerPrivatePage = (event: FetchEvent, url: URL): Promise<Response> =>
  askServer(event).catch(() => goOffline(url));

export const answerCatalogue = (event: FetchEvent, url: URL): Promise<Response> =>
  serverFirst(event, url.pathname);

/** Without a line the router is told to load the whole page: of that there may be a copy. */
export const answerPageData = (event: FetchEvent, url: URL): Promise<Response> =>
  fetch(event.request).catch(
    () =>
      new Response(null, {
        status: 204,
        headers: { 'X-Remix-Redirect': pageOfData(url), 'X-Remix-Reload-Document': 'true' },
      }),
  );

const fetchAndKeep = async (
  event: FetchEvent,
  name: 'shell' | 'pictures',
  key: string,
): Promise<Response> => {
  const response = await fetch(event.request);
  event.waitUntil(keepCopy(name, key, response.clone()));
  return response;
};

/** Named after its content: whichever build kept it, it is the same. */
export const answerAsset = async (event: FetchEvent, url: URL): Promise<Response> =>
  (await caches.match(url.pathname, { ignoreVary: true })) ??
  fetchAndKeep(event, 'shell', url.pathname);

export const answerPicture = async (event: FetchEvent, url: URL): Promise<Response> =>
  (await findCopy('pictures', url.pathname)) ??
  (await findCopy('shell', url.pathname)) ??
  fetchAndKeep(event, 'pictures', url.pathname);
