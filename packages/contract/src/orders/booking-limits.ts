import { type VisitTime, visitsOverlap } from '../schedule/booking-time-rules.ts';
import { isSameRecipient } from './recipient.ts';

/** Upcoming visits per customer, before and after the first completed visit. */
const limits = { beforeFirstVisit: 3, afterFirstVisit: 10 } as const;
/**
 * Total hours of upcoming visits before the first completed one. Long enough for a cart that is
 * split into two visits.
 */
const maxNewCustomerHours = 16;

/** `visited`: name of the person visited; empty: the customer. */
export type RecipientVisit = VisitTime & { recipient: string };

export type ActiveBooking = RecipientVisit & { orderId: number };

export type BookingLimitRefusal =
  | { kind: 'overlap'; orderId: number }
  | { kind: 'too-many'; limit: number }
  | { kind: 'too-long'; hours: number };

export const overlappingBooking = (
  wanted: RecipientVisit,
  bookings: readonly ActiveBooking[],
): ActiveBooking | undefined =>
  bookings.find(
    (visit) => isSameRecipient(visit.recipient, wanted.recipient) && visitsOverlap(visit, wanted),
  );

export const bookingLimitRefusal = (
  wanted: RecipientVisit,
  activeBookings: readonly ActiveBooking[],
  hasVisitedBefore: boolean,
): BookingLimitRefusal | undefined => {
  const overlapping = overlappingBooking(wanted, activeBookings);
  if (overlapping) return { kind: 'overlap', orderId: overlapping.orderId };
  const limit = hasVisitedBefore ? limits.afterFirstVisit : limits.beforeFirstVisit;
  if (activeBookings.length >= limit) return { kind: 'too-many', limit };
  const isTooLong =
    !hasVisitedBefore && minutesOf([...activeBookings, wanted]) > maxNewCustomerHours * 60;
  return isTooLong ? { kind: 'too-long', hours: maxNewCustomerHours } : undefined;
};

type FirstVisit = Pick<VisitTime, 'day' | 'minutes'>;

/** First visits that can be booked from one network per day. */
const maxFirstVisitsPerNetwork = 12;

const minutesOf = (visits: readonly Pick<VisitTime, 'minutes'>[]): number =>
  visits.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * The latest visit is included in `recent` (booked within a day) and `all`. First visits of one
 * network can take at most half of a day’s working time, so that fake accounts cannot block a day.
 */
export const exceedsFirstVisitsPerNetwork = (
  { day, minutes }: FirstVisit,
  { recent, all }: { recent: number; all: readonly FirstVisit[] },
  minutesOfWork: number,
): boolean => {
  if (recent > maxFirstVisitsPerNetwork) return true;
  const taken = minutesOf(all.filter((visit) => visit.day === day));
  return taken > minutes && taken > minutesOfWork / 2;
};
