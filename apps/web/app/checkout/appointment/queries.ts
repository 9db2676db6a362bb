import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { bookingSlots } from '@haldi/contract/schedule/endpoints';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const refreshMs = 10_000;

const slotsKey = (day: string | null, minutes: number) => ['slots', day, minutes];

/** The eight times of a day for a visit of that length, kept true while they are in sight. */
export const useSlots = (day: string | null, minutes: number) =>
  useQuery({
    queryKey: slotsKey(day, minutes),
    queryFn: ({ signal }) =>
      call(bookingSlots, { query: { date: day ?? '', duration: String(minutes) } }, { signal }),
    enabled: day !== null && minutes > 0,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });

/** The same, as far as they were asked for already. */
export const knownSlots = (
  client: QueryClient,
  day: string,
  minutes: number,
): SlotAvailability[] | undefined => client.getQueryData(slotsKey(day, minutes));
