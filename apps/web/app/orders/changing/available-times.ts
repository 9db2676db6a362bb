import type { DayRange } from '@haldi/contract/kit/dates';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import type { OrderApi } from './order-api.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

/** Starts with `availability`, so that it is invalidated together with the times of new orders. */
const movingKey = (access: OrderApi) => ['availability', 'moving', access.key];

export const useMoveSlots = (access: OrderApi, day: string | null) =>
  useQuery({
    queryKey: [...movingKey(access), 'slots', day],
    queryFn: day === null ? skipToken : ({ signal }) => access.slots(day, signal),
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

export const useMoveDays = (access: OrderApi, { from, to }: DayRange) =>
  useQuery({
    queryKey: [...movingKey(access), 'days', from, to],
    queryFn: from <= to ? ({ signal }) => access.days({ from, to }, signal) : skipToken,
    // The loaded days of the last month stay visible while another month loads.
    placeholderData: (known, asked) =>
      hashKey([asked?.queryKey[2]]) === hashKey([access.key]) ? known : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });
