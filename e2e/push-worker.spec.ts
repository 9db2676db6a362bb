import type { PushPayload } from '@haldi/contract/messages/push-schema';
import type { Page, Worker } from '@playwright/test';
import { serviceWorkerDelayMs, shortenPageTimers } from './clock.ts';
import { expect, openPage, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

type Shown = { title: string; options: NotificationOptions & { badge?: string } };
type WorkerCalls = { shown: Shown[]; opened: string[]; focused: string[] };

/**
 * A headless browser shows no notifications and opens windows only after a user gesture, so these
 * last calls are recorded instead.
 */
const recordCalls = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const calls: WorkerCalls = { shown: [], opened: [], focused: [] };
    type Window = { url: string };
    const scope = globalThis as unknown as {
      recordedCalls: WorkerCalls;
      Clients: { prototype: { openWindow: (url: string) => Promise<null> } };
      WindowClient: { prototype: { focus: (this: Window) => Promise<Window> } };
    };
    scope.recordedCalls = calls;
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      calls.shown.push({ title, options });
    };
    scope.Clients.prototype.openWindow = async (url) => {
      calls.opened.push(url);
      return null;
    };
    scope.WindowClient.prototype.focus = async function focus() {
      calls.focused.push(this.url);
      return this;
    };
  });
const readCalls = (worker: Worker): Promise<WorkerCalls> =>
  worker.evaluate(() => (globalThis as unknown as { recordedCalls: WorkerCalls }).recordedCalls);

const openWithWorker = async (page: Page, path: string): Promise<Worker> => {
  await shortenPageTimers(page, serviceWorkerDelayMs);
  const context = page.context();
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await openPage(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  await recordCalls(worker);
  return worker;
};

/** Delivers push messages to the worker through the browser's debugging protocol. */
const createPushDelivery = async (page: Page) => {
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

const clickNotification = (worker: Worker, data: unknown): Promise<boolean> =>
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

test('a message is shown with the icon; an unreadable one shows a general text', async ({
  page,
}) => {
  const worker = await openWithWorker(page, '/about');
  const deliver = await createPushDelivery(page);
  await deliver(JSON.stringify(message));
  await deliver('not what we send');
  await deliver(
    JSON.stringify({ ...message, url: 'https://elsewhere.example/', tag: 'message-2' }),
  );
  await expect.poll(async () => (await readCalls(worker)).shown.length).toBe(3);
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  expect((await readCalls(worker)).shown).toEqual([
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
  // The worker loads the icons, so its own content policy must allow them.
  for (const path of Object.values(look)) expect((await page.request.get(path)).ok()).toBe(true);
  const policy = (await page.request.get('/sw.js')).headers()['content-security-policy'];
  expect(policy).toContain("img-src 'self'");
  // Nothing from the message is cached.
  const cachedPaths = await page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.filter((path) => path === '/my-order' || path.startsWith('/api'))).toEqual([]);
});

test('a click focuses the window of the page or opens one, but never another site', async ({
  page,
}) => {
  const worker = await openWithWorker(page, '/faq');
  expect(await clickNotification(worker, { path: '/faq' })).toBe(true);
  await clickNotification(worker, { path: '/visit#somewhere-else' });
  await clickNotification(worker, { path: 'https://elsewhere.example/' });
  await clickNotification(worker, null);
  const { origin } = new URL(page.url());
  expect(await readCalls(worker)).toMatchObject({
    focused: [`${origin}/faq`],
    opened: ['/visit#somewhere-else', '/', '/'],
  });
});

test('a subscription renewed by the browser replaces the old one', async ({ page }) => {
  const worker = await openWithWorker(page, '/about');
  const sent = await worker.evaluate(async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const subscriptionNamed = (name: string) => ({
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys }),
    });
    const calls: { address: string; body: unknown }[] = [];
    const originalFetch = globalThis.fetch;
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
    globalThis.dispatchEvent(change(subscriptionNamed('new'), subscriptionNamed('old')));
    await work;
    // Without the old subscription nothing is sent. The next page load sends the new one.
    globalThis.dispatchEvent(change(subscriptionNamed('new'), null));
    await work;
    globalThis.fetch = originalFetch;
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
