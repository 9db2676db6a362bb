import * as calls from '@haldi/contract/settings/desk/endpoints';
import type { SettingsUpdate } from '@haldi/contract/settings/desk/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { refreshSettings } from '../queries.ts';

const key = ['admin', 'settings'];

/** Never refetched, so that a form is not reset while it is edited. */
export const useStaffSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callEndpoint(calls.readSettings, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSaveSettings = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsUpdate) => callEndpoint(calls.saveSettings, { body }),
    onSuccess: (standing) => {
      // The next form starts with the newly saved values.
      queries.setQueryData(key, standing);
      void refreshSettings(queries);
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
      void queries.invalidateQueries({ queryKey: ['admin', 'week'] });
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] });
    },
  });
};
