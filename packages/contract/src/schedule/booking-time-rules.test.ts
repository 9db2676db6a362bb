import { describe, expect, test } from 'vitest';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import {
  type BookingRules,
  bookingRefusal,
  coversStartTime,
  defaultSlots,
  firstBookableDay,
  firstBookableTime,
  isBookableDay,
  isVisitRunning,
  sortSlots,
  visitStart,
  visitsOverlap,
} from './booking-time-rules.ts';

const india = (text: string): Date => new Date(`${text}+05:30`);
const rules = (over: Partial<BookingRules> = {}): BookingRules => ({
  starts: defaultSlots.map(parseTimeOfDay),
  horizonDays: 90,
  noticeMinutes: 0,
  closedWeekdays: [],
  closedDays: [],
  ...over,
});

describe('the eight slots', () => {
  test('are those of the spec, in order', () => {
    expect(defaultSlots).toEqual([
      '09:00 AM',
      '10:00 AM',
      '11:00 AM',
      '01:00 PM',
      '02:00 PM',
      '03:00 PM',
      '05:00 PM',
      '06:00 PM',
    ]);
    expect(sortSlots(defaultSlots)).toEqual(defaultSlots);
  });
  test('begin at their hour in India', () => {
    expect(visitStart({ day: '2026-11-15', startMinute: 780 })).toEqual(
      india('2026-11-15T13:00:00'),
    );
  });
});

describe('slots covered by a visit', () => {
  test.each([
    ['09:00 AM', 1, ['09:00 AM']],
    ['09:00 AM', 60, ['09:00 AM']],
    ['09:00 AM', 61, ['09:00 AM', '10:00 AM']],
    ['09:00 AM', 180, ['09:00 AM', '10:00 AM', '11:00 AM']],
    ['11:00 AM', 120, ['11:00 AM']],
    ['11:00 AM', 121, ['11:00 AM', '01:00 PM']],
    ['03:00 PM', 150, ['03:00 PM', '05:00 PM']],
    ['06:00 PM', 900, ['06:00 PM']],
    ['09:00 AM', 12_000, defaultSlots],
  ] as const)('from %s with %i minutes: %j', (slot, minutes, taken) => {
    const visit = { startMinute: parseTimeOfDay(slot), minutes };
    expect(defaultSlots.filter((one) => coversStartTime(visit, parseTimeOfDay(one)))).toEqual(
      taken,
    );
  });
  test('include custom times within the visit, also if its own slot was removed', () => {
    const visit = { startMinute: parseTimeOfDay('09:30 AM'), minutes: 90 };
    const slots = ['08:00 AM', '10:30 AM', '11:00 AM'];
    expect(slots.filter((one) => coversStartTime(visit, parseTimeOfDay(one)))).toEqual([
      '10:30 AM',
    ]);
  });
});

const at = (day: string, slot: string) => ({ day, startMinute: parseTimeOfDay(slot) });

describe('bookable times', () => {
  const now = india('2026-11-15T10:00:00');
  test.each([
    ['2026-11-14', '06:00 PM', 'PAST'],
    ['2026-11-15', '09:00 AM', 'PAST'],
    ['2026-11-15', '10:00 AM', 'PAST'],
    ['2026-11-15', '11:00 AM', undefined],
    ['2027-02-13', '06:00 PM', undefined],
    ['2027-02-14', '09:00 AM', 'TOO_FAR'],
  ] as const)('%s %s: %s', (day, slot, reason) => {
    expect(bookingRefusal(at(day, slot), now, rules())).toBe(reason);
  });
  test('the minimum notice is exact to the minute', () => {
    expect(bookingRefusal(at('2026-11-15', '11:00 AM'), now, rules({ noticeMinutes: 60 }))).toBe(
      undefined,
    );
    expect(bookingRefusal(at('2026-11-15', '11:00 AM'), now, rules({ noticeMinutes: 61 }))).toBe(
      'TOO_SOON',
    );
  });
  test('closed days, once or every week', () => {
    const closed = rules({ closedDays: ['2026-11-17'], closedWeekdays: [1] });
    expect(bookingRefusal(at('2026-11-16', '11:00 AM'), now, closed)).toBe('CLOSED');
    expect(bookingRefusal(at('2026-11-17', '11:00 AM'), now, closed)).toBe('CLOSED');
    expect(bookingRefusal(at('2026-11-18', '11:00 AM'), now, closed)).toBe(undefined);
    expect(isBookableDay('2026-11-16', now, closed)).toBe(false);
    expect(isBookableDay('2026-11-15', now, closed)).toBe(true);
    expect(isBookableDay('2026-11-14', now, closed)).toBe(false);
    expect(isBookableDay('2027-02-14', now, closed)).toBe(false);
  });
  test.each([
    ['the last slot is in the future', '2027-12-31T17:59:59', {}, '2027-12-31'],
    ['the last slot has started', '2027-12-31T18:00:00', {}, '2028-01-01'],
    ['the notice is too short', '2027-12-31T17:00:00', { noticeMinutes: 61 }, '2028-01-01'],
    ['the next day is closed', '2027-12-31T20:00:00', { closedWeekdays: [6] }, '2028-01-02'],
    [
      'there is none in the booking window',
      '2027-12-31T20:00:00',
      { horizonDays: 0 },
      '2027-12-31',
    ],
    ['the owner’s last time is later', '2027-12-31T20:00:00', { starts: [21 * 60] }, '2027-12-31'],
  ])('the first bookable day when %s', (_, instant, over, day) => {
    expect(firstBookableDay(india(instant), rules(over))).toBe(day);
  });
  test.each([
    ['2026-11-16T09:59:59', { day: '2026-11-16', startMinute: 600 }],
    ['2026-11-16T10:00:00', { day: '2026-11-16', startMinute: 660 }],
    ['2026-11-16T20:00:00', { day: '2026-11-17', startMinute: 540 }],
  ])('the first bookable time at %s', (instant, time) => {
    expect(firstBookableTime(india(instant), rules())).toEqual(time);
  });
  test('the day turns at 18:30 UTC', () => {
    const before = new Date('2026-11-14T18:29:59Z');
    const after = new Date('2026-11-14T18:30:00Z');
    expect(bookingRefusal(at('2027-02-13', '09:00 AM'), before, rules())).toBe('TOO_FAR');
    expect(bookingRefusal(at('2027-02-13', '09:00 AM'), after, rules())).toBe(undefined);
    expect(isBookableDay('2026-11-14', before, rules())).toBe(true);
    expect(isBookableDay('2026-11-14', after, rules())).toBe(false);
  });
});

test('slots are sorted and unique', () => {
  const typed = ['01:00 PM', '12:30 AM', '11:15 AM', '01:00 PM', '12:00 PM'];
  expect(sortSlots(typed)).toEqual(['12:30 AM', '11:15 AM', '12:00 PM', '01:00 PM']);
});

test.each([
  ['the same hour', '10:00 AM', '2026-11-16', true],
  ['the last minute', '10:59 AM', '2026-11-16', true],
  ['right after it', '11:00 AM', '2026-11-16', false],
  ['right before it', '09:00 AM', '2026-11-16', false],
  ['another day', '10:00 AM', '2026-11-17', false],
])('an hour from ten and one at %s overlap: %s', (_, slot, day, is) => {
  const visit = { day: '2026-11-16', startMinute: 600, minutes: 60 };
  const other = { day, startMinute: parseTimeOfDay(slot), minutes: 60 };
  expect(visitsOverlap(visit, other)).toBe(is);
  expect(visitsOverlap(other, visit)).toBe(is);
});

test('a visit is running from its slot until its end, also after midnight', () => {
  const isOn = (at: string, minutes: number): boolean =>
    isVisitRunning({ day: '2026-11-16', startMinute: 18 * 60, minutes }, india(at));
  expect(isOn('2026-11-16T17:59:59', 60)).toBe(false);
  expect(isOn('2026-11-16T18:00:00', 60)).toBe(true);
  expect(isOn('2026-11-16T18:59:59', 60)).toBe(true);
  expect(isOn('2026-11-16T19:00:00', 60)).toBe(false);
  expect(isOn('2026-11-17T00:30:00', 400)).toBe(true);
});
