import type { PublicSettings } from '@haldi/contract/settings/schema';
import { useRouteLoaderData } from 'react-router';
import { useNewest } from './settings-store.ts';

/** What everyone may know about the business; the root page loads it, and news are put on top. */
export const useSettings = (): PublicSettings => {
  const root = useRouteLoaderData<{ settings: PublicSettings }>('root');
  if (!root) throw new Error('The settings are known only inside of a page');
  return useNewest(root.settings);
};
