import { listAlerts, settleAlert } from '@haldi/contract/orders/desk/alerts/endpoints';
import type { Alert } from '@haldi/contract/orders/desk/alerts/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { toast } from '../../ui/toast.ts';
import { alertsCopy } from './copy.ts';

const alertsKey = ['admin', 'alerts'];

/** What beauticians need the salon for, the longest waiting first; nothing until it is known. */
export const useAlerts = (): readonly Alert[] | undefined =>
  useQuery({ queryKey: alertsKey, queryFn: ({ signal }) => call(listAlerts, {}, { signal }) }).data
    ?.alerts;

export const useRefreshAlerts = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: alertsKey });
};

export const useSettleAlert = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (_id: string) => call(settleAlert, { params: { _id } }),
    onSuccess: (alerts) => queries.setQueryData(alertsKey, alerts),
    onError: () => toast.error(alertsCopy.failed),
  });
};
