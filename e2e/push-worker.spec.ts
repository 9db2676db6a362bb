import type { PushPayload } from '@haldi/contract/messages/push-schema';
import type { Page, Worker } from '@playwright/test';
import { beforeServiceWorkerMs, shortenWaits } from './clock.ts';
import { expect, openPage, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

type Shown = { title: string; options: NotificationOptions & { badge?: string } };
/** What the worker has done, kept in it by `watch`. */
type Watched = { shown: Shown[]; opened: string[]; focused: string[] };

/**
 * A browser without a window shows no notifications, and opens a page only for the finger of a person.
 * So the last step of each is written down instead; all before it is the worker's own work.
 */
const watch = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const watched: Watched = { shown: [], opened: [], focused: [] };
    type Window = { url: string };
    const scope = globalThis as unknown as {
      watched: Watched;
      Clients: { prototype: { openWindow: (url: string) => Promise<null> } };
      WindowClient: { prototype: { focus: (this: Window) => Promise<Window> } };
    };
    scope.watched = watched;
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      watched.shown.push({ title, options });
    };
    scope.Clients.prototype.openWindow = async (url) => {
      watched.opened.push(url);
      return null;
    };
    scope.WindowClient.prototype.focus = async function focus() {
      watched.focused.push(this.url);
      return this;
    };
  });
const watched = (worker: Worker): Promise<Watched> =>
  worker.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

const openWithWorker = async (page: Page, path: string): Promise<Worker> => {
  await shortenWaits(page, beforeServiceWorkerMs);
  const context = page.context();
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await openPage(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  await watch(worker);
  return worker;
};

/** Delivers messages to the worker as the browser does when its push service has one. */
const pushService = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const id = registrations.at(-1)?.registrationId;
    if (id) resolve(id);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await promise;
  const { origin } = new URL(page.url());
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

/** A press on a notification that leads there. */
const click = (worker: Worker, data: unknown): Promise<boolean> =>
  worker.evaluate(async (given) => {
    let isClosed = false;
    let work: Promise<unknown> | undefined;
    const notification = {
      data: given,
      close: () => {
        isClosed = true;
      },
    };
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    globalThis.dispatchEvent(event);
    await work;
    return isClosed;
  }, data);

const message: PushPayload = {
  title: 'Usha is on the way',
  body: 'Follow it here.',
  url: '/my-order',
  tag: 'message-1',
};

test('a message is shown with our mark; one that cannot be read says that there is news', async ({
  page,
}) => {
  const worker = await openWithWorker(page, '/about');
  const deliver = await pushService(page);
  await deliver(JSON.stringify(message));
  await deliver('not what we send');
  await deliver(
    JSON.stringify({ ...message, url: 'https://elsewhere.example/', tag: 'message-2' }),
  );
  await expect.poll(async () => (await watched(worker)).shown.length).toBe(3);
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  expect((await watched(worker)).shown).toEqual([
    {
      title: 'Usha is on the way',
      options: { ...look, body: message.body, tag: 'message-1', data: { path: '/my-order' } },
    },
    {
      title: 'There is an update about your visit',
      options: { ...look, body: '', tag: 'news', data: { path: '/' } },
    },
    {
      title: 'Usha is on the way',
      options: { ...look, body: message.body, tag: 'message-2', data: { path: '/' } },
    },
  ]);
  // They are loaded by the worker, under its own policy.
  for (const path of Object.values(look)) expect((await page.request.get(path)).ok()).toBe(true);
  const policy = (await page.request.get('/sw.js')).headers()['content-security-policy'];
  expect(policy).toContain("img-src 'self'");
  // What it told is nobody's to find later.
  const kept = await page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path === '/my-order' || path.startsWith('/api'))).toEqual([]);
});

test('a press leads to the page: the window that shows it, else a new one, never elsewhere', async ({
  page,
}) => {
  const worker = await openWithWorker(page, '/faq');
  expect(await click(worker, { path: '/faq' })).toBe(true);
  await click(worker, { path: '/visit#somewhere-else' });
  await click(worker, { path: 'https://elsewhere.example/' });
  await click(worker, null);
  const { origin } = new URL(page.url());
  expect(await watched(worker)).toMatchObject({
    focused: [`${origin}/faq`],
    opened: ['/visit#somewhere-else', '/', '/'],
  });
});

test('a subscription that the browser renewed is sent again, for whom it was', async ({ page }) => {
  const worker = await openWithWorker(page, '/about');
  const sent = await worker.evaluate(async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const at = (name: string) => ({
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys }),
    });
    const calls: { address: string; body: unknown }[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      calls.push({ address: String(address), body: JSON.parse(String(init?.body)) });
      return new Response(null, { status: 204 });
    };
    let work: Promise<unknown> | undefined;
    const change = (renewed: object | null, old: object | null) =>
      Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: old,
        newSubscription: renewed,
        waitUntil: (promise: Promise<unknown>) => {
          work = promise;
        },
      });
    globalThis.dispatchEvent(change(at('new'), at('old')));
    await work;
    // What nobody knows of any more, a page sends when it is next opened.
    globalThis.dispatchEvent(change(at('new'), null));
    await work;
    globalThis.fetch = real;
    return calls;
  });
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const subscription = (name: string) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys,
  });
  expect(sent).toEqual([
    {
      address: '/api/push/subscriptions/renew',
      body: { before: subscription('old'), after: subscription('new') },
    },
  ]);
});
