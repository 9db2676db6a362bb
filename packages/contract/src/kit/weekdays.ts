/** Index 0 is Sunday. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Monday first. */
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** `Mon`. */
export const shortWeekday = (weekday: number): string => (weekdayNames[weekday] ?? '').slice(0, 3);
