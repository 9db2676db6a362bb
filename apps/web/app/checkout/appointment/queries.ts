import type { DayRange } from '@haldi/contract/kit/dates';
import { bookingDays, bookingSlots } from '@haldi/contract/schedule/endpoints';
import { hashKey, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { daysKey, slotsKey } from '../availability-cache.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import { wantedQuery } from './wanted-query.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

/** The times of a day for a visit, kept true while they are in sight. */
export const useSlots = (day: string | null, visit: WantedVisit) =>
  useQuery({
    queryKey: slotsKey(day, visit),
    queryFn: ({ signal }) =>
      call(bookingSlots, { query: { date: day ?? '', ...wantedQuery(visit) } }, { signal }),
    enabled: day !== null && visit.services.length > 0,
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

/** Which days can take a visit, and the first time that can. */
export const useDays = ({ from, to }: DayRange, visit: WantedVisit) =>
  useQuery({
    queryKey: daysKey(from, to, visit),
    queryFn: ({ signal }) =>
      call(bookingDays, { query: { from, to, ...wantedQuery(visit) } }, { signal }),
    enabled: from <= to && visit.services.length > 0,
    // Another month of the same visit: what is known of its first days is not forgotten meanwhile.
    placeholderData: (known, asked) =>
      hashKey([asked?.queryKey.at(-1)]) === hashKey([visit]) ? known : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });
