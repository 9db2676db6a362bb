import { expect, test } from 'vitest';
import { formatSlotList, openDaysSentence } from './open-weekdays-text.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const closedOn = (closedWeekdays: number[], ...areas: number[][]) => ({
  booking: { closedWeekdays },
  areas: areas.map((weekdays) => ({ weekdays })),
});

test.each([
  [[], 'We come every day of the week.'],
  [[0], 'We come every day except Sunday.'],
  [[1], 'We come every day except Monday.'],
  [[3, 1], 'We come every day except Monday and Wednesday.'],
  [[0, 1, 6], 'We come every day except Monday, Saturday and Sunday.'],
  [[1, 2, 3, 4, 5], 'We come on Saturday and Sunday.'],
  [everyDay, 'No visits can be booked at the moment.'],
])('closed on %j', (closed, text) => {
  expect(openDaysSentence(closedOn(closed))).toBe(text);
});

test.each([
  [[], [everyDay], 'We come every day of the week.'],
  [[], [everyDay, [2]], 'We come every day of the week. Days can differ by area.'],
  [[], [[6, 0]], 'We come on Saturday and Sunday.'],
  [[1], [everyDay], 'We come every day except Monday.'],
])('closed on %j, areas on %j', (closed, areas, text) => {
  expect(openDaysSentence(closedOn(closed, ...areas))).toBe(text);
});

test.each([
  [['09:00 AM'], '09:00 AM'],
  [['09:00 AM', '01:00 PM'], '09:00 AM or 01:00 PM'],
  [['09:00 AM', '01:00 PM', '06:30 PM'], '09:00 AM, 01:00 PM or 06:30 PM'],
])('visits start at %j', (slots, text) => {
  expect(formatSlotList(slots)).toBe(text);
});
