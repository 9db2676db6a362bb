import { readPushKey, unsubscribeFromPush } from '@haldi/contract/messages/endpoints';
import { PushSubscription as SentSubscription } from '@haldi/contract/messages/push';
import { call } from '../lib/call.ts';
import { bytesOf, isSameKey } from './push-key.ts';
import { type Browser, isIosSafari } from './push-state.ts';

/** Longer than any phone needs to install the worker; a press must come to an end. */
const patienceMs = 30_000;

export const readBrowser = (): Browser => {
  const isCapable =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window;
  return {
    isCapable,
    isIosSafari: isIosSafari(navigator),
    permission: isCapable ? Notification.permission : 'denied',
  };
};

const inTime = <Result>(work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The browser takes too long')), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

const workerAtWork = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
};

/** As the browser describes it; whatever is not a subscription fails here, not at the server. */
const describe = (subscription: PushSubscription): SentSubscription => {
  const { endpoint, keys } = subscription.toJSON();
  return SentSubscription.parse({ endpoint, keys });
};

/** This browser's subscription under the present key; one that was made for another key is renewed. */
const subscribeBrowser = async (): Promise<SentSubscription> => {
  const { publicKey } = await call(readPushKey, {});
  const { pushManager } = await workerAtWork();
  const applicationServerKey = bytesOf(publicKey);
  const standing = await pushManager.getSubscription();
  const isOurs = standing && isSameKey(standing.options.applicationServerKey, applicationServerKey);
  if (isOurs) return describe(standing);
  // Two keys at a time are refused.
  await standing?.unsubscribe();
  return describe(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
};

export const subscribed = (): Promise<SentSubscription> => inTime(subscribeBrowser());

const endAll = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const standing = await registration?.pushManager?.getSubscription();
  if (!standing) return;
  // Told nothing, the server hears it from the push service with the next message.
  await call(unsubscribeFromPush, { body: { endpoint: standing.endpoint } }).catch(
    (error: unknown) => console.warn('The server does not know yet', error),
  );
  await standing.unsubscribe();
};

/** This browser takes no push messages any more, whomever they were for. */
export const unsubscribed = (): Promise<void> => inTime(endAll());
