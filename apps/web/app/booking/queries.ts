import { bookingSlots } from '@haldi/contract/booking/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/call.ts';

const refreshMs = 10_000;

/** The eight times of a day for a visit of that length, kept true while they are in sight. */
export const useSlots = (day: string | null, minutes: number) =>
  useQuery({
    queryKey: ['slots', day, minutes],
    queryFn: ({ signal }) =>
      call(bookingSlots, { query: { date: day ?? '', duration: String(minutes) } }, { signal }),
    enabled: day !== null && minutes > 0,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });
