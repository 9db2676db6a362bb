import { describe, expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';
import {
  type BookingRules,
  bookedSlots,
  firstBookableDay,
  isBookableDay,
  isRunning,
  slotNumber,
  slotStarts,
  slots,
  slotsOfVisit,
  takesSlot,
  visitStart,
  whyNotBookable,
} from './slots.ts';

const india = (text: string): Date => new Date(`${text}+05:30`);
const rules = (over: Partial<BookingRules> = {}): BookingRules => ({
  horizonDays: 90,
  noticeMinutes: 0,
  closedWeekdays: [],
  closedDays: [],
  ...over,
});

describe('the eight slots', () => {
  test('are those of the spec, in order', () => {
    expect(slots).toEqual([
      '09:00 AM',
      '10:00 AM',
      '11:00 AM',
      '01:00 PM',
      '02:00 PM',
      '03:00 PM',
      '05:00 PM',
      '06:00 PM',
    ]);
    expect(slotStarts).toEqual([540, 600, 660, 780, 840, 900, 1020, 1080]);
    expect(slotNumber('06:00 PM')).toBe(7);
    expect(visitStart('2026-11-15', '01:00 PM')).toEqual(india('2026-11-15T13:00:00'));
  });
});

describe('a visit takes', () => {
  test.each([
    ['09:00 AM', 1, ['09:00 AM']],
    ['09:00 AM', 60, ['09:00 AM']],
    ['09:00 AM', 61, ['09:00 AM', '10:00 AM']],
    ['09:00 AM', 180, ['09:00 AM', '10:00 AM', '11:00 AM']],
    ['11:00 AM', 120, ['11:00 AM']],
    ['11:00 AM', 121, ['11:00 AM', '01:00 PM']],
    ['03:00 PM', 150, ['03:00 PM', '05:00 PM']],
    ['06:00 PM', 900, ['06:00 PM']],
    ['09:00 AM', 12_000, [...slots]],
  ] as const)('from %s with %i minutes: %j', (slot, minutes, taken) => {
    expect(slotsOfVisit(slot, minutes)).toEqual(taken);
    const stay = { slot, slotCount: taken.length };
    expect(bookedSlots(stay)).toEqual(taken);
    expect(slots.filter((other) => takesSlot(stay, other))).toEqual(taken);
  });
});

describe('what can be booked', () => {
  const now = india('2026-11-15T10:00:00');
  test.each([
    ['2026-11-14', '06:00 PM', 'PAST'],
    ['2026-11-15', '09:00 AM', 'PAST'],
    ['2026-11-15', '10:00 AM', 'PAST'],
    ['2026-11-15', '11:00 AM', undefined],
    ['2027-02-13', '06:00 PM', undefined],
    ['2027-02-14', '09:00 AM', 'TOO_FAR'],
  ] as const)('%s %s: %s', (day, slot, reason) => {
    expect(whyNotBookable(day, slot, now, rules())).toBe(reason);
  });
  test('notice is counted to the minute', () => {
    expect(whyNotBookable('2026-11-15', '11:00 AM', now, rules({ noticeMinutes: 60 }))).toBe(
      undefined,
    );
    expect(whyNotBookable('2026-11-15', '11:00 AM', now, rules({ noticeMinutes: 61 }))).toBe(
      'TOO_SOON',
    );
  });
  test('closed days, once or every week', () => {
    const closed = rules({ closedDays: ['2026-11-17'], closedWeekdays: [1] });
    expect(whyNotBookable('2026-11-16', '11:00 AM', now, closed)).toBe('CLOSED');
    expect(whyNotBookable('2026-11-17', '11:00 AM', now, closed)).toBe('CLOSED');
    expect(whyNotBookable('2026-11-18', '11:00 AM', now, closed)).toBe(undefined);
    expect(isBookableDay('2026-11-16', now, closed)).toBe(false);
    expect(isBookableDay('2026-11-15', now, closed)).toBe(true);
    expect(isBookableDay('2026-11-14', now, closed)).toBe(false);
    expect(isBookableDay('2027-02-14', now, closed)).toBe(false);
  });
  test.each([
    ['the last slot is to come', '2027-12-31T17:59:59', {}, '2027-12-31'],
    ['the last slot has begun', '2027-12-31T18:00:00', {}, '2028-01-01'],
    ['the notice is too short', '2027-12-31T17:00:00', { noticeMinutes: 61 }, '2028-01-01'],
    ['the next day is closed', '2027-12-31T20:00:00', { closedWeekdays: [6] }, '2028-01-02'],
    ['there is none within reach', '2027-12-31T20:00:00', { horizonDays: 0 }, '2027-12-31'],
  ])('the first day, when %s', (_, at, over, day) => {
    expect(firstBookableDay(india(at), rules(over))).toBe(day);
  });
  test('the day turns at 18:30 UTC', () => {
    const before = new Date('2026-11-14T18:29:59Z');
    const after = new Date('2026-11-14T18:30:00Z');
    expect(whyNotBookable('2027-02-13', '09:00 AM', before, rules())).toBe('TOO_FAR');
    expect(whyNotBookable('2027-02-13', '09:00 AM', after, rules())).toBe(undefined);
    expect(isBookableDay('2026-11-14', before, rules())).toBe(true);
    expect(isBookableDay('2026-11-14', after, rules())).toBe(false);
  });
});

describe('availability', () => {
  const now = india('2026-11-15T10:00:00');
  const seats = (taken: number[]) => ({ capacity: 3, taken });
  test('says past, too soon, full and closed, all eight in order', () => {
    const day = { day: '2026-11-15', minutes: 60 };
    const found = availabilityOf(day, seats([0, 0, 0, 3, 4, 2, 0, 0]), now, {
      ...rules(),
      noticeMinutes: 90,
    });
    expect(found.map(({ slot }) => slot)).toEqual(slots);
    expect(found.map(({ reason }) => reason)).toEqual([
      'PAST',
      'PAST',
      'TOO_SOON',
      'FULL',
      'FULL',
      undefined,
      undefined,
      undefined,
    ]);
    expect(found.every(({ available, reason }) => available === !reason)).toBe(true);
  });
  test('a long visit needs a seat in every slot it takes', () => {
    const found = availabilityOf(
      { day: '2026-11-16', minutes: 121 },
      seats([0, 0, 0, 3, 0, 0, 0, 0]),
      now,
      rules(),
    );
    expect(found.map(({ reason }) => reason)).toEqual([
      undefined,
      undefined,
      'FULL',
      'FULL',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('nobody at work is full; beyond the calendar is closed', () => {
    const nobody = { capacity: 0, taken: [] };
    expect(availabilityOf({ day: '2026-11-16', minutes: 1 }, nobody, now, rules())[0]?.reason).toBe(
      'FULL',
    );
    expect(
      availabilityOf({ day: '2027-03-01', minutes: 1 }, seats([]), now, rules())[0]?.reason,
    ).toBe('CLOSED');
  });
});

test('a visit goes on from its slot until its minutes are over, past midnight too', () => {
  const isOn = (at: string, minutes: number): boolean =>
    isRunning('2026-11-16', '06:00 PM', minutes, india(at));
  expect(isOn('2026-11-16T17:59:59', 60)).toBe(false);
  expect(isOn('2026-11-16T18:00:00', 60)).toBe(true);
  expect(isOn('2026-11-16T18:59:59', 60)).toBe(true);
  expect(isOn('2026-11-16T19:00:00', 60)).toBe(false);
  expect(isOn('2026-11-17T00:30:00', 400)).toBe(true);
});
