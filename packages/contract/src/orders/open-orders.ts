import { overlap, type Visit } from '../schedule/slots.ts';

/** How many visits ahead somebody can hold: few until the salon has come to them once. */
const limits = { newcomer: 3, visited: 10 } as const;

export type Held = Visit & { orderId: number };

export type HoldsTooMuch =
  | { kind: 'overlap'; orderId: number }
  | { kind: 'too-many'; limit: number };

/** Why a customer cannot take one more visit beside those held already; nothing when it can be. */
export const whyNotOneMore = (
  wanted: Visit,
  held: readonly Held[],
  wasVisited: boolean,
): HoldsTooMuch | undefined => {
  const same = held.find((visit) => overlap(visit, wanted));
  if (same) return { kind: 'overlap', orderId: same.orderId };
  const limit = wasVisited ? limits.visited : limits.newcomer;
  return held.length >= limit ? { kind: 'too-many', limit } : undefined;
};
