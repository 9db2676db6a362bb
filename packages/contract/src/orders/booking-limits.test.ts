import { expect, test } from 'vitest';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import {
  type ActiveBooking,
  bookingLimitRefusal,
  exceedsFirstVisitsPerNetwork,
} from './booking-limits.ts';

const visit = (slot: string, minutes: number, day = '2026-11-17') => ({
  day,
  startMinute: parseTimeOfDay(slot),
  minutes,
  recipient: '',
});
const upcomingBookings = (count: number): ActiveBooking[] =>
  Array.from({ length: count }, (_, n) => ({
    ...visit('09:00 AM', 60, `2026-12-${10 + n}`),
    orderId: 100_000 + n,
  }));

test.each([
  [2, false, undefined],
  [3, false, { kind: 'too-many', limit: 3 }],
  [3, true, undefined],
  [9, true, undefined],
  [10, true, { kind: 'too-many', limit: 10 }],
] as const)('with %i visits ahead, visited before: %s', (count, hasVisitedBefore, reason) => {
  expect(
    bookingLimitRefusal(visit('01:00 PM', 60), upcomingBookings(count), hasVisitedBefore),
  ).toEqual(reason);
});

test.each([
  ['10:00 AM', 60, '09:00 AM', 60, false],
  ['10:00 AM', 60, '09:00 AM', 61, true],
  ['10:00 AM', 61, '11:00 AM', 30, true],
  ['10:00 AM', 60, '11:00 AM', 30, false],
  ['10:00 AM', 30, '10:00 AM', 30, true],
] as const)(
  '%s for %i minutes beside %s for %i: overlap %s',
  (slot, minutes, other, long, isOverlapping) => {
    const existingBookings = [{ ...visit(other, long), orderId: 123_456 }];
    const reason = isOverlapping ? { kind: 'overlap', orderId: 123_456 } : undefined;
    expect(bookingLimitRefusal(visit(slot, minutes), existingBookings, false)).toEqual(reason);
    expect(bookingLimitRefusal(visit(slot, minutes, '2026-11-18'), existingBookings, false)).toBe(
      undefined,
    );
  },
);

test('visits to different people may overlap', () => {
  const existingBookings = [
    { ...visit('10:00 AM', 60), recipient: 'Meera Joshi', orderId: 123_456 },
  ];
  const wanted = (recipient: string) => ({ ...visit('10:00 AM', 60), recipient });
  expect(bookingLimitRefusal(wanted(''), existingBookings, false)).toBe(undefined);
  expect(bookingLimitRefusal(wanted('Asha Patil'), existingBookings, false)).toBe(undefined);
  expect(bookingLimitRefusal(wanted(' meera  joshi'), existingBookings, false)).toEqual({
    kind: 'overlap',
    orderId: 123_456,
  });
});

test('threat 24: at most sixteen hours before the first visit, no limit after it', () => {
  const existingBookings = [{ ...visit('09:00 AM', 240, '2026-12-01'), orderId: 123_456 }];
  expect(bookingLimitRefusal(visit('01:00 PM', 720), existingBookings, false)).toBe(undefined);
  const tooLong = { kind: 'too-long', hours: 16 };
  expect(bookingLimitRefusal(visit('01:00 PM', 721), existingBookings, false)).toEqual(tooLong);
  expect(bookingLimitRefusal(visit('09:00 AM', 961), [], false)).toEqual(tooLong);
  expect(bookingLimitRefusal(visit('09:00 AM', 961), existingBookings, true)).toBe(undefined);
});

test.each([
  ['the twelfth of a day', 12, [60], 600, false],
  ['the thirteenth of a day', 13, [60], 600, true],
  ['alone on its day, however long', 1, [480], 600, false],
  ['half of the work of its day', 2, [60, 240], 600, false],
  ['more than half', 2, [61, 240], 600, true],
] as const)(
  'threat 46: %s: exceeds the limit of a network: %s',
  (_, recent, minutes, work, isTooMuch) => {
    const day = '2026-12-01';
    const all = [
      ...minutes.map((one) => ({ day, minutes: one })),
      { day: '2026-12-02', minutes: 300 },
    ];
    const [wanted = { day, minutes: 0 }] = all;
    expect(exceedsFirstVisitsPerNetwork(wanted, { recent, all }, work)).toBe(isTooMuch);
  },
);
