import { catalogueFile, readMenu } from '@haldi/contract/catalogue/endpoints';
import type { MenuLink } from '@haldi/contract/catalogue/menu';
import type { Service } from '@haldi/contract/catalogue/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { call } from '../lib/call.ts';
import { menuCopy } from './shared/copy.ts';

/** A catalogue that cannot be loaded is logged, and lists nothing; the screen tells that from a search in vain. */
const loadCatalogueFile = (file: string): Promise<Service[]> =>
  call(catalogueFile, { params: { file } }).catch((error: unknown) => {
    console.error(menuCopy.loadFailed, error);
    throw error;
  });

export const useCatalogueFile = (file: string) =>
  useQuery({ queryKey: ['catalogue', file], queryFn: () => loadCatalogueFile(file) });

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
