import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { call } from '../lib/call.ts';

/** A page that stays open for days must not go by the charge of last week. */
const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(publicSettings, {}),
  staleTime: 60_000,
  // The page came with them.
  refetchOnMount: false,
});

/** What everyone may know about the business: the root page loads it, and asks again when it comes
 * back into sight. */
export const useSettings = (): PublicSettings => {
  const root = useRouteLoaderData<{ settings: PublicSettings }>('root');
  if (!root) throw new Error('The settings are known only inside of a page');
  return useQuery({ ...settingsQuery, initialData: root.settings }).data;
};

/** Something about the business that the server has just told. */
export const updateCachedSettings = (
  client: QueryClient,
  change: (known: PublicSettings) => PublicSettings,
): void => {
  client.setQueryData(settingsQuery.queryKey, (known) => known && change(known));
};

export const refreshSettings = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: settingsQuery.queryKey });
