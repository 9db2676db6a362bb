import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { callEndpoint } from '../lib/call.ts';

/** Refetched when the window regains focus, so that long-open pages show current charges. */
const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => callEndpoint(publicSettings, {}),
  staleTime: 60_000,
  // The page was just loaded with it.
  refetchOnMount: false,
});

export const useSettings = (): PublicSettings => {
  const root = useRouteLoaderData<{ settings: PublicSettings }>('root');
  if (!root) throw new Error('The settings are known only inside of a page');
  return useQuery({ ...settingsQuery, initialData: root.settings }).data;
};

export const updateCachedSettings = (
  client: QueryClient,
  change: (known: PublicSettings) => PublicSettings,
): void => {
  client.setQueryData(settingsQuery.queryKey, (known) => known && change(known));
};

export const refreshSettings = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: settingsQuery.queryKey });
