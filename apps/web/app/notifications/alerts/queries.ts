import {
  listAlerts,
  resolveAlert,
  resolveFirstVisitBurst,
} from '@haldi/contract/orders/desk/alerts/endpoints';
import type { AlertList, Replacement } from '@haldi/contract/orders/desk/alerts/schema';
import { updateOrder } from '@haldi/contract/orders/desk/endpoints';
import { assignedUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

const alertsKey = ['admin', 'alerts'];

/** Longest waiting first; undefined until loaded. */
export const useAlerts = (): AlertList | undefined =>
  useQuery({
    queryKey: alertsKey,
    queryFn: ({ signal }) => callEndpoint(listAlerts, {}, { signal }),
  }).data;

export const useRefreshAlerts = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: alertsKey });
};

export const useResolveAlert = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (_id: string) => callEndpoint(resolveAlert, { params: { _id } }),
    onSuccess: (alerts) => queries.setQueryData(alertsKey, alerts),
  });
};

type AssignedReplacement = Pick<Replacement, 'version'> & { orderId: string; beautician: string };

export const useAssignReplacement = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, ...update }: AssignedReplacement) =>
      callEndpoint(updateOrder, {
        params: { orderId },
        body: { status: 'confirmed', message: assignedUpdateMessage, ...update },
      }),
    // After a refusal too: the visit has changed meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
};

export const useResolveFirstVisitBurst = (_id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cancelOrders: boolean) =>
      callEndpoint(resolveFirstVisitBurst, { params: { _id }, body: { cancelOrders } }),
    onSuccess: (alerts) => queries.setQueryData(alertsKey, alerts),
  });
};
