import { logIn } from '@haldi/contract/accounts/log-in/endpoints';
import * as calls from '@haldi/contract/setup/endpoints';
import type {
  FirstOwner,
  RemoveDemoDataRequest,
  Setup,
  SetupStep,
} from '@haldi/contract/setup/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { refreshSettings } from '../settings/queries.ts';

const key = ['admin', 'setup'];

/** Always refetched, because other screens complete steps too. */
export const useSetup = () =>
  useQuery({ queryKey: key, queryFn: () => call(calls.readSetup, {}), staleTime: 0 });

export const useRefreshSetup = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
};

export const useFinishSetupStep = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: SetupStep) => call(calls.finishSetupStep, { params: { step } }),
    onSuccess: (setup) => queries.setQueryData<Setup>(key, setup),
  });
};

export const useOpenSalon = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.openSalon, {}),
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
    queryFn: () => call(calls.readDemoDataSummary, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Ends all sessions. The owner is logged in again with the new account. */
export const removeDemoDataAndLogIn = async (body: RemoveDemoDataRequest) => {
  await call(calls.removeDemoData, { body });
  return call(logIn, { body: { login: body.email, password: body.password } });
};

export const createFirstOwnerAndLogIn = async (body: FirstOwner) => {
  await call(calls.createFirstOwner, { body });
  return call(logIn, { body: { login: body.email, password: body.password } });
};
