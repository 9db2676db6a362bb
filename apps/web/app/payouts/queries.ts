import type { DayRange } from '@haldi/contract/kit/dates';
import * as calls from '@haldi/contract/payouts/endpoints';
import type {
  AdjustmentRequest,
  PayoutRequest,
  PayoutStatement,
} from '@haldi/contract/payouts/schema';
import type { PayoutSettingsUpdate } from '@haldi/contract/payouts/share-terms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { download } from '../lib/download.ts';

const key = ['admin', 'payouts'];
const settingsKey = ['admin', 'settings', 'payouts'];

export const usePayoutOverview = (period: DayRange) =>
  useQuery({
    queryKey: [...key, 'overview', period],
    queryFn: ({ signal }) => callEndpoint(calls.readPayouts, { query: period }, { signal }),
    staleTime: 0,
  });

export const usePayoutDraft = (beautician: string, period: DayRange) =>
  useQuery({
    queryKey: [...key, 'draft', beautician, period],
    queryFn: ({ signal }) =>
      callEndpoint(calls.readPayoutDraft, { params: { beautician }, query: period }, { signal }),
    staleTime: 0,
    retry: false,
  });

export const usePaidPayout = (payout: string) =>
  useQuery({
    queryKey: [...key, 'paid', payout],
    queryFn: ({ signal }) => callEndpoint(calls.readPaidPayout, { params: { payout } }, { signal }),
    retry: false,
  });

const usePayoutChange = <Input, Result>(change: (input: Input) => Promise<Result>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // A refusal means that what is shown is out of date.
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
      await queries.invalidateQueries({ queryKey: key });
    },
  });
};

/** The caller opens the paid statement, so the draft is not loaded again. */
export const useMarkPayoutPaid = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PayoutRequest) => callEndpoint(calls.markPayoutPaid, { body }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
      void queries.invalidateQueries({ queryKey: [...key, 'overview'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: [...key, 'draft'] }),
  });
};

export const useAddAdjustment = () =>
  usePayoutChange((body: AdjustmentRequest) => callEndpoint(calls.addPayoutAdjustment, { body }));

export const useRemoveAdjustment = () =>
  usePayoutChange((id: number) =>
    callEndpoint(calls.removePayoutAdjustment, { params: { adjustment: String(id) } }),
  );

export const downloadStatement = ({
  beauticianId,
  from,
  to,
  paid,
}: PayoutStatement): Promise<void> =>
  paid
    ? download(calls.exportPaidPayout, { params: { payout: String(paid._id) } })
    : download(calls.exportPayoutDraft, {
        params: { beautician: String(beauticianId) },
        query: { from, to },
      });

/** Never refetched, so that a form is not reset while it is edited. */
export const useStaffPayoutSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: () => callEndpoint(calls.readPayoutSettings, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSavePayoutSettings = () =>
  usePayoutChange((body: PayoutSettingsUpdate) => callEndpoint(calls.savePayoutSettings, { body }));

export const useOwnPayouts = (userId: string) =>
  useQuery({
    queryKey: ['work', userId, 'payouts'],
    queryFn: ({ signal }) => callEndpoint(calls.listOwnPayouts, {}, { signal }),
  });

export const useOwnPayout = (userId: string, payout: string) =>
  useQuery({
    queryKey: ['work', userId, 'payouts', payout],
    queryFn: ({ signal }) => callEndpoint(calls.readOwnPayout, { params: { payout } }, { signal }),
    retry: false,
  });
