import { expect, test } from 'vitest';
import { formatWeekdays } from './format-weekdays.ts';

test.each<[number[], string]>([
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
  [[1, 2, 3, 4, 5], 'Mon to Fri'],
  [[0, 5, 6], 'Fri to Sun'],
  [[0, 6], 'Sat and Sun'],
  [[2, 4, 6], 'Tue, Thu and Sat'],
  [[0, 1, 6], 'Mon, Sat and Sun'],
  [[3], 'Wed'],
])('%j is %s', (weekdays, text) => {
  expect(formatWeekdays(weekdays)).toBe(text);
});
