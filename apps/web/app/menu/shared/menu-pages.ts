import type { MenuLink } from '@haldi/contract/catalogue/menu';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { call } from '../../lib/call.ts';

const pagesQuery = queryOptions({
  queryKey: ['catalogue', 'pages'],
  queryFn: (): Promise<MenuLink[]> => call(readMenu, {}),
  staleTime: 60_000,
  // The page came with them.
  refetchOnMount: false,
});

/** The pages of the menu where something is on sale: every page brings them along. */
export const useMenuPages = (): readonly MenuLink[] => {
  const root = useRouteLoaderData<{ menu: MenuLink[] }>('root');
  if (!root) throw new Error('The menu is known only inside of a page');
  return useQuery({ ...pagesQuery, initialData: root.menu }).data;
};
