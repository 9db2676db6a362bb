import type { SlotReason } from '@haldi/contract/schedule/availability';

const dayReasons: Record<SlotReason, string> = {
  PAST: 'No time is left on this day.',
  TOO_FAR: 'This day cannot be booked yet.',
  CLOSED: 'We are closed on this day.',
  TOO_SOON: 'It is too late to book a visit on this day.',
  ALREADY_BOOKED: 'You have another visit at the times left on this day.',
  NOBODY_AT_WORK: 'Nobody is at work on this day.',
  NOT_SERVED: 'We do not come to your area on this day.',
  NO_SKILL: 'Nobody who does all of this is at work on this day.',
  NO_SKILL_IN_AREA: 'Nobody who does all of this comes to your area on this day.',
  TOO_LONG: 'This day is too short for a visit this long.',
  TOO_LATE: 'It is too late on this day for a visit this long.',
  OUTSIDE_HOURS: 'Nobody is at work for the whole visit on this day.',
  REQUESTED_OFF: 'Your beautician is off on this day.',
  REQUESTED_AREA: 'Your beautician does not come to your area.',
  REQUESTED_SKILL: 'Your beautician does not do all of this.',
  REQUESTED_HOURS: 'Your beautician is not at work for the whole visit on this day.',
  FULL: 'Nothing is free on this day for a visit this long.',
};

/** Why nothing can be chosen on a day; where no other day is better, none is asked for. */
export const dayReasonText = (reason: SlotReason): string => {
  const isOfEveryDay = reason === 'REQUESTED_AREA' || reason === 'REQUESTED_SKILL';
  return isOfEveryDay ? dayReasons[reason] : `${dayReasons[reason]} Please choose another.`;
};

const timeReasons: Partial<Record<SlotReason, (slot: string) => string>> = {
  PAST: (slot) => `${slot} has passed.`,
  TOO_SOON: (slot) => `${slot} is too soon to be booked.`,
  ALREADY_BOOKED: (slot) => `You have another visit at ${slot}.`,
  TOO_LATE: (slot) => `${slot} is too late for a visit this long.`,
  OUTSIDE_HOURS: (slot) => `Nobody is at work for the whole visit at ${slot}.`,
  REQUESTED_HOURS: (slot) => `Your beautician is not at work for the whole visit at ${slot}.`,
  FULL: (slot) => `Nobody is available at ${slot}.`,
};

/** Why a chosen time cannot be had; `latest` is the last time at which such a visit can start. */
export const timeReasonText = (reason: SlotReason, slot: string, latest?: string): string => {
  const text = timeReasons[reason]?.(slot) ?? dayReasons[reason];
  return reason === 'TOO_LATE' && latest ? `${text} The latest start is ${latest}.` : text;
};
