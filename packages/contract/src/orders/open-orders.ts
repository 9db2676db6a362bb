import { overlap, type Visit } from '../schedule/slots.ts';
import { isSamePerson } from './visited.ts';

/** How many visits ahead somebody can hold: few until the salon has come to them once. */
const limits = { newcomer: 3, visited: 10 } as const;

/** A visit with the name of the person visited; null: the customer herself. */
export type VisitTo = Visit & { visited: string | null };

export type Held = VisitTo & { orderId: number };

export type HoldsTooMuch =
  | { kind: 'overlap'; orderId: number }
  | { kind: 'too-many'; limit: number };

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
  return held.length >= limit ? { kind: 'too-many', limit } : undefined;
};
