import {
  type CloseDayRequest,
  closeDay,
  readDayClose,
} from '@haldi/contract/orders/payments/day-close';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefreshOnEvents } from '../../../admin/admin-event-stream-store.ts';
import { callEndpoint } from '../../../lib/call.ts';

const dayCloseKey = ['admin', 'day-close'];

export const useDayClose = (day: string) => {
  const query = useQuery({
    queryKey: [...dayCloseKey, day],
    queryFn: ({ signal }) => callEndpoint(readDayClose, { params: { day } }, { signal }),
    staleTime: 0,
  });
  useRefreshOnEvents(() => void query.refetch());
  return query;
};

export const useCloseDay = (day: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CloseDayRequest) => callEndpoint(closeDay, { params: { day }, body }),
    // A refusal means that the figures shown are out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: dayCloseKey }),
  });
};
