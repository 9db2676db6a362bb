import { createStoredStore, useStore } from '../lib/store.ts';

/**
 * What this browser has subscribed to: an account, or single orders by link. Stored here, because the
 * server could only look it up by the push address.
 */
const topics = createStoredStore<readonly string[]>({
  key: 'pushTopics',
  read: (saved) => (saved ? saved.split(' ').filter(Boolean) : []),
  write: (list) => (list.length > 0 ? list.join(' ') : null),
});

const accountPrefix = 'account:';

export const accountPushTopicName = (userId: string): string => `${accountPrefix}${userId}`;
export const orderPushTopicName = (orderId: number | string): string => `order:${orderId}`;

const isOfAccount = (topic: string): boolean => topic.startsWith(accountPrefix);

export const pushTopics = {
  /** Only one account per browser. */
  add: (topic: string): void =>
    topics.update((list) => [
      ...list.filter((one) => one !== topic && !(isOfAccount(topic) && isOfAccount(one))),
      topic,
    ]),
  remove: (topic: string): void => topics.update((list) => list.filter((one) => one !== topic)),
  clear: (): void => topics.update(() => []),
  /** Order links are independent of who is logged in. */
  areLinksOnly: (): boolean => topics.get().length > 0 && !topics.get().some(isOfAccount),
  areOfAnother: (userId: string): boolean =>
    topics.get().some((one) => isOfAccount(one) && one !== accountPushTopicName(userId)),
};

export const useIsSubscribedTo = (topic: string): boolean =>
  useStore(topics, (list) => list.includes(topic));
