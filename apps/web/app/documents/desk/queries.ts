import * as calls from '@haldi/contract/documents/desk/endpoints';
import type { DocumentSettingsUpdate } from '@haldi/contract/documents/desk/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

/** Never refetched, so that a form is not reset while it is edited. */
export const useDocumentSettings = () =>
  useQuery({
    queryKey: ['admin', 'settings', 'billing'],
    queryFn: () => callEndpoint(calls.readDocumentSettings, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSaveDocumentSettings = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DocumentSettingsUpdate) =>
      callEndpoint(calls.saveDocumentSettings, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['admin', 'audit'] }),
  });
};
