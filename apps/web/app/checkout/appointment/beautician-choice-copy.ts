import { formatDay } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import type { SlotUnavailableReason } from '@haldi/contract/schedule/availability';
import { shortDayAndTime } from '../../schedule/shared/availability/copy.ts';

const reasons: Partial<Record<SlotUnavailableReason, string>> = {
  REQUESTED_OFF: 'has this day off',
  REQUESTED_AREA: 'does not serve this area',
  REQUESTED_SKILL: 'does not offer all of these services',
  REQUESTED_HOURS: 'is not working for the whole visit',
};

/** Separate file: loaded with the time selection. */
export const beauticianChoiceCopy = {
  who: 'Choose a beautician',
  anyone: 'Any available beautician',
  anyBeauticianNote: 'We choose for you',
  lastVisit: (day: string, service: string) => `Last visit ${day}: ${service}`,
  anyBeauticianAt: (slot: string) => `Any beautician at ${slot}`,
  notAvailable: (name: string, reason?: SlotUnavailableReason) =>
    `${firstName(name)} ${(reason && reasons[reason]) ?? 'is not available'}`,
  notAvailableAt: (name: string, slot: string, reason?: SlotUnavailableReason) =>
    `${firstName(name)} ${(reason && reasons[reason]) ?? `is not available at ${slot}`}.`,
  notAvailableOnDay: (name: string, reason?: SlotUnavailableReason) =>
    `${firstName(name)} ${(reason && reasons[reason]) ?? 'is not available on this day'}. Choose another day or any available beautician.`,
  noTimesUntil: (name: string, until: string) =>
    `${firstName(name)} has no available times up to ${formatDay(until)}.`,
  otherBeauticiansOnly: (name: string) => `${firstName(name)} is not available, but others are`,
  nextWith: (name: string, day: string, slot: string) =>
    `Next available with ${firstName(name)}: ${shortDayAndTime(day, slot)}`,
  firstWithIn: (name: string, month: string, day: string, slot: string) =>
    `First available with ${firstName(name)} in ${month}: ${shortDayAndTime(day, slot)}`,
  nextWithAny: (day: string, slot: string) => `Any beautician: ${shortDayAndTime(day, slot)}`,
};
