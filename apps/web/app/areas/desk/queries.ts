import * as calls from '@haldi/contract/areas/desk/endpoints';
import type { Area, AreaUpdate, NewArea } from '@haldi/contract/areas/desk/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { refreshSettings } from '../../settings/queries.ts';

const areasKey = ['admin', 'areas'];
const waitingKey = ['admin', 'areas-waiting'];

export const useAreas = () =>
  useQuery({ queryKey: areasKey, queryFn: () => callEndpoint(calls.listAreas, {}), staleTime: 0 });

const useAreaChange = <Input>(change: (input: Input) => Promise<Area[]>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (areas) => {
      queries.setQueryData(areasKey, areas);
      void refreshSettings(queries);
      for (const part of ['audit', 'week', 'dashboard', 'areas-waiting'])
        void queries.invalidateQueries({ queryKey: ['admin', part] });
    },
    onError: () => queries.invalidateQueries({ queryKey: areasKey }),
  });
};

export const useAddArea = () =>
  useAreaChange((body: NewArea) => callEndpoint(calls.addArea, { body }));

export const useChangeArea = () =>
  useAreaChange(({ id, body }: { id: string; body: AreaUpdate }) =>
    callEndpoint(calls.changeArea, { params: { id }, body }),
  );

export const useRemoveArea = () =>
  useAreaChange(({ id, acknowledged }: { id: string; acknowledged: string | undefined }) =>
    callEndpoint(calls.removeArea, { params: { id }, query: acknowledged ? { acknowledged } : {} }),
  );

export const usePincodeWaitingLists = () =>
  useQuery({
    queryKey: waitingKey,
    queryFn: () => callEndpoint(calls.listPincodeWaitingLists, {}),
    staleTime: 0,
  });

export const useDeletePincodeWaitingList = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pincode: string) =>
      callEndpoint(calls.deletePincodeWaitingList, { query: { pincode } }),
    onSuccess: (waiting) => {
      queries.setQueryData(waitingKey, waiting);
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};
