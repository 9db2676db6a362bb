import { addDays } from '../../kit/dates.ts';

/** The first day on which she is shown where a visit is. */
export const contactShownFrom = (day: string): string => addDays(day, -1);

/**
 * Whether she may see where a visit is and whom to call: from the day before until the day after.
 * Before that nobody needs it, after that nobody has a reason to.
 */
export const isContactShown = (day: string, today: string): boolean =>
  contactShownFrom(day) <= today && today <= addDays(day, 1);
