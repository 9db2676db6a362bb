import { createECDH, randomBytes } from 'node:crypto';
import type { PushSubscription as SentSubscription } from '@haldi/contract/messages/push-schema';
import type { Locator, Page } from '@playwright/test';
import { customerInbox } from './customer-inbox-helpers.ts';

/** A unique subscription in the format of Google's push service. */
const newSubscription = (): SentSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
    auth: randomBytes(16).toString('base64url'),
  },
});

type PushBrowser = {
  /** Permission before the user is asked. */
  permission: NotificationPermission;
  /** The user's answer. */
  answer?: NotificationPermission;
  subscription: SentSubscription;
};

/** Runs in the page. The state is in localStorage to survive a reload. */
const fakePush = ({ permission, answer = 'granted', subscription }: PushBrowser): void => {
  const read = (key: string): string | null => localStorage.getItem(`mockPush:${key}`);
  const store = (key: string, value: string): void =>
    localStorage.setItem(`mockPush:${key}`, value);
  Object.defineProperty(Notification, 'permission', {
    get: () => read('permission') ?? permission,
  });
  Notification.requestPermission = async () => {
    store('asked', String(Number(read('asked')) + 1));
    if (Notification.permission === 'default') store('permission', answer);
    return Notification.permission;
  };
  const subscriptionInBrowser = (): PushSubscription | null => {
    const key = read('key');
    if (!key) return null;
    return {
      endpoint: subscription.endpoint,
      options: { applicationServerKey: Uint8Array.from(key.split(',').map(Number)).buffer },
      toJSON: () => ({ ...subscription, expirationTime: null }),
      unsubscribe: async () => {
        localStorage.removeItem('mockPush:key');
        return true;
      },
    } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => subscriptionInBrowser();
  PushManager.prototype.subscribe = async (options) => {
    const key = [...new Uint8Array(options?.applicationServerKey as ArrayBuffer)].join(',');
    if (read('fails')) throw new DOMException('Registration failed', 'AbortError');
    if (read('key') && read('key') !== key)
      throw new DOMException('Other key', 'InvalidStateError');
    store('key', key);
    return subscriptionInBrowser() as PushSubscription;
  };
};

/**
 * Replaces the push service, which is not available in headless browsers. Everything else, the
 * service worker too, is real.
 */
export const mockPush = async (
  page: Page,
  options: Partial<PushBrowser> = {},
): Promise<SentSubscription> => {
  const subscription = newSubscription();
  const browser: PushBrowser = { permission: 'default', subscription, ...options };
  await page.addInitScript(fakePush, browser);
  return subscription;
};

export const readMockPush = (page: Page, key: 'asked' | 'key' | 'fails' | 'permission') =>
  page.evaluate((name) => localStorage.getItem(`mockPush:${name}`), key);

export const setMockPush = (page: Page, key: 'key' | 'fails' | 'permission', value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(`mockPush:${name}`, text), [
    key,
    value,
  ] as const);

export const pushEnableButton = (page: Page): Locator =>
  customerInbox(page).getByRole('button', { name: /^Notify me on this (phone|computer)$/ });
export const pushDisableButton = (page: Page): Locator =>
  customerInbox(page).getByRole('button', { name: 'Turn off' });
