import { readAcceptedPolicies, readPolicyVersion } from '@haldi/contract/policies/endpoints';
import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import { useQuery } from '@tanstack/react-query';
import { CallError, callEndpoint } from '../lib/call.ts';

export const usePolicyVersion = (kind: PolicyKind, hash: string | null) =>
  useQuery({
    queryKey: ['policies', kind, hash],
    queryFn: () => callEndpoint(readPolicyVersion, { params: { kind, hash: hash ?? '' } }),
    enabled: hash !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // A missing version stays missing.
    retry: (times, error) => !(error instanceof CallError) && times < 2,
  });

export const useAcceptedPolicies = () =>
  useQuery({
    queryKey: ['policies', 'mine'],
    queryFn: () => callEndpoint(readAcceptedPolicies, {}),
  });
