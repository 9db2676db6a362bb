import type { CallInput } from '@haldi/contract/kit/endpoint';
import { readWeekSchedule, updateOrder } from '@haldi/contract/orders/desk/endpoints';
import { assignedUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { VisitNeedingChange } from '@haldi/contract/orders/desk/visit-schemas';
import type { AdminStatus } from '@haldi/contract/orders/status';
import * as calls from '@haldi/contract/roster/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';

const rosterKey = ['admin', 'beauticians'];
const weekKey = ['admin', 'week'];

export const useBeauticians = () =>
  useQuery({ queryKey: rosterKey, queryFn: () => callEndpoint(calls.listBeauticians, {}) });

/** Shows the previous week while loading. */
export const useWeekSchedule = (from: string) =>
  useQuery({
    queryKey: [...weekKey, from],
    queryFn: () => callEndpoint(readWeekSchedule, { query: { from } }),
    placeholderData: (previous) => previous,
  });

/** Changes of the roster affect the plan, so all screens that show it are refreshed. */
export const useRefreshRoster = () => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] });
    await Promise.all([
      queries.invalidateQueries({ queryKey: rosterKey }),
      queries.invalidateQueries({ queryKey: weekKey }),
    ]);
  };
};

type Change = CallInput<typeof calls.changeBeautician>['body'];

export const useAddBeautician = () => {
  const onSuccess = useRefreshRoster();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.addBeautician>['body']) =>
      callEndpoint(calls.addBeautician, { body }),
    onSuccess,
  });
};

export const useChangeBeautician = () => {
  const onSuccess = useRefreshRoster();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Change }) =>
      callEndpoint(calls.changeBeautician, { params: { id }, body }),
    onSuccess,
  });
};

export const useChangeBeauticianPicture = () => {
  const onSuccess = useRefreshRoster();
  return useMutation({
    mutationFn: ({ id, image }: { id: string; image: Blob | null }) =>
      image
        ? callEndpoint(calls.setBeauticianPicture, { params: { id }, body: {}, files: { image } })
        : callEndpoint(calls.removeBeauticianPicture, { params: { id } }),
    onSuccess,
  });
};

export const useAddTimeOff = (id: string) => {
  const onSuccess = useRefreshRoster();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.addTimeOff>['body']) =>
      callEndpoint(calls.addTimeOff, { params: { id }, body }),
    onSuccess,
  });
};

export const useRemoveTimeOff = (id: string) => {
  const onSuccess = useRefreshRoster();
  return useMutation({
    mutationFn: (query: CallInput<typeof calls.removeTimeOff>['query']) =>
      callEndpoint(calls.removeTimeOff, { params: { id }, query }),
    onSuccess,
  });
};

export type Reassignment = {
  visit: Pick<VisitNeedingChange, '_id' | 'version'>;
  status: AdminStatus;
  beautician: string;
  /** The user has confirmed that the customer asked for another beautician. */
  ignorePreference?: boolean;
};

export const useReassignVisit = () => {
  const onSettled = useRefreshRoster();
  return useMutation({
    mutationFn: ({ visit, status, beautician, ignorePreference }: Reassignment) =>
      callEndpoint(updateOrder, {
        params: { orderId: visit._id },
        body: {
          ...{ status, message: assignedUpdateMessage, beautician, version: visit.version },
          ...(ignorePreference && { acknowledged: ['REQUESTED_OTHER'] }),
        },
      }),
    onSettled,
  });
};
