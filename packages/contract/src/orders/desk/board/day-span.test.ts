import { expect, test } from 'vitest';
import { spanOfDay } from './day-span.ts';

const at = (hours: number): number => hours * 60;
const slots = ['09:00 AM', '06:00 PM'];
const usual = [{ hours: [{ from: at(9), to: at(20) }] }];

test.each<[string, Parameters<typeof spanOfDay>[0], [number, number]]>([
  ['the hours of those at work', { people: usual, slots, visits: [] }, [9, 20]],
  [
    'the usual hours where everybody is off',
    { people: [{ hours: [] }], slots, visits: [] },
    [9, 20],
  ],
  [
    'a slot outside of all hours',
    { people: [{ hours: [{ from: at(10), to: at(12) }] }], slots, visits: [] },
    [9, 19],
  ],
  [
    'a visit before and one after them, in whole hours',
    {
      people: usual,
      slots,
      visits: [
        { slot: '07:30 AM', minutes: 30 },
        { slot: '07:30 PM', minutes: 60 },
      ],
    },
    [7, 21],
  ],
  [
    'never past midnight',
    { people: usual, slots, visits: [{ slot: '11:00 PM', minutes: 180 }] },
    [9, 24],
  ],
])('%s', (_, drawn, [from, to]) => {
  expect(spanOfDay(drawn)).toEqual({ from: at(from), to: at(to) });
});
