import { slotReasons } from '@haldi/contract/schedule/availability';
import { bookingDays } from '@haldi/contract/schedule/endpoints';
import { type BookingRules, firstSlots } from '@haldi/contract/schedule/slots';
import { afterEach, expect, test, vi } from 'vitest';
import { daysToAsk, daysWithoutSlot, isFullFor, toDate, toDay } from './calendar-days.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'a day stays the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2026-01-01', '2026-03-08', '2026-11-01', '2026-12-31', '2028-02-29']) {
      expect(toDay(toDate(day))).toBe(day);
    }
  },
);

const rules: BookingRules = {
  slots: firstSlots,
  horizonDays: 90,
  noticeMinutes: 0,
  closedWeekdays: [],
  closedDays: [],
};
const now = new Date('2026-11-16T20:00:00+05:30');

test.each([
  ['this month: from today on', '2026-11-01', '2026-11-16', '2026-12-27'],
  ['the next one whole', '2026-12-01', '2026-12-01', '2027-01-11'],
  ['the last one as far as can be booked', '2027-02-01', '2027-02-01', '2027-02-14'],
])('%s', (_, month, from, to) => {
  const asked = daysToAsk(month, now, rules);
  expect(asked).toEqual({ from, to });
  expect(bookingDays.query.safeParse(asked).success).toBe(true);
});

test('days without a free time are known by their reason, the others are not', () => {
  const days = daysWithoutSlot([
    { day: '2026-11-16', available: false, reason: 'PAST' },
    { day: '2026-11-17', available: false, reason: 'FULL' },
    { day: '2026-11-18', available: true },
  ]);
  expect([...days]).toEqual([
    ['2026-11-16', 'PAST'],
    ['2026-11-17', 'FULL'],
  ]);
  expect([...daysWithoutSlot(undefined)]).toEqual([]);
});

test('only days that are open to others are marked as full', () => {
  const marked = slotReasons.filter(isFullFor);
  expect(marked).toEqual(['NO_SKILL', 'TOO_LONG', 'FULL']);
  expect(isFullFor(undefined)).toBe(false);
});
