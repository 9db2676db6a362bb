import { slotUnavailableReasons } from '@haldi/contract/schedule/availability';
import type { DayRules } from '@haldi/contract/schedule/booking-time-rules';
import { type CalendarDay, listBookingDays } from '@haldi/contract/schedule/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { fromBrowserDate, toBrowserDate } from '../../../lib/calendar-date.ts';
import {
  bookableDaysAfter,
  calendarDaysToLoad,
  isFullyBooked,
  isSoonerWithAnyBeautician,
  splitUnavailableDays,
} from './calendar-days.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'a day stays the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2026-01-01', '2026-03-08', '2026-11-01', '2026-12-31', '2028-02-29']) {
      expect(fromBrowserDate(toBrowserDate(day))).toBe(day);
    }
  },
);

const rules: DayRules = {
  horizonDays: 90,
  noticeMinutes: 0,
  closedWeekdays: [],
  closedDays: [],
};
const now = new Date('2026-11-16T20:00:00+05:30');

test.each([
  ['the days after one', '2026-11-20', '2026-11-21', '2027-01-01'],
  ['none that are over', '2026-11-01', '2026-11-16', '2026-12-27'],
  ['as far as can be booked', '2027-02-12', '2027-02-13', '2027-02-14'],
  ['nothing after the last', '2027-02-14', '2027-02-15', '2027-02-14'],
])('days after a day without available times: %s', (_, day, from, to) => {
  expect(bookableDaysAfter(day, now, rules)).toEqual({ from, to });
});

test.each([
  ['this month: from today on', '2026-11-01', '2026-11-16', '2026-12-27'],
  ['the next one whole', '2026-12-01', '2026-12-01', '2027-01-11'],
  ['the last one as far as can be booked', '2027-02-01', '2027-02-01', '2027-02-14'],
])('%s', (_, month, from, to) => {
  const asked = calendarDaysToLoad(month, now, rules);
  expect(asked).toEqual({ from, to });
  expect(listBookingDays.query.safeParse(asked).success).toBe(true);
});

test('marks days without available times with their reason', () => {
  const days: CalendarDay[] = [
    { day: '2026-11-16', available: false, reason: 'PAST' },
    { day: '2026-11-17', available: false, reason: 'FULL' },
    { day: '2026-11-18', available: true },
  ];
  const { unavailableDays, otherBeauticianDays } = splitUnavailableDays(days, days);
  expect([...unavailableDays]).toEqual([
    ['2026-11-16', 'PAST'],
    ['2026-11-17', 'FULL'],
  ]);
  expect([...otherBeauticianDays]).toEqual([]);
  expect([...splitUnavailableDays(undefined, undefined).unavailableDays]).toEqual([]);
});

test('marks days of other beauticians, which can be selected', () => {
  const requestedDays: CalendarDay[] = [
    { day: '2026-11-16', available: false, reason: 'PAST' },
    { day: '2026-11-17', available: false, reason: 'NO_SKILL' },
    { day: '2026-11-18', available: true },
  ];
  const anyBeauticianDays = requestedDays.map((one) =>
    one.day === '2026-11-17' ? { day: one.day, available: true } : one,
  );
  const { unavailableDays, otherBeauticianDays } = splitUnavailableDays(
    requestedDays,
    anyBeauticianDays,
  );
  expect([...unavailableDays]).toEqual([['2026-11-16', 'PAST']]);
  expect([...otherBeauticianDays]).toEqual(['2026-11-17']);
});

test('offers another beautician only if sooner', () => {
  const at = (day: string, slot: string) => ({ day: `2026-11-${day}`, slot });
  expect(isSoonerWithAnyBeautician(at('17', '05:00 PM'), at('18', '09:00 AM'))).toBe(true);
  expect(isSoonerWithAnyBeautician(at('18', '09:00 AM'), at('18', '01:00 PM'))).toBe(true);
  expect(isSoonerWithAnyBeautician(at('18', '09:00 AM'), null)).toBe(true);
  expect(isSoonerWithAnyBeautician(at('18', '01:00 PM'), at('18', '01:00 PM'))).toBe(false);
  expect(isSoonerWithAnyBeautician(at('18', '09:00 AM'), undefined)).toBe(false);
  expect(isSoonerWithAnyBeautician(null, null)).toBe(false);
});

test('marks as full only days that are open to other customers', () => {
  const marked = slotUnavailableReasons.filter(isFullyBooked);
  const closed = ['PAST', 'TOO_FAR', 'CLOSED', 'TOO_SOON', 'NOT_SERVED'];
  expect(marked).toEqual(slotUnavailableReasons.filter((reason) => !closed.includes(reason)));
  expect(isFullyBooked(undefined)).toBe(false);
});
