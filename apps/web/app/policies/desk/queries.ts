import * as calls from '@haldi/contract/policies/desk/endpoints';
import type { PolicyUpdate } from '@haldi/contract/policies/desk/schema';
import type { PolicyKind } from '@haldi/contract/policies/kinds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const key = ['admin', 'policies'];

/** Read once: what others save meanwhile is told when this is saved, not under the typing hand. */
export const useStaffPolicies = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(calls.listPolicies, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSavePolicy = (kind: PolicyKind) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PolicyUpdate) => call(calls.savePolicy, { params: { kind }, body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['admin', 'audit'] }),
  });
};
