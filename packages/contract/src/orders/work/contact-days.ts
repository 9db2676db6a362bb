import { addDays } from '../../kit/dates.ts';

/**
 * Whether she may see where a visit is and whom to call: from the day before until the day after.
 * Before that nobody needs it, after that nobody has a reason to.
 */
export const isContactShown = (day: string, today: string): boolean =>
  addDays(day, -1) <= today && today <= addDays(day, 1);
