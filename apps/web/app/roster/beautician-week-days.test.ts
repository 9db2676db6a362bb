import type { Visit, WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import { emptyVisitProgress } from '@haldi/contract/orders/work/visit-actions';
import type { Beautician } from '@haldi/contract/roster/schema';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { expect, test } from 'vitest';
import {
  formatWeekdayAndDate,
  formatWeekdayRange,
  isWorkingAt,
  toBeauticianWeekDays,
  visitAtSlot,
} from './beautician-week-days.ts';

const visit: Visit = {
  _id: 'v',
  orderId: 123456,
  customer: 'Asha',
  phone: '9000000001',
  recipient: null,
  place: 'MG Road - 411001',
  service: 'Facial',
  day: '2026-11-16',
  slot: '10:00 AM',
  minutes: 90,
  status: 'confirmed',
  progress: emptyVisitProgress,
  beautician: 'Rekha',
  beauticianId: '1',
  planned: null,
  askedFor: null,
  note: '',
  design: null,
  accepted: [],
};
const rekha: Beautician = {
  _id: '1',
  name: 'Rekha',
  phone: '',
  ...{ about: '', picture: null, areas: [] },
  skills: [],
  hours: [
    { weekday: 1, from: 9 * 60, to: 20 * 60 },
    { weekday: 3, from: 9 * 60, to: 20 * 60 },
  ],
  timeOff: [],
  active: true,
  version: 1,
};
const day = (text: string, isClosed = false) => ({ day: text, seats: 1, isClosed });
const week: WeekSchedule = {
  today: '2026-11-16',
  days: [day('2026-11-16'), day('2026-11-17'), day('2026-11-18', true)],
  visits: [visit],
  slots: [...defaultSlots],
  needingChange: [],
};

test('days at work, off and closed, each with its visits', () => {
  expect(
    toBeauticianWeekDays(week, rekha).map(({ isAway, visits }) => [isAway, visits.length]),
  ).toEqual([
    [false, 1],
    [true, 0],
    [true, 0],
  ]);
  expect(toBeauticianWeekDays(week, { ...rekha, _id: '2' })[0]?.visits).toEqual([]);
});

test('an unassigned visit is shown at its planned beautician', () => {
  const planned = { ...visit, beautician: 'none', beauticianId: null, planned: 'Rekha' };
  const visits = [planned, { ...planned, planned: 'Usha' }, { ...planned, planned: null }];
  expect(toBeauticianWeekDays({ ...week, visits }, rekha)[0]?.visits).toEqual([planned]);
});

test('hours off keep the rest of the day', () => {
  const timeOff = [{ day: '2026-11-16', from: 10 * 60, to: 13 * 60, note: '' }];
  const [monday] = toBeauticianWeekDays(week, { ...rekha, timeOff });
  expect(monday?.isAway).toBe(false);
  const working = week.slots.filter((slot) => monday && isWorkingAt(monday, slot));
  expect(working).toEqual(['09:00 AM', '01:00 PM', '02:00 PM', '03:00 PM', '05:00 PM', '06:00 PM']);
});

test('a visit covers all its slots and starts in the first', () => {
  expect(visitAtSlot([visit], '09:00 AM')).toBeUndefined();
  expect(visitAtSlot([visit], '10:00 AM')).toEqual({ visit, begins: true });
  expect(visitAtSlot([visit], '11:00 AM')).toEqual({ visit, begins: false });
  expect(visitAtSlot([visit], '01:00 PM')).toBeUndefined();
});

test.each([
  ['2026-11-15', '2026-11-15', 'Sun 15 Nov 2026'],
  ['2026-11-15', '2026-11-21', '15 to 21 Nov 2026'],
  ['2026-11-28', '2026-12-04', '28 Nov to 04 Dec 2026'],
  ['2026-12-30', '2027-01-05', '30 Dec 2026 to 05 Jan 2027'],
])('%s to %s reads %s', (from, to, text) => {
  expect(formatWeekdayRange(from, to)).toBe(text);
});

test('days are written without month and leading zero', () => {
  expect(formatWeekdayAndDate('2026-11-05')).toBe('Thu 5');
});
