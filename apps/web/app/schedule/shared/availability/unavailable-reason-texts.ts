import type { SlotUnavailableReason } from '@haldi/contract/schedule/availability';

const dayReasons: Record<SlotUnavailableReason, string> = {
  PAST: 'There are no times left on this day.',
  TOO_FAR: 'This day cannot be booked yet.',
  CLOSED: 'We are closed on this day.',
  TOO_SOON: 'It is too late to book a visit on this day.',
  ALREADY_BOOKED: 'Another visit is already booked at the remaining times.',
  NOBODY_AT_WORK: 'No beautician is working on this day.',
  NOT_SERVED: 'We do not serve this area on this day.',
  NO_SKILL: 'No beautician for these services is working on this day.',
  NO_SKILL_IN_AREA: 'No beautician for these services serves this area on this day.',
  TOO_LONG: 'This day is too short for this visit.',
  TOO_LATE: 'It is too late to start this visit on this day.',
  OUTSIDE_HOURS: 'No beautician is working for the whole visit on this day.',
  REQUESTED_OFF: 'The requested beautician has this day off.',
  REQUESTED_AREA: 'The requested beautician does not serve this area.',
  REQUESTED_SKILL: 'The requested beautician does not offer all of these services.',
  REQUESTED_HOURS: 'The requested beautician is not working for the whole visit on this day.',
  FULL: 'This day has no available time for this visit.',
};

/** Reasons that apply to every day do not suggest another one. */
export const dayReasonText = (reason: SlotUnavailableReason): string => {
  const isOfEveryDay = reason === 'REQUESTED_AREA' || reason === 'REQUESTED_SKILL';
  return isOfEveryDay ? dayReasons[reason] : `${dayReasons[reason]} Please choose another.`;
};

const timeReasons: Partial<Record<SlotUnavailableReason, (slot: string) => string>> = {
  PAST: (slot) => `${slot} has passed.`,
  TOO_SOON: (slot) => `It is too late to book ${slot}.`,
  ALREADY_BOOKED: (slot) => `Another visit is already booked at ${slot}.`,
  TOO_LATE: (slot) => `${slot} is too late for a visit of this length.`,
  OUTSIDE_HOURS: (slot) => `No beautician is working for the whole visit at ${slot}.`,
  REQUESTED_HOURS: (slot) =>
    `The requested beautician is not working for the whole visit at ${slot}.`,
  FULL: (slot) => `No beautician is available at ${slot}.`,
};

/** `latest`: the last possible start of the visit. */
export const timeReasonText = (
  reason: SlotUnavailableReason,
  slot: string,
  latest?: string,
): string => {
  const text = timeReasons[reason]?.(slot) ?? dayReasons[reason];
  return reason === 'TOO_LATE' && latest ? `${text} The latest start is ${latest}.` : text;
};
