import { readUpcomingWorkVisits, setOwnPicture } from '@haldi/contract/orders/work/endpoints';
import { UpcomingWorkVisits } from '@haldi/contract/orders/work/schema';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { session, storedWorkDays } from '../../accounts/session-store.ts';
import { CallError, callEndpoint } from '../../lib/call.ts';

type StoredDays = { userId: string; days: unknown };

const storeWorkDays = (userId: string, days: UpcomingWorkVisits): void =>
  storedWorkDays.update(() => JSON.stringify({ userId, days } satisfies StoredDays));

/** Undefined if it belongs to another user or has an older format. */
export const readStoredUpcomingWorkVisits = (
  userId: string | null,
): UpcomingWorkVisits | undefined => {
  const text = storedWorkDays.get();
  if (text === null || userId === null) return undefined;
  try {
    const stored = JSON.parse(text) as StoredDays;
    return stored.userId === userId ? UpcomingWorkVisits.safeParse(stored.days).data : undefined;
  } catch {
    return undefined;
  }
};

const fetchDays = async (userId: string, signal: AbortSignal): Promise<UpcomingWorkVisits> => {
  const token = session.token();
  try {
    const days = await callEndpoint(readUpcomingWorkVisits, {}, { signal });
    // The user may have logged out meanwhile.
    if (session.token() === token) storeWorkDays(userId, days);
    return days;
  } catch (error) {
    // A former beautician must not keep addresses of customers.
    if (isForbiddenError(error)) storedWorkDays.update(() => null);
    throw error;
  }
};

export const isForbiddenError = (error: unknown): boolean =>
  error instanceof CallError && error.status === 403;

const workQuery = (userId: string) =>
  queryOptions({
    queryKey: ['work', userId],
    queryFn: ({ signal }) => fetchDays(userId, signal),
    initialData: () => readStoredUpcomingWorkVisits(userId),
    initialDataUpdatedAt: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** Without live events. */
const pollMs = 30_000;

export const useUpcomingWorkVisits = (userId: string, isLive: boolean) =>
  useQuery({ ...workQuery(userId), refetchInterval: isLive ? false : pollMs });

export const useRefreshUpcomingWorkVisits = (userId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: workQuery(userId).queryKey });
};

export const refreshUpcomingWorkVisits = (client: QueryClient, userId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: workQuery(userId).queryKey });

export const updateCachedUpcomingWorkVisits = async (
  client: QueryClient,
  userId: string,
  change: (days: UpcomingWorkVisits) => UpcomingWorkVisits,
): Promise<void> => {
  const { queryKey } = workQuery(userId);
  await client.cancelQueries({ queryKey });
  const days = client.setQueryData(queryKey, (known) => known && change(known));
  if (days && session.userId() === userId) storeWorkDays(userId, days);
};

export const useSetOwnPicture = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (image: Blob) => callEndpoint(setOwnPicture, { body: {}, files: { image } }),
    onSuccess: ({ picture }) =>
      updateCachedUpcomingWorkVisits(client, userId, (days) => ({ ...days, picture })),
  });
};
