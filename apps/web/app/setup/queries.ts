import { logIn } from '@haldi/contract/accounts/log-in/endpoints';
import * as calls from '@haldi/contract/setup/endpoints';
import type {
  FirstOwner,
  RemoveDemoDataRequest,
  Setup,
  SetupStep,
} from '@haldi/contract/setup/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { refreshSettings } from '../settings/queries.ts';

const key = ['admin', 'setup'];

/** Always refetched, because other screens complete steps too. */
export const useSetup = () =>
  useQuery({ queryKey: key, queryFn: () => callEndpoint(calls.readSetup, {}), staleTime: 0 });

export const useRefreshSetup = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
};

export const useFinishSetupStep = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: SetupStep) => callEndpoint(calls.finishSetupStep, { params: { step } }),
    onSuccess: (setup) => queries.setQueryData<Setup>(key, setup),
  });
};

export const useOpenSalon = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(calls.openSalon, {}),
    onSuccess: async (setup) => {
      queries.setQueryData<Setup>(key, setup);
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
      await refreshSettings(queries);
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
};

export const useDemoDataSummary = () =>
  useQuery({
    queryKey: ['admin', 'tried-out'],
    queryFn: () => callEndpoint(calls.readDemoDataSummary, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Ends all sessions. The owner is logged in again with the new account. */
export const removeDemoDataAndLogIn = async (body: RemoveDemoDataRequest) => {
  await callEndpoint(calls.removeDemoData, { body });
  return callEndpoint(logIn, { body: { login: body.email, password: body.password } });
};

export const createFirstOwnerAndLogIn = async (body: FirstOwner) => {
  await callEndpoint(calls.createFirstOwner, { body });
  return callEndpoint(logIn, { body: { login: body.email, password: body.password } });
};
