import type { salonBookingRefusal } from '@haldi/contract/schedule/availability';
import type { UnavailableReason } from '@haldi/contract/schedule/plan/unavailable-reason';

export const unavailableTexts: Record<UnavailableReason, string> = {
  NOBODY_AT_WORK: 'No beautician works on this day',
  NOT_SERVED: 'No beautician at work serves this area',
  NO_SKILL: 'No beautician at work offers all of these services',
  NO_SKILL_IN_AREA: 'No beautician who offers all of these services serves this area',
  TOO_LONG: 'This booking is longer than the working hours on this day',
  TOO_LATE: 'Too late in the day for a booking of this length',
  OUTSIDE_HOURS: 'Outside the working hours of all beauticians',
  REQUESTED_OFF: 'The requested beautician is off on this day',
  REQUESTED_AREA: 'The requested beautician does not serve this area',
  REQUESTED_SKILL: 'The requested beautician does not offer all of these services',
  REQUESTED_HOURS: 'Outside the working hours of the requested beautician',
  FULL: 'No beautician available',
};

type SalonReason = Exclude<NonNullable<ReturnType<typeof salonBookingRefusal>>, 'PAST'>;

export const bookingRefusalTexts: Record<SalonReason, string> = {
  TOO_FAR: 'Customers cannot book this day yet',
  CLOSED: 'The salon is closed on this day',
  TOO_SOON: 'Less than the minimum notice for customers',
  NOT_SERVED: 'This area is not served on this day',
};
