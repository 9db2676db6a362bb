import { PushPayload } from '@haldi/contract/messages/push-schema';
import { inboxCopy } from './copy.ts';

/** What a notification says and which page it leads to. */
export type PushNotice = Pick<PushPayload, 'title' | 'body' | 'tag'> & { path: string };

/** The path that an address of this site stands for; home, for one that leads anywhere else. */
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
 * What a push message is shown as. One that cannot be read still says that there is news: a browser
 * takes the permission away from a site whose messages show nothing.
 */
export const toPushNotice = (text: string | undefined, origin: string): PushNotice => {
  const { data } = PushPayload.safeParse(text === undefined ? undefined : parseJson(text));
  if (!data) return { title: inboxCopy.unreadable, body: '', tag: 'news', path: '/' };
  const { title, body, tag, url } = data;
  return { title: title || inboxCopy.unreadable, body, tag, path: sameSitePath(url, origin) };
};

/** The open window that shows that page already, if there is one. */
export const findWindowAt = <Window extends { url: string }>(
  windows: readonly Window[],
  path: string,
  origin: string,
): Window | undefined => windows.find(({ url }) => url === `${origin}${path}`);
