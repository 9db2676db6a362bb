import { renewPushSubscription } from '@haldi/contract/messages/endpoints';
import { PushSubscription as SentSubscription } from '@haldi/contract/messages/push-schema';
import {
  findWindowShowingPath,
  parsePushNotification,
  sameSitePath,
} from '../app/inbox/parse-push-notification.ts';

declare const self: ServiceWorkerGlobalScope;

const icon = '/icons/icon-192.png';
/** Monochrome: phones draw it in one colour. */
const badge = '/icons/badge-96.png';

type Shown = { path: string };

export const showPushNotification = (event: PushEvent): Promise<void> => {
  const { title, path, ...notice } = parsePushNotification(
    event.data?.text(),
    self.location.origin,
  );
  const data: Shown = { path };
  return self.registration.showNotification(title, { ...notice, icon, badge, data });
};

/** Focuses a window that shows the page, else opens one. */
export const openNotification = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close();
  const { origin } = self.location;
  const path = sameSitePath((notification.data as Shown | null)?.path ?? '/', origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = findWindowShowingPath(windows, path, origin);
  await (open ? open.focus() : self.clients.openWindow(path));
};

const describe = (subscription: PushSubscription): SentSubscription => {
  const { endpoint, keys } = subscription.toJSON();
  return SentSubscription.parse({ endpoint, keys });
};

/** The browser changed its push address. */
export const renewSubscription = async ({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> => {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const renewed =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }));
  const answer = await fetch(renewPushSubscription.path, {
    method: renewPushSubscription.method,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ before: describe(oldSubscription), after: describe(renewed) }),
  });
  // A page sends it again when it is next opened.
  if (!answer.ok) console.warn('The new address of this browser was not taken', answer.status);
};
