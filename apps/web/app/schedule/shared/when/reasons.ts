import type { SlotReason } from '@haldi/contract/schedule/availability';

/** Why nothing can be chosen on a day. */
export const dayProblems: Record<SlotReason, string> = {
  PAST: 'No time is left on this day. Please choose another.',
  TOO_FAR: 'This day cannot be booked yet. Please choose another.',
  CLOSED: 'We are closed on this day. Please choose another.',
  TOO_SOON: 'It is too late to book a visit on this day. Please choose another.',
  ALREADY_BOOKED: 'You have another visit at the times left on this day. Please choose another.',
  NOBODY_AT_WORK: 'Nobody is at work on this day. Please choose another.',
  NOT_SERVED: 'We do not come to your area on this day. Please choose another.',
  NO_SKILL: 'Nobody who does all of this is at work on this day. Please choose another.',
  NO_SKILL_IN_AREA:
    'Nobody who does all of this comes to your area on this day. Please choose another.',
  TOO_LONG: 'This day is too short for a visit this long. Please choose another.',
  TOO_LATE: 'It is too late on this day for a visit this long. Please choose another.',
  OUTSIDE_HOURS: 'Nobody is at work for the whole visit on this day. Please choose another.',
  REQUESTED_OFF: 'Your beautician is off on this day. Please choose another.',
  REQUESTED_AREA: 'Your beautician does not come to your area.',
  REQUESTED_SKILL: 'Your beautician does not do all of this.',
  REQUESTED_HOURS:
    'Your beautician is not at work for the whole visit on this day. Please choose another.',
  FULL: 'Nothing is free on this day for a visit this long. Please choose another.',
};

/** Why a chosen time cannot be had; `latest` is the last time at which such a visit can start. */
export const slotProblems: Record<SlotReason, (slot: string, latest?: string) => string> = {
  PAST: (slot) => `${slot} has passed.`,
  TOO_FAR: () => 'This day cannot be booked yet.',
  CLOSED: () => 'We are closed on this day.',
  TOO_SOON: (slot) => `${slot} is too soon to be booked.`,
  ALREADY_BOOKED: (slot) => `You have another visit at ${slot}.`,
  NOBODY_AT_WORK: () => 'Nobody is at work on this day.',
  NOT_SERVED: () => 'We do not come to your area on this day.',
  NO_SKILL: () => 'Nobody who does all of this is at work on this day.',
  NO_SKILL_IN_AREA: () => 'Nobody who does all of this comes to your area on this day.',
  TOO_LONG: () => 'Nobody works long enough on this day for a visit this long.',
  TOO_LATE: (slot, latest) =>
    latest === undefined
      ? `${slot} is too late for a visit this long.`
      : `${slot} is too late for a visit this long. The latest start is ${latest}.`,
  OUTSIDE_HOURS: (slot) => `Nobody is at work for the whole visit at ${slot}.`,
  REQUESTED_OFF: () => 'Your beautician is off on this day.',
  REQUESTED_AREA: () => 'Your beautician does not come to your area.',
  REQUESTED_SKILL: () => 'Your beautician does not do all of this.',
  REQUESTED_HOURS: (slot) => `Your beautician is not at work for the whole visit at ${slot}.`,
  FULL: (slot) => `Nobody is available at ${slot}.`,
};
