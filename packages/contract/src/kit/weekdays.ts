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

export const uniqueSorted = <T extends string | number>(values: readonly T[]): T[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
