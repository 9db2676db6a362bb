import type { SlotReason } from '@haldi/contract/schedule/availability';

/** Why nothing can be chosen on a day. */
export const dayProblems: Record<SlotReason, string> = {
  PAST: 'No time is left on this day. Please choose another.',
  TOO_FAR: 'This day cannot be booked yet. Please choose another.',
  CLOSED: 'We are closed on this day. Please choose another.',
  TOO_SOON: 'It is too late to book a visit on this day. Please choose another.',
  NOT_SERVED: 'We do not come to your area on this day. Please choose another.',
  NO_SKILL: 'Nobody who does all of this is at work on this day. Please choose another.',
  TOO_LONG: 'This day is too short for a visit this long. Please choose another.',
  FULL: 'Nothing is free on this day for a visit this long. Please choose another.',
};

/** Why a chosen time cannot be had. */
export const slotProblems: Record<SlotReason, (slot: string) => string> = {
  PAST: (slot) => `${slot} has passed.`,
  TOO_FAR: () => 'This day cannot be booked yet.',
  CLOSED: () => 'We are closed on this day.',
  TOO_SOON: (slot) => `${slot} is too soon to be booked.`,
  NOT_SERVED: () => 'We do not come to your area on this day.',
  NO_SKILL: () => 'Nobody who does all of this is at work on this day.',
  TOO_LONG: (slot) => `Nobody works long enough for a visit this long from ${slot}.`,
  FULL: (slot) => `Everybody who does this is booked at ${slot}.`,
};
