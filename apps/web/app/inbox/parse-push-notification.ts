import { PushPayload } from '@haldi/contract/messages/push-schema';
import { inboxCopy } from './copy.ts';

export type PushNotificationContent = Pick<PushPayload, 'title' | 'body' | 'tag'> & {
  path: string;
};

/** `/` for addresses of other sites. */
export const sameSitePath = (address: string, origin: string): string => {
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * An unreadable message still shows a notification: browsers revoke the permission of sites that show
 * none.
 */
export const parsePushNotification = (
  text: string | undefined,
  origin: string,
): PushNotificationContent => {
  const { data } = PushPayload.safeParse(text === undefined ? undefined : parseJson(text));
  if (!data) return { title: inboxCopy.unreadable, body: '', tag: 'news', path: '/' };
  const { title, body, tag, url } = data;
  return { title: title || inboxCopy.unreadable, body, tag, path: sameSitePath(url, origin) };
};

export const findWindowShowingPath = <Window extends { url: string }>(
  windows: readonly Window[],
  path: string,
  origin: string,
): Window | undefined => windows.find(({ url }) => url === `${origin}${path}`);
