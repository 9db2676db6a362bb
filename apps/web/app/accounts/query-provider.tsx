import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { session, useToken } from './session-store.ts';

/**
 * Without a connection a call fails visibly instead of waiting silently, and is repeated on
 * reconnect.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });

let shared: QueryClient | undefined;
/** Token of the user whose data is cached. */
let cachedToken: string | null = null;

/** Not user data, or the token is part of the key. */
const keptAcrossSessions: readonly unknown[] = ['settings', 'profile', 'password-link'];

/** One client per tab; on the server one per render, since it renders for everyone. */
const getSharedClient = (): QueryClient => {
  if (typeof window === 'undefined') return createClient();
  if (shared) return shared;
  const client = createClient();
  cachedToken = session.token();
  session.subscribe(() => {
    if (session.token() === cachedToken) return;
    // Cached data must not outlive the session. Active queries are reset once the screen knows the
    // new user.
    client.removeQueries({ type: 'inactive' });
  });
  shared = client;
  return client;
};

const useResetOnUserChange = (client: QueryClient): void => {
  const token = useToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is what triggers it
  useEffect(() => {
    const current = session.token();
    if (cachedToken === current) return;
    cachedToken = current;
    void client.resetQueries({
      predicate: ({ queryKey }) => !keptAcrossSessions.includes(queryKey[0]),
    });
  }, [client, token]);
};

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getSharedClient);
  useResetOnUserChange(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
