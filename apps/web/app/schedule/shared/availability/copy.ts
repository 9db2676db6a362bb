import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { SlotReason } from '@haldi/contract/schedule/availability';

const slotNotes: Record<SlotReason, string> = {
  PAST: 'Past',
  TOO_FAR: 'Not open yet',
  CLOSED: 'Closed',
  TOO_SOON: 'Too soon',
  ALREADY_BOOKED: 'You have another visit',
  NOBODY_AT_WORK: 'Nobody at work',
  NOT_SERVED: 'Not in your area that day',
  NO_SKILL: 'No specialist at work',
  NO_SKILL_IN_AREA: 'No specialist in your area',
  TOO_LONG: 'Too long for this day',
  TOO_LATE: 'Too late for a visit this long',
  OUTSIDE_HOURS: 'Nobody at work then',
  REQUESTED_OFF: 'Your beautician is off',
  REQUESTED_AREA: 'Your beautician does not come to your area',
  REQUESTED_SKILL: 'Your beautician does not do all of this',
  REQUESTED_HOURS: 'Your beautician is not at work then',
  FULL: 'Full',
};

/** Where a day is described otherwise than a time. */
const dayNotes: Partial<Record<SlotReason, string>> = {
  PAST: 'over',
  TOO_SOON: 'too soon to book',
  NOT_SERVED: 'we do not come to your area',
  NO_SKILL: 'nobody who does this is at work',
  TOO_LONG: 'too short for a visit this long',
  FULL: 'fully booked',
};

const dayNote = (reason: SlotReason): string => {
  const note = slotNotes[reason];
  return dayNotes[reason] ?? note.charAt(0).toLowerCase() + note.slice(1);
};

/** `Tue 17 Nov, 10:00 AM`: soon enough to do without the year. */
export const shortDayAndTime = (day: string, slot: string): string =>
  `${shortWeekday(weekdayOf(day))} ${formatDay(day).slice(0, 6)}, ${slot}`;

/** Words of the calendar and of the times of a day. */
export const availabilityCopy = {
  selectDate: 'Select Date',
  selectTime: 'Select Time',
  chooseSlot: 'Choose time slot',
  chooseDateFirst: 'Choose a date to see which times are free.',
  slotsLoading: 'Looking for free times',
  slotsFailed: 'The free times could not be loaded.',
  tryAgain: 'Try again',
  takeTime: (day: string, slot: string) => `Take ${shortDayAndTime(day, slot)}`,
  nearestTime: 'Nearest available time:',
  dayNote,
  fullDays: 'Nothing free on this day',
  nextFree: (day: string, slot: string) => `Next free: ${shortDayAndTime(day, slot)}`,
  firstFreeIn: (month: string, day: string, slot: string) =>
    `First in ${month}: ${shortDayAndTime(day, slot)}`,
  nothingFree: (until: string) => `Nothing is free until ${formatDay(until)}.`,
  visitLength: (time: string) => `Your visit takes about ${time}.`,
  slotNote: (reason: SlotReason) => slotNotes[reason],
  slotTaken: 'This time can no longer be booked. Please choose another.',
  required: 'Please select date and time slot',
  calendar: 'Day of your appointment',
  today: 'today',
  selected: 'selected',
};
