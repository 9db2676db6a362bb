import type { DayRange } from '@haldi/contract/kit/dates';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import type { OrderApi } from './order-api.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

/** Starts with `availability`, so that it is invalidated together with the times of new orders. */
const availabilityKey = (access: OrderApi) => ['availability', 'moving', access.key];

export const useCustomerMoveSlots = (access: OrderApi, day: string | null) =>
  useQuery({
    queryKey: [...availabilityKey(access), 'slots', day],
    queryFn: day === null ? skipToken : ({ signal }) => access.slots(day, signal),
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

export const useCustomerMoveDays = (access: OrderApi, { from, to }: DayRange) =>
  useQuery({
    queryKey: [...availabilityKey(access), 'days', from, to],
    queryFn: from <= to ? ({ signal }) => access.days({ from, to }, signal) : skipToken,
    // The loaded days of the last month stay visible while another month loads.
    placeholderData: (previousData, previousQuery) =>
      hashKey([previousQuery?.queryKey[2]]) === hashKey([access.key]) ? previousData : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });
