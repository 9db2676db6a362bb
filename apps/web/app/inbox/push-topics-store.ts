import { createStoredStore, useStore } from '../lib/store.ts';

/**
 * What this browser was allowed to be told about: an account, or single orders of somebody's link.
 * The server cannot say it without being told the browser's address, so the browser keeps it.
 */
const topics = createStoredStore<readonly string[]>({
  key: 'pushTopics',
  read: (saved) => (saved ? saved.split(' ').filter(Boolean) : []),
  write: (list) => (list.length > 0 ? list.join(' ') : null),
});

const accountPrefix = 'account:';

export const accountTopic = (userId: string): string => `${accountPrefix}${userId}`;
export const orderTopic = (orderId: number | string): string => `order:${orderId}`;

const isOfAccount = (topic: string): boolean => topic.startsWith(accountPrefix);

export const pushTopics = {
  /** One browser is told about one account at a time. */
  add: (topic: string): void =>
    topics.update((list) => [
      ...list.filter((one) => one !== topic && !(isOfAccount(topic) && isOfAccount(one))),
      topic,
    ]),
  remove: (topic: string): void => topics.update((list) => list.filter((one) => one !== topic)),
  clear: (): void => topics.update(() => []),
  /** Whether it is told about orders of links alone: they are nobody's who logs in or out. */
  areLinksOnly: (): boolean => topics.get().length > 0 && !topics.get().some(isOfAccount),
  /** Whether it is told about the account of somebody else. */
  areOfAnother: (userId: string): boolean =>
    topics.get().some((one) => isOfAccount(one) && one !== accountTopic(userId)),
};

export const useIsSubscribedTo = (topic: string): boolean =>
  useStore(topics, (list) => list.includes(topic));
