import type { QueryClient } from '@tanstack/react-query';

export const inboxKey = 'inbox';

export const refreshInbox = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [inboxKey] });
