import { afterEach, expect, test, vi } from 'vitest';
import { toDate, toDay } from './calendar-days.ts';

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
