import { isPrivatePage } from '@haldi/contract/pages/private-and-sitemap-pages';
import {
  deskPage,
  offlinePage,
  type RequestStrategy,
  requestStrategyFor,
  type WorkerMessage,
  workPage,
} from '../app/offline/request-strategy.ts';
import { cacheNames, cacheResponse, deleteCachesOfOtherBuilds } from './page-cache.ts';
import { openNotification, renewSubscription, showPushNotification } from './push-notifications.ts';
import {
  fetchFromServer,
  respondWithAsset,
  respondWithCatalogue,
  respondWithPage,
  respondWithPageData,
  respondWithPicture,
  respondWithPrivatePage,
  respondWithStaffPage,
} from './responses.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const shellFiles = self.__WB_MANIFEST;
const catalogue = '/Json%20Files/AllServices.json';

const mark = '/pictures/mark.svg';

const cacheFresh = async (path: string): Promise<void> => {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'same-origin' });
  await cacheResponse('pages', path, response);
};

/** For the offline page; the server draws it with the salon's branding. */
const cacheMark = async (): Promise<void> => {
  await cacheResponse('pictures', mark, await fetch(mark, { cache: 'no-cache' }));
};

/** Installation fails if any file of the shell is missing. */
const install = async (): Promise<void> => {
  const shell = await caches.open(cacheNames.shell);
  await shell.addAll(
    shellFiles.map(
      ({ url, revision }) => new Request(url, { cache: revision ? 'reload' : 'default' }),
    ),
  );
  await Promise.all([cacheFresh(offlinePage), cacheFresh(catalogue), cacheMark()]);
};

const activate = async (): Promise<void> => {
  await deleteCachesOfOtherBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

/**
 * Waits while windows of an older build are open, because they need its files. A single window of the
 * new build takes over at once.
 */
const takeOver = async (build: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (build === BUILD && windows.length <= 1) await self.skipWaiting();
};

const visited = new Set<string>();
const cacheVisited = async (path: string): Promise<void> => {
  if (visited.has(path) || isPrivatePage(path) || !path.startsWith('/')) return;
  visited.add(path);
  await cacheFresh(path).catch(() => visited.delete(path));
};

/** Caches missing files. The page is only the frame and contains no user data. */
const cacheFrame = async (page: string, files: readonly string[]): Promise<void> => {
  const shell = await caches.open(cacheNames.shell);
  const kept = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
  await shell.addAll(files.filter((file) => !kept.has(file)));
  if (kept.has(page)) return;
  const response = await fetch(page, { cache: 'no-cache', credentials: 'omit' });
  await cacheResponse('shell', page, response);
};

const frames = {
  desk: () => cacheFrame(deskPage, DESK_FILES),
  work: () => cacheFrame(workPage, WORK_FILES),
};

const responders: Record<
  Exclude<RequestStrategy, 'leave'>,
  (event: FetchEvent, url: URL) => Promise<Response>
> = {
  once: fetchFromServer,
  page: respondWithPage,
  'private-page': respondWithPrivatePage,
  'desk-page': respondWithStaffPage(deskPage),
  'work-page': respondWithStaffPage(workPage),
  'page-data': respondWithPageData,
  catalogue: respondWithCatalogue,
  asset: respondWithAsset,
  picture: respondWithPicture,
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'visited') event.waitUntil(cacheVisited(message.path));
  if (message.type === 'desk' || message.type === 'work') {
    event.waitUntil(
      frames[message.type]().catch((error: unknown) =>
        console.warn(`The ${message.type} is not kept`, error),
      ),
    );
  }
  if (message.type === 'take-over') event.waitUntil(takeOver(message.build));
});
self.addEventListener('push', (event) => event.waitUntil(showPushNotification(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event as PushSubscriptionChangeEvent)),
);
self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  const url = new URL(event.request.url);
  const plan = requestStrategyFor({ method, mode, url, ownOrigin: self.location.origin });
  if (plan !== 'leave') event.respondWith(responders[plan](event, url));
});
