import { expect, test } from 'vitest';
import { boardTimeSpan } from './board-time-span.ts';

const at = (hours: number): number => hours * 60;
const starts = [at(9), at(18)];
const usual = [{ hours: [{ from: at(9), to: at(20) }] }];

test.each<[string, Parameters<typeof boardTimeSpan>[0], [number, number]]>([
  ['the hours of those at work', { people: usual, starts, visits: [] }, [9, 20]],
  [
    'the usual hours if all beauticians are off',
    { people: [{ hours: [] }], starts, visits: [] },
    [9, 20],
  ],
  [
    'a time outside of all hours',
    { people: [{ hours: [{ from: at(10), to: at(12) }] }], starts, visits: [] },
    [9, 19],
  ],
  [
    'a visit before and one after them, in whole hours',
    {
      people: usual,
      starts,
      visits: [
        { startMinute: at(7.5), minutes: 30 },
        { startMinute: at(19.5), minutes: 60 },
      ],
    },
    [7, 21],
  ],
  [
    'never past midnight',
    { people: usual, starts, visits: [{ startMinute: at(23), minutes: 180 }] },
    [9, 24],
  ],
])('%s', (_, drawn, [from, to]) => {
  expect(boardTimeSpan(drawn)).toEqual({ from: at(from), to: at(to) });
});
