import { overlap, type Visit } from '../schedule/slots.ts';
import { isSamePerson } from './visited.ts';

/** How many visits ahead a customer can hold: few until the salon has come once. */
const limits = { newcomer: 3, visited: 10 } as const;
/** And how long they can be together until then: a cart too long for one day is split in two visits. */
const newcomerHours = 16;

/** A visit with the name of the person visited; empty: the customer. */
export type VisitTo = Visit & { visited: string };

export type Held = VisitTo & { orderId: number };

export type HoldsTooMuch =
  | { kind: 'overlap'; orderId: number }
  | { kind: 'too-many'; limit: number }
  | { kind: 'too-long'; hours: number };

/** The booking at the same time for the same person. */
export const overlappingBooking = (wanted: VisitTo, bookings: readonly Held[]): Held | undefined =>
  bookings.find((visit) => isSamePerson(visit.visited, wanted.visited) && overlap(visit, wanted));

/** Why a customer cannot take one more visit beside those held already; nothing when it can be. */
export const whyNotOneMore = (
  wanted: VisitTo,
  held: readonly Held[],
  wasVisited: boolean,
): HoldsTooMuch | undefined => {
  const same = overlappingBooking(wanted, held);
  if (same) return { kind: 'overlap', orderId: same.orderId };
  const limit = wasVisited ? limits.visited : limits.newcomer;
  if (held.length >= limit) return { kind: 'too-many', limit };
  const isTooLong = !wasVisited && minutesOf([...held, wanted]) > newcomerHours * 60;
  return isTooLong ? { kind: 'too-long', hours: newcomerHours } : undefined;
};

type FirstVisit = Pick<Visit, 'day' | 'minutes'>;

/** Visits that one network can book within a day for customers whom the salon has not visited yet. */
const firstVisitsOfNetwork = 12;

const minutesOf = (visits: readonly Pick<Visit, 'minutes'>[]): number =>
  visits.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Whether the latest first visit is one too many for its network: of `recent`, booked within a day,
 * and of `all`, itself included in both. Together with others it takes at most half of what the
 * beauticians work on its day, so that whoever opens many accounts leaves half of every day.
 */
export const isTooMuchForNetwork = (
  { day, minutes }: FirstVisit,
  { recent, all }: { recent: number; all: readonly FirstVisit[] },
  minutesOfWork: number,
): boolean => {
  if (recent > firstVisitsOfNetwork) return true;
  const taken = minutesOf(all.filter((visit) => visit.day === day));
  return taken > minutes && taken > minutesOfWork / 2;
};
