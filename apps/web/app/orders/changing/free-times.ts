import type { DayRange } from '@haldi/contract/kit/dates';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import type { OrderAccess } from './order-access.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

/** Beside the free times of new orders: whatever makes those untrue makes these so. */
const movingKey = (access: OrderAccess) => ['availability', 'moving', access.key];

/** The times of a day to which an order can be moved, kept true while they are in sight. */
export const useFreeSlots = (access: OrderAccess, day: string | null) =>
  useQuery({
    queryKey: [...movingKey(access), 'slots', day],
    queryFn: day === null ? skipToken : ({ signal }) => access.slots(day, signal),
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

/** Which days have such a time, and the first one. */
export const useFreeDays = (access: OrderAccess, { from, to }: DayRange) =>
  useQuery({
    queryKey: [...movingKey(access), 'days', from, to],
    queryFn: from <= to ? ({ signal }) => access.days({ from, to }, signal) : skipToken,
    // Another month: what is known of its first days is not forgotten meanwhile.
    placeholderData: (known, asked) =>
      hashKey([asked?.queryKey[2]]) === hashKey([access.key]) ? known : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });
