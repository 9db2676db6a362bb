import { expect, test } from 'vitest';
import { visitTimeRangeText } from './visit-time-range.ts';

test.each([
  ['11:00 AM', 150, '11:00 AM to about 01:30 PM'],
  ['09:00 AM', 15, '09:00 AM to about 09:15 AM'],
  ['06:00 PM', 360, '06:00 PM to about 12:00 AM'],
])('%s and %i minutes', (slot, minutes, text) => {
  expect(visitTimeRangeText(slot, minutes)).toBe(text);
});
