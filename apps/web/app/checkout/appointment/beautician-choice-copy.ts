import { formatDay } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import type { SlotReason } from '@haldi/contract/schedule/availability';
import { shortDayAndTime } from '../../schedule/shared/availability/copy.ts';

/** Why the requested beautician cannot come although others can. */
const reasons: Partial<Record<SlotReason, string>> = {
  REQUESTED_OFF: 'is off on this day',
  REQUESTED_AREA: 'does not come to your area',
  REQUESTED_SKILL: 'does not do all of this',
  REQUESTED_HOURS: 'is not at work for the whole visit then',
};

/** Words about who shall come: only whoever chooses a time loads them. */
export const beauticianChoiceCopy = {
  who: 'Who shall come?',
  anyone: 'Anyone',
  anyoneNote: 'Whoever is free',
  lastVisit: (day: string, service: string) => `Last visit ${day}: ${service}`,
  anyoneAt: (slot: string) => `Anyone at ${slot}`,
  notFree: (name: string, reason?: SlotReason) =>
    `${firstName(name)} ${(reason && reasons[reason]) ?? 'is not free'}`,
  notFreeAt: (name: string, slot: string, reason?: SlotReason) =>
    `${firstName(name)} ${(reason && reasons[reason]) ?? `is not free at ${slot}`}.`,
  notFreeThen: (name: string, reason?: SlotReason) =>
    `${firstName(name)} ${(reason && reasons[reason]) ?? 'is not free on this day'}. Choose another, or anyone.`,
  notFreeUntil: (name: string, until: string) =>
    `${firstName(name)} is not free until ${formatDay(until)}.`,
  notFreeDays: (name: string) => `${firstName(name)} is not free, others are`,
  nextWith: (name: string, day: string, slot: string) =>
    `Next with ${firstName(name)}: ${shortDayAndTime(day, slot)}`,
  firstWithIn: (name: string, month: string, day: string, slot: string) =>
    `First with ${firstName(name)} in ${month}: ${shortDayAndTime(day, slot)}`,
  nextByAnyone: (day: string, slot: string) => `Anyone: ${shortDayAndTime(day, slot)}`,
};
