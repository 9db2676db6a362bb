import type { QueryClient } from '@tanstack/react-query';

/** Under what everything is kept that was sent to somebody, and whether she wants it. */
export const inboxKey = 'inbox';

/** An order has changed: something may have been sent about it. */
export const refreshInbox = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [inboxKey] });
