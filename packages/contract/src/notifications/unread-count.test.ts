import { expect, test } from 'vitest';
import { formatUnreadCount, maxCountedUnread } from './schema.ts';

test.each([
  [1, '1'],
  [100, '100'],
  [999, '999'],
  [maxCountedUnread, '999+'],
])('%i unread: %s', (count, text) => {
  expect(formatUnreadCount(count)).toBe(text);
});
