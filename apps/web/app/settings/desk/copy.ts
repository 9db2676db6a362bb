import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { maxWrongStartCodes, startCodeShownMinutes } from '@haldi/contract/orders/work/start-code';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { settingLimits } from '@haldi/contract/settings/desk/schema';

const visits = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);

export const settingsCopy = {
  title: 'Settings',
  sections: 'Settings pages',
  pages: {
    general: { label: 'General', text: 'Business details, charges and booking rules' },
    branding: { label: 'Branding', text: 'Colours and logo' },
    siteText: { label: 'Website text', text: 'Headings, promises and opening hours' },
    areas: { label: 'Service areas', text: 'Pincodes you serve, and the waiting list' },
    staff: { label: 'Staff', text: 'Who can log in, and what they can access' },
    payments: { label: 'Payments', text: 'Payment methods, UPI, refunds and discounts' },
    billing: { label: 'Bills and tax', text: 'GST registration, rates and bill numbers' },
    coupons: { label: 'Coupons', text: 'Codes for your customers, and their uses' },
    policies: { label: 'Policies', text: 'Privacy, terms and refund rules' },
    auditLog: { label: 'Audit log', text: 'Who changed what, and when' },
    removeDemoData: { label: 'Remove demo data', text: 'Start with your own salon' },
  },
  general: {
    title: 'General',
    intro: 'Your business details, charges and booking rules.',
  },
  sameAsPhone: 'Same as your phone number, unless you change it',
  businessFirst: 'Fill in “Your business” first. These settings are saved together.',
  loading: 'Loading settings...',
  fetchFailed: 'Could not load settings',
  lastSaved: (by: string, at: string) => `Last saved by ${by} on ${at}`,
  neverSaved: 'Not changed yet',
  business: {
    title: 'Your business',
    text: 'Your name and address, shown on every page and in every message.',
  },
  contact: {
    title: 'Contact details',
    text: 'Customers send their orders to this WhatsApp number. Phone and email are shown on the contact page.',
  },
  visits: {
    title: 'Visits',
    text: 'A new charge applies to new orders only.',
  },
  slots: {
    title: 'Visit times',
    text: 'The times at which a visit can start on every open day. Existing orders keep their time.',
  },
  travel: {
    title: 'Travel time',
    text: 'Time kept free between two visits of the same beautician.',
  },
  terms: {
    title: 'Moving and cancelling',
    text: 'Until when customers can move or cancel a visit online, and what it costs. Existing orders keep their terms.',
  },
  booking: {
    title: 'Booking',
    text: 'How early and how late customers can book a visit.',
  },
  closed: {
    title: 'Closed days',
    text: 'No visits can be booked on these days. Existing visits stay booked.',
  },
  logIn: {
    title: 'Back office',
    text: 'Applies to owner and desk. Beauticians stay logged in on their phones.',
  },
  analytics: {
    title: 'Analytics',
    text: 'Page views are always counted here. Enter an ID to send them to Google Analytics too.',
  },
  fields: {
    businessName: 'Business name',
    city: 'City',
    address: 'Address',
    phone: 'Phone',
    whatsappNumber: 'WhatsApp number',
    email: 'Email',
    visitingCharge: 'Visiting charge (₹)',
    maxConcurrentVisits: 'Maximum visits at the same time',
    requiresStartCode: 'Require a start code',
    slots: 'Times',
    travelWithinPincode: 'Within a pincode (minutes)',
    travelBetweenPincodes: 'Between pincodes (minutes)',
    travelBetweenAreas: 'Between areas (minutes)',
    moveHours: 'Move until (hours before)',
    freeCancelHours: 'Free cancellation until (hours before)',
    lateCancelFee: 'Late cancellation fee (₹)',
    noShowFee: 'No-show fee (₹)',
    bookingHorizonDays: 'Booking window (days)',
    bookingNoticeMinutes: 'Minimum notice',
    closedWeekdays: 'Closed every week on',
    closedDays: 'Closed days',
    staffIdleMinutes: 'Log out after inactivity (minutes)',
    gaMeasurementId: 'Google Analytics ID',
  },
  hints: {
    phone: 'Ten digits. Landline: include the area code.',
    whatsappNumber: 'Ten digits, without the country code',
    visitingCharge: 'Whole rupees, charged once per order',
    maxConcurrentVisits: (seats: number) =>
      `Leave empty to use the number of beauticians at work: today ${visits(seats)}.`,
    requiresStartCode: `${startCodeShownMinutes} minutes before the visit, the order page shows a four-digit start code. The customer tells it to the beautician, who enters it to start. After ${maxWrongStartCodes} wrong codes only the desk can start the visit.`,
    travel: `Up to ${settingLimits.travel}. No travel time at the same address.`,
    moveHours: `Up to ${settingLimits.termHours}. 0 means until the visit starts.`,
    freeCancelHours: 'As above. Cancelling an order you have not confirmed is always free.',
    lateCancelFee: 'Whole rupees. Leave empty to use the visiting charge.',
    noShowFee: 'If the customer is not at home. Leave empty to use the visiting charge.',
    staffIdleMinutes: `From ${settingLimits.staffIdle.least} to ${settingLimits.staffIdle.most}`,
    bookingHorizonDays: `How many days ahead customers can book, up to ${settingLimits.horizonDays}`,
    gaMeasurementId: 'For example G-XXXXXXXXXX. Leave empty to turn off.',
    givenGa: (id: string) => `Not used: the server is configured with ${id}.`,
  },
  noLimit: 'No limit',
  sameAsCharge: 'Visiting charge',
  noNotice: 'None',
  notice: (text: string) => `${text} before`,
  addDay: 'Day to close',
  add: 'Close this day',
  addMissing: 'Choose a day first',
  addPast: 'This day has passed',
  addTwice: 'This day is already on the list',
  noDays: 'No closed days.',
  addSlot: 'Time to add',
  addTime: 'Add time',
  duplicateSlot: 'This time is already on the list',
  removeSlot: (slot: string) => `Remove ${slot}`,
  lastSlot: 'Keep at least one time',
  resetSlots: `Restore the ${defaultSlots.length} default times`,
  reopen: (day: string) => `Reopen ${day}`,
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Settings saved',
  failed: 'Could not save settings',
  wrong: 'Check the fields marked in red.',
  changedTitle: (by: string, at: string) =>
    `${by} changed the settings on ${at}, while you were editing.`,
  changedByOther: 'The settings were changed while you were editing.',
  changedText: 'Your changes are kept. Review and save again.',
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  on: 'on',
  off: 'off',
  closing: {
    title: 'Visits are booked on these days',
    text: 'No new visits can be booked on closed days. These visits stay booked until you move or cancel them:',
    confirm: 'Close anyway',
  },
  planning: {
    title: 'Some visits will need a change',
    text: 'These visits stay booked and are listed under Needs a change until you update them:',
    confirm: 'Save anyway',
  },
};

const entryText = (name: string, entry: unknown): string => {
  if (typeof entry === 'number') return shortWeekday(entry);
  return name === 'closedDays' ? formatDay(String(entry)) : String(entry);
};

export const formatSettingValue = (name: string, value: unknown): string => {
  const isFee = name === 'lateCancelFee' || name === 'noShowFee';
  if (isFee && value === '') return settingsCopy.sameAsCharge;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return settingsCopy.nothing;
  }
  if (typeof value === 'boolean') return value ? settingsCopy.on : settingsCopy.off;
  if (isFee || name === 'visitingCharge') return formatRupees(Number(value));
  if (Array.isArray(value)) return value.map((entry) => entryText(name, entry)).join(', ');
  return String(value);
};
