import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { callEndpoint } from '../../lib/call.ts';

const pagesQuery = queryOptions({
  queryKey: ['catalogue', 'pages'],
  queryFn: (): Promise<MenuLink[]> => callEndpoint(readMenu, {}),
  staleTime: 60_000,
  // Loaded with the page.
  refetchOnMount: false,
});

type Root = { menu: MenuLink[]; offersMehndi: boolean };

const useRoot = (): Root => {
  const root = useRouteLoaderData<Root>('root');
  if (!root) throw new Error('The menu is known only inside of a page');
  return root;
};

export const useMenuPages = (): readonly MenuLink[] =>
  useQuery({ ...pagesQuery, initialData: useRoot().menu }).data;

export const useOffersMehndi = (): boolean => useRoot().offersMehndi;
