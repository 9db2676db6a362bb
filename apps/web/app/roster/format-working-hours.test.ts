import { expect, test } from 'vitest';
import { formatTimeRange, formatWeeklyHours } from './format-working-hours.ts';

const on = (weekdays: number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

test.each([
  [on([0, 1, 2, 3, 4, 5, 6], 9, 20), 'Every day 9–8'],
  [on([1, 2, 3, 4, 5, 6], 9, 20), 'Mon–Sat 9–8'],
  [[...on([1, 2, 3, 4, 5], 9, 20), ...on([6], 10, 16)], 'Mon–Fri 9–8, Sat 10–4'],
  [[...on([0], 10, 14), ...on([1, 2], 9.5, 17)], 'Mon, Tue 9:30–5, Sun 10–2'],
  [on([1, 3, 5], 14, 20), 'Mon, Wed, Fri 2–8 pm'],
  [on([0, 6], 6, 11.25), 'Sat, Sun 6–11:15 am'],
  [on([0, 1, 2, 3, 4, 5, 6], 0, 24), 'Every day 12–12 am'],
])('%j', (hours, text) => {
  expect(formatWeeklyHours(hours)).toBe(text);
});

test('in full', () => {
  expect(formatTimeRange({ from: 9 * 60, to: 20 * 60 + 30 })).toBe('09:00 AM to 08:30 PM');
});
