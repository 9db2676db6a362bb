import type { Visit, Week } from '@haldi/contract/orders/desk/visits';
import type { Beautician } from '@haldi/contract/roster/schema';
import { expect, test } from 'vitest';
import { cellsOf, entryAt, longDay, rangeText, shortDay } from './week-view.ts';

const visit: Visit = {
  _id: 'v',
  orderId: 123456,
  customer: 'Asha',
  phone: '9000000001',
  place: 'MG Road - 411001',
  service: 'Facial',
  day: '2026-11-16',
  slot: '10:00 AM',
  slotCount: 2,
  status: 'confirmed',
  beautician: 'Rekha',
  beauticianId: '1',
};
const rekha: Beautician = {
  _id: '1',
  name: 'Rekha',
  phone: '',
  categories: [],
  workingDays: [1, 3],
  daysOff: [],
  active: true,
  version: 1,
};
const day = (text: string, isClosed = false) => ({ day: text, seats: 1, isClosed });
const week: Week = {
  today: '2026-11-16',
  days: [day('2026-11-16'), day('2026-11-17'), day('2026-11-18', true)],
  visits: [visit],
  stranded: [],
};

test('days at work, off and closed, each with its visits', () => {
  expect(cellsOf(week, rekha).map(({ isAway, visits }) => [isAway, visits.length])).toEqual([
    [false, 1],
    [true, 0],
    [true, 0],
  ]);
  expect(cellsOf(week, { ...rekha, _id: '2' })[0]?.visits).toEqual([]);
});

test('a visit stands in all the slots it takes and begins in the first', () => {
  expect(entryAt([visit], '09:00 AM')).toBeUndefined();
  expect(entryAt([visit], '10:00 AM')).toEqual({ visit, begins: true });
  expect(entryAt([visit], '11:00 AM')).toEqual({ visit, begins: false });
  expect(entryAt([visit], '01:00 PM')).toBeUndefined();
});

test.each([
  ['2026-11-15', '2026-11-15', 'Sun 15 Nov 2026'],
  ['2026-11-15', '2026-11-21', '15 to 21 Nov 2026'],
  ['2026-11-28', '2026-12-04', '28 Nov to 04 Dec 2026'],
  ['2026-12-30', '2027-01-05', '30 Dec 2026 to 05 Jan 2027'],
])('%s to %s reads %s', (from, to, text) => {
  expect(rangeText(from, to)).toBe(text);
});

test('days are written short and long', () => {
  expect([shortDay('2026-11-05'), longDay('2026-11-05')]).toEqual(['Thu 5', 'Thu 05 Nov 2026']);
});
