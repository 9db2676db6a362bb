import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { SlotReason } from '@haldi/contract/schedule/availability';

const slotNotes: Record<SlotReason, string> = {
  PAST: 'Past',
  TOO_FAR: 'Not open yet',
  CLOSED: 'Closed',
  TOO_SOON: 'Too soon',
  NOT_SERVED: 'Not in your area that day',
  NO_SKILL: 'No specialist at work',
  TOO_LONG: 'Too late for a visit this long',
  FULL: 'Full',
};

const dayNotes: Record<SlotReason, string> = {
  PAST: 'over',
  TOO_FAR: 'not open yet',
  CLOSED: 'closed',
  TOO_SOON: 'too soon to book',
  NOT_SERVED: 'we do not come to your area',
  NO_SKILL: 'nobody who does this is at work',
  TOO_LONG: 'too short for a visit this long',
  FULL: 'fully booked',
};

/** `Tue 17 Nov, 10:00 AM`: soon enough to do without the year. */
export const soonText = (day: string, slot: string): string =>
  `${shortWeekday(weekdayOf(day))} ${formatDay(day).slice(0, 6)}, ${slot}`;

export const bookingCopy = {
  title: 'Confirm Your Appointment',
  stepOf: (step: number) => `Step ${step} of 3`,
  yourVisit: 'Your visit',
  selectDate: 'Select Date',
  selectTime: 'Select Time',
  chooseSlot: 'Choose time slot',
  chooseDateFirst: 'Choose a date to see which times are free.',
  slotsLoading: 'Looking for free times',
  slotsFailed: 'The free times could not be loaded.',
  tryAgain: 'Try again',
  takeTime: (day: string, slot: string) => `Take ${soonText(day, slot)}`,
  nextFreeTime: 'The next free time:',
  daysOfArea: (area: string, days: string) => `Our days in ${area}: ${days}.`,
  whereFirst: 'Where should we come?',
  whereFirstText: 'When we come depends on where you live, so the address comes first.',
  giveAddress: 'Give your address',
  otherAddress: 'Use another address',
  dayNote: (reason: SlotReason) => dayNotes[reason],
  fullDays: 'Nothing free on this day',
  nextFree: (day: string, slot: string) => `Next free: ${soonText(day, slot)}`,
  firstFreeIn: (month: string, day: string, slot: string) =>
    `First in ${month}: ${soonText(day, slot)}`,
  nothingFree: (until: string) => `Nothing is free until ${formatDay(until)}.`,
  visitLength: (time: string) => `Your visit takes about ${time}.`,
  slotNote: (reason: SlotReason) => slotNotes[reason],
  slotTaken: 'This time can no longer be booked. Please choose another.',
  confirm: 'Confirm Appointment',
  required: 'Please select date and time slot',
  calendar: 'Day of your appointment',
  today: 'today',
  selected: 'selected',
  placed: 'Order placed successfully!',
  failed: 'Something went wrong while placing the order.',
  lostTitle: 'We do not know whether your order arrived',
  lost: 'Our server did not answer. What you chose is kept here. Send it once more: if it did arrive, you are not booked twice.',
  notPlaced: 'Your order is not placed yet',
  changedTitle: 'Our prices have changed',
  termsTitle: 'Our terms for moving and cancelling have changed',
  goneTitle: 'A service is no longer offered',
  wasNow: (was: number, now: number) => `${formatRupees(was)}, now ${formatRupees(now)}`,
  gone: 'No longer offered',
  accept: (total: number) => `Accept and order for ${formatRupees(total)}`,
  emptyCart: 'Empty the cart',
  existsTitle: 'You have already placed this order',
  exists: (orderId: number, day: string, slot: string) =>
    `Order #${orderId} for ${formatDay(day)}, ${slot} reached us earlier, so nothing was booked again. To change it, send us a message.`,
  seeOrder: 'See this order',
  askForMore: 'Ask on WhatsApp',
  askForMoreText: 'Hello, I would like to book one more visit.',
  logIn: 'Log In',
  address: 'Address',
  userLoading: 'Loading your address',
  userFailed: 'Your details could not be loaded.',
  logInText:
    'Log in or sign up and we come to the address of your account. What you chose stays here.',
};
