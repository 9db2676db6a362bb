import { expect, test } from 'vitest';
import { openDaysText, timesText } from './open-days.ts';

test.each([
  [[], 'We come every day of the week.'],
  [[0], 'We come every day but Sunday.'],
  [[3, 1], 'We come every day but Monday and Wednesday.'],
  [[0, 1, 6], 'We come every day but Sunday, Monday and Saturday.'],
  [[0, 1, 2, 3, 4, 5, 6], 'No visits can be booked at the moment.'],
])('closed on %j', (closed, text) => {
  expect(openDaysText(closed)).toBe(text);
});

test.each([
  [['09:00 AM'], '09:00 AM'],
  [['09:00 AM', '01:00 PM'], '09:00 AM or 01:00 PM'],
  [['09:00 AM', '01:00 PM', '06:30 PM'], '09:00 AM, 01:00 PM or 06:30 PM'],
])('visits begin at %j', (slots, text) => {
  expect(timesText(slots)).toBe(text);
});
