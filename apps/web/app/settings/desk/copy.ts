import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { codeShownMinutes, maxWrongCodes } from '@haldi/contract/orders/work/start-code';
import { defaultSlots } from '@haldi/contract/schedule/slots';
import { settingLimits } from '@haldi/contract/settings/desk/schema';

const visits = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);

export const settingsCopy = {
  title: 'Settings',
  intro: 'What your customers read, what coming costs, and when you can be booked.',
  sections: 'Settings pages',
  general: 'General',
  words: 'Your words',
  look: 'Look',
  areas: 'Service areas',
  staff: 'Staff',
  policies: 'Policies',
  activity: 'Audit log',
  realStart: 'Start for real',
  sameAsPhone: 'The same as your phone, unless you change it',
  businessFirst: 'Tell us about your business first: the settings are saved together.',
  loading: 'Loading settings...',
  fetchFailed: 'Failed to fetch the settings',
  lastSaved: (by: string, at: string) => `Last saved by ${by} on ${at}`,
  neverSaved: 'Nobody has changed these yet',
  business: {
    title: 'Your business',
    text: 'The name and the place, on every page and in every message.',
  },
  contact: {
    title: 'How to reach you',
    text: 'Orders open a WhatsApp chat with this number; the others stand on the contact page.',
  },
  visits: {
    title: 'Visits',
    text: 'A new charge counts for orders from now on; placed orders keep theirs.',
  },
  slots: {
    title: 'Times of visits',
    text: 'When a visit can begin, on every open day. Orders already placed keep their time.',
  },
  travel: {
    title: 'On the way',
    text: 'Minutes that the plan keeps free between two visits of the same beautician.',
  },
  terms: {
    title: 'Moving and cancelling',
    text: 'What your customers can still change themselves, and what it costs. Placed orders keep the terms they were placed under.',
  },
  booking: {
    title: 'Booking',
    text: 'How far ahead and how shortly before a visit it can be booked.',
  },
  closed: {
    title: 'Closed days',
    text: 'Nothing can be booked on these days. Visits that are booked already stay.',
  },
  logIn: {
    title: 'Back office',
    text: 'For owner and desk. Beauticians stay logged in on their phones.',
  },
  analytics: {
    title: 'Analytics',
    text: 'Page views are counted here in any case. With an id they also go to Google Analytics.',
  },
  fields: {
    businessName: 'Business name',
    city: 'City',
    address: 'Address',
    phone: 'Phone',
    whatsappNumber: 'WhatsApp number',
    email: 'E-mail',
    visitingCharge: 'Visiting charge (₹)',
    maxConcurrentVisits: 'Most visits at a time',
    requiresStartCode: 'Ask for a start code',
    slots: 'Times',
    travelWithinPincode: 'Within a pincode (minutes)',
    travelBetweenPincodes: 'Between pincodes (minutes)',
    travelBetweenAreas: 'Between areas (minutes)',
    moveHours: 'Moving until (hours before)',
    freeCancelHours: 'Free cancelling until (hours before)',
    lateCancelFee: 'Late cancellation fee (₹)',
    noShowFee: 'No-show fee (₹)',
    bookingHorizonDays: 'Days ahead',
    bookingNoticeMinutes: 'Notice before a visit',
    closedWeekdays: 'Every week on',
    closedDays: 'Single days',
    staffIdleMinutes: 'Log out after (minutes without use)',
    gaMeasurementId: 'Google Analytics id',
  },
  hints: {
    phone: 'Ten digits; a landline with its area code',
    whatsappNumber: 'Ten digits, without the country code',
    visitingCharge: 'Whole rupees, once an order',
    maxConcurrentVisits: (seats: number) =>
      `Empty: as many as beauticians are at work; today ${visits(seats)} at most.`,
    requiresStartCode: `From ${codeShownMinutes} minutes before, the customer sees four digits on the page of her visit. The beautician starts the visit with them; after ${maxWrongCodes} wrong ones the desk starts it.`,
    travel: `A whole number up to ${settingLimits.travel}; nothing at the same address`,
    moveHours: `A whole number up to ${settingLimits.termHours}; 0: until the visit begins`,
    freeCancelHours: 'The same; an order that you have not confirmed is always free',
    lateCancelFee: 'Whole rupees; empty: the visiting charge',
    noShowFee: 'When nobody is at home; empty: the visiting charge',
    staffIdleMinutes: `A whole number from ${settingLimits.staffIdle.least} to ${settingLimits.staffIdle.most}`,
    bookingHorizonDays: `How far the calendar goes, up to ${settingLimits.horizonDays}`,
    gaMeasurementId: 'Like G-XXXXXXXXXX; empty: none',
    givenGa: (id: string) => `The server was started with ${id}, which wins over this one.`,
  },
  noLimit: 'No limit',
  asCharge: 'Visiting charge',
  noNotice: 'None',
  notice: (text: string) => `${text} before`,
  addDay: 'Day to close',
  add: 'Close this day',
  addMissing: 'Choose a day first',
  addPast: 'This day has passed',
  addTwice: 'This day is on the list already',
  noDays: 'No single days are closed.',
  addSlot: 'Time to add',
  addTime: 'Add time',
  slotThere: 'This time is on the list already',
  removeSlot: (slot: string) => `Remove ${slot}`,
  lastSlot: 'At least one time must stay',
  usualSlots: `Back to the usual ${defaultSlots.length}`,
  openAgain: (day: string) => `Open ${day} again`,
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Settings saved',
  failed: 'Failed to save the settings',
  wrong: 'Please look at the fields marked in red.',
  changedTitle: (by: string, at: string) => `${by} saved the settings on ${at}.`,
  changedSomebody: 'Somebody else has saved the settings in the meantime.',
  changedText: 'What you changed is still here. Save again if it still holds.',
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  on: 'on',
  off: 'off',
  closing: {
    title: 'Visits are booked on these days',
    text: 'Closing the days takes no new bookings. These visits stay booked until you move or cancel them:',
    confirm: 'Close the days anyway',
  },
  planning: {
    title: 'Some visits would no longer fit',
    text: 'They stay booked, and are listed with the beauticians until somebody can make them:',
    confirm: 'Save anyway',
  },
};

/** One of several: a weekday, a closed day or a time. */
const entryText = (name: string, entry: unknown): string => {
  if (typeof entry === 'number') return shortWeekday(entry);
  return name === 'closedDays' ? formatDay(String(entry)) : String(entry);
};

/** A setting as a person reads it. */
export const settingText = (name: string, value: unknown): string => {
  const isFee = name === 'lateCancelFee' || name === 'noShowFee';
  if (isFee && value === '') return settingsCopy.asCharge;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return settingsCopy.nothing;
  }
  if (typeof value === 'boolean') return value ? settingsCopy.on : settingsCopy.off;
  if (isFee || name === 'visitingCharge') return formatRupees(Number(value));
  if (Array.isArray(value)) return value.map((entry) => entryText(name, entry)).join(', ');
  return String(value);
};
