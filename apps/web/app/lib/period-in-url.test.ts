import { calendarPeriodOf } from '@haldi/contract/kit/calendar-periods';
import { expect, test } from 'vitest';
import { periodInUrl } from './period-in-url.ts';

test.each([
  ['', '2026-10-01', '2026-10-31'],
  ['from=2026-11-01&to=2026-11-15', '2026-11-01', '2026-11-15'],
  ['from=2026-04-01&to=2027-03-31', '2026-04-01', '2027-03-31'],
  ['from=2026-11-15&to=2026-11-01', '2026-10-01', '2026-10-31'],
  ['from=2025-11-01&to=2026-11-30', '2026-10-01', '2026-10-31'],
  ['from=1999-11-01&to=1999-11-15', '2026-10-01', '2026-10-31'],
  ['from=x&to=2026-11-15', '2026-10-01', '2026-10-31'],
])('the address ?%s', (address, from, to) => {
  const october = calendarPeriodOf('month', '2026-10-18');
  expect(periodInUrl(new URLSearchParams(address), october)).toEqual({ from, to });
});
