import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/memory-storage.ts';
import { accountPushTopicName, orderPushTopicName, pushTopics } from './push-topics-store.ts';

vi.stubGlobal('localStorage', memoryStorage());
beforeEach(() => pushTopics.clear());

test('keeps one account and any number of orders', () => {
  pushTopics.add(accountPushTopicName('asha'));
  pushTopics.add(orderPushTopicName(123456));
  expect(pushTopics.areOfAnother('asha')).toBe(false);
  pushTopics.add(accountPushTopicName('meera'));
  expect(pushTopics.areOfAnother('asha')).toBe(true);
  expect(pushTopics.areOfAnother('meera')).toBe(false);
});

test('order links stay after log-out', () => {
  expect(pushTopics.areLinksOnly()).toBe(false);
  pushTopics.add(orderPushTopicName(123456));
  expect(pushTopics.areLinksOnly()).toBe(true);
  pushTopics.add(accountPushTopicName('asha'));
  expect(pushTopics.areLinksOnly()).toBe(false);
  pushTopics.remove(accountPushTopicName('asha'));
  expect(pushTopics.areLinksOnly()).toBe(true);
});
