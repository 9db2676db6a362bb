import * as calls from '@haldi/contract/policies/desk/endpoints';
import type { PolicyUpdate } from '@haldi/contract/policies/desk/schema';
import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

const key = ['admin', 'policies'];

/** Never refetched, so that a form is not reset while it is edited. */
export const useStaffPolicies = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callEndpoint(calls.listStaffPolicies, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSavePolicy = (kind: PolicyKind) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PolicyUpdate) => callEndpoint(calls.savePolicy, { params: { kind }, body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['admin', 'audit'] }),
  });
};
