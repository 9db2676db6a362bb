import { addDays } from '../../kit/dates.ts';

export const firstDayContactIsShown = (day: string): string => addDays(day, -1);

/** From the day before the visit until the day after. */
export const isContactShown = (day: string, today: string): boolean =>
  firstDayContactIsShown(day) <= today && today <= addDays(day, 1);
