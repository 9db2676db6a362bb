import type { bookingRefusalAt } from '@haldi/contract/schedule/availability';
import type { UnavailableReason } from '@haldi/contract/schedule/plan/unavailable-reason';

/** Why nobody makes a visit, for whoever plans the day. */
export const unavailableTexts: Record<UnavailableReason, string> = {
  NOBODY_AT_WORK: 'Nobody works on this day',
  NOT_SERVED: 'Nobody at work serves this area',
  NO_SKILL: 'Nobody at work does all of this',
  NO_SKILL_IN_AREA: 'Nobody who does all of this serves this area',
  TOO_LONG: 'Nobody works long enough on this day',
  TOO_LATE: 'Nobody starts a visit of this length this late',
  OUTSIDE_HOURS: 'Nobody is at work for the whole visit then',
  REQUESTED_OFF: 'The requested beautician is off on this day',
  REQUESTED_AREA: 'The requested beautician does not serve this area',
  REQUESTED_SKILL: 'The requested beautician does not do all of this',
  REQUESTED_HOURS: 'The requested beautician is not at work for the whole visit then',
  FULL: 'Nobody is available then',
};

type SalonReason = Exclude<NonNullable<ReturnType<typeof bookingRefusalAt>>, 'PAST'>;

/** What the salon’s own rules say against a time; staff may choose it all the same. */
export const bookingRefusalTexts: Record<SalonReason, string> = {
  TOO_FAR: 'Customers cannot book this day yet',
  CLOSED: 'The salon is closed on this day',
  TOO_SOON: 'This is sooner than customers can book',
  NOT_SERVED: 'We do not come to this area on this day',
};
