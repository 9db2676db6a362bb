import { formatRupees } from '@haldi/contract/kit/money';
import type { AreaTerms } from './area-terms.ts';

/** What a booking can lack. */
export type MissingStep =
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
  /** Prices changed, or services went. */
  hasChanges: boolean;
  /** One visit can do it, as far as is known. */
  isOneVisit: boolean;
  terms: Pick<AreaTerms, 'reach' | 'missing'>;
  day: string | null;
  slot: string | null;
  /** The time was taken since it was chosen, or is not offered for this. */
  isSlotGone: boolean;
  hasAddress: boolean;
  /** Whom it is for is said, where that is somebody else. */
  hasPerson: boolean;
  isSignedIn: boolean;
  /** Nobody could call an account without one. */
  hasNumber: boolean;
};

/** The first thing that is missing, in the order of the page; null: it can be ordered. */
export const firstMissingStep = (booking: BookingState): MissingStep | null => {
  const { terms, day, slot } = booking;
  if (!booking.hasServices) return 'services';
  if (booking.hasChanges) return 'changes';
  if (!booking.isOneVisit) return 'visits';
  if (terms.missing > 0) return 'more';
  if (terms.reach === 'unknown') return 'pincode';
  if (terms.reach === 'outside') return 'outside';
  if (day === null) return 'day';
  if (slot === null) return 'time';
  if (booking.isSlotGone) return 'otherTime';
  if (!booking.hasAddress) return 'address';
  if (!booking.hasPerson) return 'person';
  if (!booking.isSignedIn) return 'logIn';
  return booking.hasNumber ? null : 'number';
};

const stepTexts: Record<Exclude<MissingStep, 'more'>, string> = {
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

/** What the button of the page says while something is missing. */
export const missingStepText = (
  gap: MissingStep,
  { missing }: Pick<AreaTerms, 'missing'>,
): string => (gap === 'more' ? `Add services worth ${formatRupees(missing)}` : stepTexts[gap]);
