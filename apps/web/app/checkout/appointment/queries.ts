import { hasCoordinates } from '@haldi/contract/accounts/addresses/address';
import { Pincode } from '@haldi/contract/accounts/addresses/address-input';
import type { DayRange } from '@haldi/contract/kit/dates';
import { listPastBeauticians } from '@haldi/contract/orders/preferences/endpoints';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { listBookingDays, listBookingSlots } from '@haldi/contract/schedule/endpoints';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { availableSlotsKey, bookableDaysKey, pastBeauticiansKey } from '../availability-cache.ts';
import type { VisitDraft } from '../visit-draft.ts';

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

export const usePastBeauticians = (userId: string | null) =>
  useQuery({
    queryKey: pastBeauticiansKey(userId),
    queryFn: ({ signal }) => callEndpoint(listPastBeauticians, {}, { signal }),
    enabled: userId !== null,
    refetchInterval: daysRefreshMs,
  });

type Place = NonNullable<VisitDraft['place']>;

/** No exponent notation; six decimals are about 0.1 m. */
const degreesText = (degrees: number): string => degrees.toFixed(6);

const coordinatesOf = (place: Place) =>
  hasCoordinates(place)
    ? { latitude: degreesText(place.latitude), longitude: degreesText(place.longitude) }
    : {};

/** Accounts created through an identity provider may lack fields; these are left out. */
const locationQuery = (place: Place | null) => {
  if (place === null || !Pincode.safeParse(place.pincode).success) return {};
  const { pincode, door } = place;
  return { pincode, ...(door && { door }), ...coordinatesOf(place) };
};

export const toAvailabilityQuery = ({
  services,
  place,
  beautician,
  customer,
  byPhone,
}: VisitDraft) => ({
  services: formatCartParameter(services),
  ...(beautician && { beautician }),
  ...(customer && { customer }),
  ...(byPhone && { byPhone: 'true' as const }),
  ...locationQuery(place),
});

/** Refreshed while visible. Requests nothing without a visit. */
export const useBookingSlots = (
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
            callEndpoint(
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
            callEndpoint(
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
