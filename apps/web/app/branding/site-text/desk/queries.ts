import * as calls from '@haldi/contract/branding/site-text/desk/endpoints';
import type { SiteTextUpdate } from '@haldi/contract/branding/site-text/desk/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/call.ts';
import { useSettings } from '../../../settings/queries.ts';
import { toFooterText } from '../footer-text.ts';
import { footerKey } from '../queries.ts';

/** Never refetched, so that a form is not reset while it is edited. */
export const useStaffSiteText = () =>
  useQuery({
    queryKey: ['admin', 'words'],
    queryFn: () => callEndpoint(calls.readSiteText, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSaveSiteText = () => {
  const queries = useQueryClient();
  const settings = useSettings();
  return useMutation({
    mutationFn: (body: SiteTextUpdate) => callEndpoint(calls.saveSiteText, { body }),
    onSuccess: ({ words }) => {
      // No component observes it on this screen; the public pages need it later.
      queries.setQueryDefaults(footerKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData(footerKey, toFooterText(words, settings));
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};
