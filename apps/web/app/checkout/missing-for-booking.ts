import { formatRupees } from '@haldi/contract/kit/money';
import type { AreaTerms } from './area-terms.ts';

export type MissingForBooking =
  | 'services'
  | 'changes'
  | 'visits'
  | 'more'
  | 'pincode'
  | 'outside'
  | 'day'
  | 'time'
  | 'otherTime'
  | 'address'
  | 'person'
  | 'number'
  | 'logIn';

type BookingState = {
  hasServices: boolean;
  hasChanges: boolean;
  isOneVisit: boolean;
  terms: Pick<AreaTerms, 'reach' | 'missing'>;
  day: string | null;
  slot: string | null;
  isSlotUnavailable: boolean;
  hasAddress: boolean;
  /** The recipient is complete, if the visit is for someone else. */
  hasPerson: boolean;
  isSignedIn: boolean;
  hasNumber: boolean;
};

/** In page order; null if the order can be placed. */
export const firstMissingForBooking = (booking: BookingState): MissingForBooking | null => {
  const { terms, day, slot } = booking;
  if (!booking.hasServices) return 'services';
  if (booking.hasChanges) return 'changes';
  if (!booking.isOneVisit) return 'visits';
  if (terms.missing > 0) return 'more';
  if (terms.reach === 'unknown') return 'pincode';
  if (terms.reach === 'outside') return 'outside';
  if (day === null) return 'day';
  if (slot === null) return 'time';
  if (booking.isSlotUnavailable) return 'otherTime';
  if (!booking.hasAddress) return 'address';
  if (!booking.hasPerson) return 'person';
  if (!booking.isSignedIn) return 'logIn';
  return booking.hasNumber ? null : 'number';
};

const stepTexts: Record<Exclude<MissingForBooking, 'more'>, string> = {
  services: 'Choose a service',
  changes: 'Review the changes',
  visits: 'See the note on your services',
  pincode: 'Enter your pincode',
  outside: 'Enter another address',
  day: 'Choose a day',
  time: 'Choose a time',
  otherTime: 'Choose another time',
  address: 'Add your address',
  person: 'Who is the visit for?',
  logIn: 'Log in or sign up to book',
  number: 'Add your mobile number',
};

export const missingForBookingText = (
  missingStep: MissingForBooking,
  { missing }: Pick<AreaTerms, 'missing'>,
): string =>
  missingStep === 'more' ? `Add services worth ${formatRupees(missing)}` : stepTexts[missingStep];
