import type { DayRange } from '@haldi/contract/kit/dates';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import type { OrderApi } from './order-api.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

/** Beside the free times of new orders: whatever makes those untrue makes these so. */
const movingKey = (access: OrderApi) => ['availability', 'moving', access.key];

/** The times of a day to which an order can be moved, kept true while they are in sight. */
export const useMoveSlots = (access: OrderApi, day: string | null) =>
  useQuery({
    queryKey: [...movingKey(access), 'slots', day],
    queryFn: day === null ? skipToken : ({ signal }) => access.slots(day, signal),
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

/** Which days have such a time, and the first one. */
export const useMoveDays = (access: OrderApi, { from, to }: DayRange) =>
  useQuery({
    queryKey: [...movingKey(access), 'days', from, to],
    queryFn: from <= to ? ({ signal }) => access.days({ from, to }, signal) : skipToken,
    // Another month: what is known of its first days is not forgotten meanwhile.
    placeholderData: (known, asked) =>
      hashKey([asked?.queryKey[2]]) === hashKey([access.key]) ? known : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });
