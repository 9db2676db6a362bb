import { formatDay, formatDayWithWeekday } from '@haldi/contract/kit/dates';
import type { SlotUnavailableReason } from '@haldi/contract/schedule/availability';

const slotNotes: Record<SlotUnavailableReason, string> = {
  PAST: 'Past',
  TOO_FAR: 'Not bookable yet',
  CLOSED: 'Closed',
  TOO_SOON: 'Too soon',
  ALREADY_BOOKED: 'Another visit at this time',
  NOBODY_AT_WORK: 'No beautician working',
  NOT_SERVED: 'Area not served that day',
  NO_SKILL: 'No specialist working',
  NO_SKILL_IN_AREA: 'No specialist in this area',
  TOO_LONG: 'Too long for this day',
  TOO_LATE: 'Too late for a visit this long',
  OUTSIDE_HOURS: 'Outside working hours',
  REQUESTED_OFF: 'Requested beautician is off',
  REQUESTED_AREA: 'Requested beautician does not serve this area',
  REQUESTED_SKILL: 'Requested beautician does not offer all of these services',
  REQUESTED_HOURS: 'Requested beautician is not working then',
  FULL: 'Full',
};

const dayNotes: Partial<Record<SlotUnavailableReason, string>> = {
  PAST: 'past',
  TOO_SOON: 'too soon to book',
  NOT_SERVED: 'we do not serve this area',
  NO_SKILL: 'no beautician for these services is working',
  TOO_LONG: 'too short for a visit this long',
  FULL: 'fully booked',
};

const dayNote = (reason: SlotUnavailableReason): string => {
  const note = slotNotes[reason];
  return dayNotes[reason] ?? note.charAt(0).toLowerCase() + note.slice(1);
};

/** `Tue 17 Nov, 10:00 AM`. */
export const shortDayAndTime = (day: string, slot: string): string =>
  `${formatDayWithWeekday(day).slice(0, 10)}, ${slot}`;

export const availabilityCopy = {
  selectDate: 'Select Date',
  selectTime: 'Select Time',
  chooseSlot: 'Choose time slot',
  chooseDateFirst: 'Choose a date to see available times.',
  slotsLoading: 'Loading available times',
  slotsFailed: 'Available times could not be loaded.',
  tryAgain: 'Try again',
  chooseTime: (day: string, slot: string) => `Choose ${shortDayAndTime(day, slot)}`,
  nearestTime: 'Nearest available time:',
  dayNote,
  noTimesOnDay: 'No available times',
  nextAvailable: (day: string, slot: string) => `Next available: ${shortDayAndTime(day, slot)}`,
  firstAvailableIn: (month: string, day: string, slot: string) =>
    `First available in ${month}: ${shortDayAndTime(day, slot)}`,
  noAvailableTimes: (until: string) => `No available times up to ${formatDay(until)}.`,
  visitLength: (time: string) => `Your visit takes about ${time}.`,
  slotNote: (reason: SlotUnavailableReason) => slotNotes[reason],
  slotTaken: 'This time is no longer available. Please choose another.',
  required: 'Please select date and time slot',
  calendar: 'Appointment date',
  today: 'today',
  selected: 'selected',
};
