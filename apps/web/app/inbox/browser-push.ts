import { readPushKey, unsubscribeFromPush } from '@haldi/contract/messages/endpoints';
import { PushSubscription as SentSubscription } from '@haldi/contract/messages/push-schema';
import { callEndpoint } from '../lib/call.ts';
import { isIosSafari, type PushSupport } from './push-status.ts';

/** Longer than any phone needs to install the worker. */
const timeoutMs = 30_000;

export const readPushSupport = (): PushSupport => {
  const isSupported =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window;
  return {
    isSupported,
    isIosSafari: isIosSafari(navigator),
    permission: isSupported ? Notification.permission : 'denied',
  };
};

const withTimeout = <Result>(work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The browser takes too long')), timeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

const readyServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
};

/** Throws here if the browser returns something else. */
const toSentSubscription = (subscription: PushSubscription): SentSubscription => {
  const { endpoint, keys } = subscription.toJSON();
  return SentSubscription.parse({ endpoint, keys });
};

export const decodePushKey = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** True for browsers that do not expose the key. */
export const isSamePushKey = (made: ArrayBuffer | null, wanted: Uint8Array): boolean => {
  if (made === null) return true;
  const bytes = new Uint8Array(made);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
};

/** Recreates a subscription that was made for another key. */
const createSubscription = async (): Promise<SentSubscription> => {
  const { publicKey } = await callEndpoint(readPushKey, {});
  const { pushManager } = await readyServiceWorker();
  const applicationServerKey = decodePushKey(publicKey);
  const existing = await pushManager.getSubscription();
  const isOurs =
    existing && isSamePushKey(existing.options.applicationServerKey, applicationServerKey);
  if (isOurs) return toSentSubscription(existing);
  // Browsers refuse a second subscription with another key.
  await existing?.unsubscribe();
  return toSentSubscription(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
  );
};

export const subscribeThisBrowser = (): Promise<SentSubscription> =>
  withTimeout(createSubscription());

const removeSubscription = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const standing = await registration?.pushManager?.getSubscription();
  if (!standing) return;
  // If this fails, the server learns it from the push service with the next message.
  await callEndpoint(unsubscribeFromPush, { body: { endpoint: standing.endpoint } }).catch(
    (error: unknown) => console.warn('The server does not know yet', error),
  );
  await standing.unsubscribe();
};

export const unsubscribeThisBrowser = (): Promise<void> => withTimeout(removeSubscription());
