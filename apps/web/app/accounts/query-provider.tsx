import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { session, useToken } from './session-store.ts';

/**
 * Without a connection a call is tried and fails, and its screen says so: one that waits in silence
 * would look like work. What failed is asked for again by itself once there is a connection.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });

let shared: QueryClient | undefined;
/** Whose data the client holds. */
let holder: string | null = null;

/** These are nobody's, or bear the token they belong to in their key. */
const outliveSessions: readonly unknown[] = ['settings', 'profile', 'password-link'];

/** One for the whole visit; a server renders for everyone, so there each page has its own. */
const clientOfVisit = (): QueryClient => {
  if (typeof window === 'undefined') return createClient();
  if (shared) return shared;
  const client = createClient();
  holder = session.token();
  session.subscribe(() => {
    if (session.token() === holder) return;
    // What one person was shown must not be kept for the next. What stands on the screen follows
    // once the screen knows who is there.
    client.removeQueries({ type: 'inactive' });
  });
  shared = client;
  return client;
};

const useFreshStart = (client: QueryClient): void => {
  const token = useToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is what triggers it
  useEffect(() => {
    const current = session.token();
    if (holder === current) return;
    holder = current;
    void client.resetQueries({
      predicate: ({ queryKey }) => !outliveSessions.includes(queryKey[0]),
    });
  }, [client, token]);
};

/** What the server said, for as long as the same person is there. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfVisit);
  useFreshStart(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
