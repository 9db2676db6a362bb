import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { session, useToken } from './session-store.ts';

const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });

let shared: QueryClient | undefined;
/** Whose answers these are. */
let holder: string | null = null;

/** One for the whole visit; a server renders for everyone, so there each page has its own. */
const answersOfVisit = (): QueryClient => {
  if (typeof window === 'undefined') return createClient();
  if (shared) return shared;
  const client = createClient();
  holder = session.token();
  session.subscribe(() => {
    if (session.token() === holder) return;
    // What one person was shown must not be kept for the next. What stands on the screen follows
    // once the screen knows who is there.
    client.removeQueries({ type: 'inactive' });
    if (client.getQueryCache().getAll().length === 0) holder = session.token();
  });
  shared = client;
  return client;
};

const useForgottenAnswers = (client: QueryClient): void => {
  const token = useToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is what triggers it
  useEffect(() => {
    const current = session.token();
    if (holder === current) return;
    holder = current;
    void client.resetQueries();
  }, [client, token]);
};

/** Stands around whatever asks the server; pages that ask for nothing do without its code. */
export function Answers({ children }: { children: ReactNode }) {
  const [client] = useState(answersOfVisit);
  useForgottenAnswers(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
