import type { whyNotBookableAt } from '@haldi/contract/schedule/availability';
import type { NoPlace } from '@haldi/contract/schedule/plan/planner';

/** Why nobody makes a visit, for whoever plans the day. */
export const nobodyTexts: Record<NoPlace, string> = {
  NOT_SERVED: 'Nobody at work goes to this area',
  NO_SKILL: 'Nobody at work can be sent for all of this',
  TOO_LONG: 'Nobody works long enough for it then',
  FULL: 'Nobody is free for it then',
};

type SalonReason = Exclude<NonNullable<ReturnType<typeof whyNotBookableAt>>, 'PAST'>;

/** What the salon’s own rules say against a time; staff may choose it all the same. */
export const salonTexts: Record<SalonReason, string> = {
  TOO_FAR: 'Customers cannot book this day yet',
  CLOSED: 'The salon is closed on this day',
  TOO_SOON: 'This is sooner than customers can book',
  NOT_SERVED: 'We do not come to this area on this day',
};
