import * as calls from '@haldi/contract/payment-settings/desk/endpoints';
import type { PaymentSettingsUpdate } from '@haldi/contract/payment-settings/desk/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { refreshSettings } from '../../settings/queries.ts';

const key = ['admin', 'settings', 'payments'];

/** Never refetched, so that a form is not reset while it is edited. */
export const usePaymentSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callEndpoint(calls.readPaymentSettings, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSavePaymentSettings = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentSettingsUpdate) => callEndpoint(calls.savePaymentSettings, { body }),
    onSuccess: () => {
      void refreshSettings(queries);
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};
