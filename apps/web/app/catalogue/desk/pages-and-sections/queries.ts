import * as calls from '@haldi/contract/catalogue/desk/pages-and-sections/endpoints';
import type {
  AdminMenu,
  MenuOrdering,
  MenuPageDraft,
  MenuSectionDraft,
} from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/call.ts';

const key = ['admin', 'menu'];

export const useAdminMenu = () =>
  useQuery({ queryKey: key, queryFn: () => callEndpoint(calls.readAdminMenu, {}), staleTime: 0 });

const useStructureChange = <Input>(
  change: (input: Input, version: string) => Promise<AdminMenu>,
) => {
  const queries = useQueryClient();
  return useMutation({
    // The version that the user has seen; it is fetched again after a refusal.
    mutationFn: (input: Input) =>
      change(input, queries.getQueryData<AdminMenu>(key)?.version ?? ''),
    onSuccess: (menu) => {
      queries.setQueryData(key, menu);
      void queries.invalidateQueries({ queryKey: ['admin', 'services'] });
      void queries.invalidateQueries({ queryKey: ['catalogue'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
};

/** Undefined: a new page. */
export const useSaveMenuPage = (slug: string | undefined) =>
  useStructureChange((draft: MenuPageDraft, version) =>
    slug === undefined
      ? callEndpoint(calls.addMenuPage, { body: { ...draft, version } })
      : callEndpoint(calls.changeMenuPage, { params: { slug }, body: { ...draft, version } }),
  );

export const useSaveSection = (sectionKey: string | undefined) =>
  useStructureChange((draft: MenuSectionDraft, version) =>
    sectionKey === undefined
      ? callEndpoint(calls.addMenuSection, { body: { ...draft, version } })
      : callEndpoint(calls.changeMenuSection, {
          params: { key: sectionKey },
          body: { ...draft, version },
        }),
  );

export const useRemoveMenuPage = () =>
  useStructureChange((slug: string, version) =>
    callEndpoint(calls.removeMenuPage, { params: { slug }, query: { version } }),
  );

export const useRemoveSection = () =>
  useStructureChange((sectionKey: string, version) =>
    callEndpoint(calls.removeMenuSection, { params: { key: sectionKey }, query: { version } }),
  );

export const useReorderMenu = () =>
  useStructureChange((pages: MenuOrdering['pages'], version) =>
    callEndpoint(calls.reorderMenu, { body: { pages, version } }),
  );
