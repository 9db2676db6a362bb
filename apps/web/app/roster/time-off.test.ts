import { expect, test } from 'vitest';
import { formatTimeOffRange, toTimeOffRanges } from './time-off.ts';

const wholeDay = (day: string, note = '') => ({ day, from: 0, to: 1440, note });

test('whole days are joined, hours are separate, the soonest first', () => {
  const stretches = toTimeOffRanges([
    wholeDay('2026-11-18', 'Wedding'),
    { day: '2026-11-19', from: 14 * 60, to: 17 * 60, note: '' },
    wholeDay('2026-11-19', 'Wedding'),
    { day: '2026-11-16', from: 14 * 60, to: 17 * 60, note: '' },
    wholeDay('2026-11-20'),
  ]);
  expect(
    stretches.map((stretch) => [formatTimeOffRange(stretch), stretch.begins, stretch.note]),
  ).toEqual([
    ['Mon 16 Nov 2026, 02:00 PM to 05:00 PM', 840, ''],
    ['18 to 19 Nov 2026', 0, 'Wedding'],
    ['Thu 19 Nov 2026, 02:00 PM to 05:00 PM', 840, ''],
    ['Fri 20 Nov 2026', 0, ''],
  ]);
});
