import { overlap, type VisitTime } from '../schedule/slots.ts';
import { isSameRecipient } from './recipient.ts';

/** How many visits ahead a customer can hold: few until the salon has come once. */
const limits = { newcomer: 3, visited: 10 } as const;
/** And how long they can be together until then: a cart too long for one day is split in two visits. */
const maxNewCustomerHours = 16;

/** A visit with the name of the person visited; empty: the customer. */
export type RecipientVisit = VisitTime & { visited: string };

export type ActiveBooking = RecipientVisit & { orderId: number };

export type BookingLimitRefusal =
  | { kind: 'overlap'; orderId: number }
  | { kind: 'too-many'; limit: number }
  | { kind: 'too-long'; hours: number };

/** The booking at the same time for the same person. */
export const overlappingBooking = (
  wanted: RecipientVisit,
  bookings: readonly ActiveBooking[],
): ActiveBooking | undefined =>
  bookings.find(
    (visit) => isSameRecipient(visit.visited, wanted.visited) && overlap(visit, wanted),
  );

/** Why a customer cannot take one more visit beside those held already; nothing when it can be. */
export const bookingLimitRefusal = (
  wanted: RecipientVisit,
  activeBookings: readonly ActiveBooking[],
  hasVisitedBefore: boolean,
): BookingLimitRefusal | undefined => {
  const same = overlappingBooking(wanted, activeBookings);
  if (same) return { kind: 'overlap', orderId: same.orderId };
  const limit = hasVisitedBefore ? limits.visited : limits.newcomer;
  if (activeBookings.length >= limit) return { kind: 'too-many', limit };
  const isTooLong =
    !hasVisitedBefore && minutesOf([...activeBookings, wanted]) > maxNewCustomerHours * 60;
  return isTooLong ? { kind: 'too-long', hours: maxNewCustomerHours } : undefined;
};

type FirstVisit = Pick<VisitTime, 'day' | 'minutes'>;

/** Visits that one network can book within a day for customers whom the salon has not visited yet. */
const maxFirstVisitsPerNetwork = 12;

const minutesOf = (visits: readonly Pick<VisitTime, 'minutes'>[]): number =>
  visits.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Whether the latest first visit is one too many for its network: of `recent`, booked within a day,
 * and of `all`, itself included in both. Together with others it takes at most half of what the
 * beauticians work on its day, so that whoever opens many accounts leaves half of every day.
 */
export const exceedsNetworkLimit = (
  { day, minutes }: FirstVisit,
  { recent, all }: { recent: number; all: readonly FirstVisit[] },
  minutesOfWork: number,
): boolean => {
  if (recent > maxFirstVisitsPerNetwork) return true;
  const taken = minutesOf(all.filter((visit) => visit.day === day));
  return taken > minutes && taken > minutesOfWork / 2;
};
