import type {
  BoardPerson,
  PlacementOption,
  PlacementOptions,
  PlacementTime,
} from '@haldi/contract/orders/desk/board/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { boardCopy } from './copy.ts';

/** `asks`: possible after a confirmation. `cannot`: never possible. */
export type BoardPlacementKind = 'here' | 'free' | 'asks' | 'cannot';

export type BoardPlacement = {
  /** Undefined: any available beautician. */
  person: Pick<BoardPerson, '_id' | 'name'> | undefined;
  slot: string;
  kind: BoardPlacementKind;
  reason: string;
  /** What the salon's own rules say against it. */
  against: string | null;
};

const placementKind = (
  { isCurrent, conflicts }: PlacementOption,
  { against }: PlacementTime,
): BoardPlacementKind => {
  if (isCurrent) return 'here';
  if (conflicts.some(({ kind }) => kind === 'BUSY')) return 'cannot';
  return conflicts.length > 0 || against !== null ? 'asks' : 'free';
};

const joinTexts = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

/** Freelancers have none: their time is not planned. */
export const placementsForBeautician = (
  person: BoardPerson,
  { people, times }: PlacementOptions,
): BoardPlacement[] => {
  const timeAt = new Map(times.map((time) => [time.slot, time]));
  const options = people.find(({ _id }) => _id === person._id)?.places ?? [];
  return options.flatMap((place) => {
    const time = timeAt.get(place.slot);
    if (!time) return [];
    const reason = joinTexts([
      time.against,
      ...place.conflicts.map(({ text }) => text),
      place.note,
    ]);
    return [
      { person, slot: place.slot, kind: placementKind(place, time), reason, against: time.against },
    ];
  });
};

/**
 * Slots for any available beautician. An assigned visit has none at its own time: unassigning is
 * done in the order, with a message to the customer.
 */
export const anyBeauticianPlacements = (
  { times }: PlacementOptions,
  order: Order,
  day: string,
): BoardPlacement[] => {
  const currentSlot = order.appointmentDate === day ? order.appointmentSlot : undefined;
  return times
    .filter(({ slot, isPast, isCurrent }) => !isPast && (slot !== currentSlot || isCurrent))
    .map(({ slot, against, plannedName, reason, isCurrent }) => ({
      person: undefined,
      slot,
      kind: anyBeauticianKind(isCurrent, plannedName, against),
      reason: joinTexts([against, reason, plannedName && boardCopy.selected.planned(plannedName)]),
      against,
    }));
};

const anyBeauticianKind = (
  isCurrent: boolean,
  plannedName: string | null,
  against: string | null,
): BoardPlacementKind => {
  if (isCurrent) return 'here';
  if (plannedName === null) return 'cannot';
  return against === null ? 'free' : 'asks';
};

export const placementKindLabels: Record<BoardPlacementKind, string> = {
  here: boardCopy.slot.current,
  free: boardCopy.slot.free,
  asks: boardCopy.slot.conflict,
  cannot: boardCopy.slot.unavailable,
};

export const areAllPlacementsPast = ({ times }: PlacementOptions): boolean =>
  times.every(({ isPast }) => isPast);
