import { isPrivatePage } from '@haldi/contract/pages/visibility';
import {
  type OfflinePlan,
  offlinePage,
  planFor,
  type WorkerMessage,
} from '../app/offline/offline-plan.ts';
import {
  answerAsset,
  answerCatalogue,
  answerPage,
  answerPageData,
  answerPicture,
  answerPrivatePage,
} from './answers.ts';
import { cacheNames, deleteOtherBuilds, keepCopy } from './copies.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const shellFiles = self.__WB_MANIFEST;
const catalogue = '/Json%20Files/AllServices.json';

const keepFresh = async (path: string): Promise<void> => {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'same-origin' });
  await keepCopy('pages', path, response);
};

/** A worker that could not fetch all of its shell is not installed: half a shell is none. */
const install = async (): Promise<void> => {
  const shell = await caches.open(cacheNames.shell);
  await shell.addAll(
    shellFiles.map(
      ({ url, revision }) => new Request(url, { cache: revision ? 'reload' : 'default' }),
    ),
  );
  await Promise.all([keepFresh(offlinePage), keepFresh(catalogue)]);
};

const activate = async (): Promise<void> => {
  await deleteOtherBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

/**
 * A new worker waits while windows are open that were made by an older build: they still need its
 * files. A single window that already runs the new build has nothing to lose.
 */
const takeOver = async (build: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (build === BUILD && windows.length <= 1) await self.skipWaiting();
};

const kept = new Set<string>();
const keepVisited = async (path: string): Promise<void> => {
  if (kept.has(path) || isPrivatePage(path) || !path.startsWith('/')) return;
  kept.add(path);
  await keepFresh(path).catch(() => kept.delete(path));
};

const answers: Record<
  Exclude<OfflinePlan, 'leave'>,
  (event: FetchEvent, url: URL) => Promise<Response>
> = {
  page: answerPage,
  'private-page': answerPrivatePage,
  'page-data': answerPageData,
  catalogue: answerCatalogue,
  asset: answerAsset,
  picture: answerPicture,
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'visited') event.waitUntil(keepVisited(message.path));
  if (message.type === 'take-over') event.waitUntil(takeOver(message.build));
});
self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  const url = new URL(event.request.url);
  const plan = planFor({ method, mode, url, ownOrigin: self.location.origin });
  if (plan !== 'leave') event.respondWith(answers[plan](event, url));
});
