import type { DayRange } from '@haldi/contract/kit/dates';
import { listPastBeauticians } from '@haldi/contract/orders/preferences/endpoints';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { listBookingDays, listBookingSlots } from '@haldi/contract/schedule/endpoints';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { availableSlotsKey, bookableDaysKey, pastBeauticiansKey } from '../availability-cache.ts';
import type { VisitDraft } from '../visit-draft.ts';
import { toAvailabilityQuery } from './availability-query.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

export const usePastBeauticians = (userId: string | null) =>
  useQuery({
    queryKey: pastBeauticiansKey(userId),
    queryFn: ({ signal }) => call(listPastBeauticians, {}, { signal }),
    enabled: userId !== null,
    refetchInterval: daysRefreshMs,
  });

/** Refreshed while visible. Requests nothing without a visit. */
export const useSlots = (
  day: string | null,
  visit: VisitDraft | null,
  /** Staff only: also this time. */
  at?: Slot,
) =>
  useQuery({
    queryKey: [...availableSlotsKey(day, visit), ...(at ? [at] : [])],
    queryFn:
      day !== null && visit && visit.services.length > 0
        ? ({ signal }) =>
            call(
              listBookingSlots,
              { query: { date: day, ...toAvailabilityQuery(visit), ...(at && { at }) } },
              { signal },
            )
        : skipToken,
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

export const useBookingDays = ({ from, to }: DayRange, visit: VisitDraft | null) =>
  useQuery({
    queryKey: bookableDaysKey(from, to, visit),
    queryFn:
      from <= to && visit && visit.services.length > 0
        ? ({ signal }) =>
            call(
              listBookingDays,
              { query: { from, to, ...toAvailabilityQuery(visit) } },
              { signal },
            )
        : skipToken,
    // Keeps the known days visible while another month of the same visit loads.
    placeholderData: (known, asked) =>
      hashKey([asked?.queryKey.at(-1)]) === hashKey([visit]) ? known : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });
