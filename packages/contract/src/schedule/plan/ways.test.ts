import { expect, test } from 'vitest';
import { dayOf, place, planned, worker } from '../../../testing/day-plans.ts';
import type { PlannedVisit } from './day-plan.ts';
import { type Way, waysOf } from './ways.ts';

const people = [worker('asha'), worker('usha')];
const aundh = place('411007');

test.each<[string, PlannedVisit[], Way[]]>([
  ['none of one visit', [planned('a', 'asha', 9)], []],
  ['none of a freelancer', [planned('a', null, 9), planned('b', null, 11)], []],
  ['none from one person to another', [planned('a', 'asha', 9), planned('b', 'usha', 11)], []],
  [
    'nothing at the same door',
    [planned('a', 'asha', 9), planned('b', 'asha', 10)],
    [{ from: 'a', to: 'b', minutes: 0, gap: 0, isTight: false }],
  ],
  [
    'just enough time',
    [planned('a', 'asha', 9), planned('b', 'asha', 10 + 1 / 3, { place: aundh })],
    [{ from: 'a', to: 'b', minutes: 20, gap: 20, isTight: false }],
  ],
  [
    'too little time',
    [planned('a', 'asha', 9), planned('b', 'asha', 10, { place: aundh })],
    [{ from: 'a', to: 'b', minutes: 20, gap: 0, isTight: true }],
  ],
  [
    'two at once, at the same door',
    [planned('a', 'asha', 9), planned('b', 'asha', 9.5)],
    [{ from: 'a', to: 'b', minutes: 0, gap: -30, isTight: true }],
  ],
  [
    'in the order of her visits, person after person',
    [planned('c', 'asha', 13), planned('u', 'usha', 9), planned('a', 'asha', 9)].concat(
      planned('v', 'usha', 11),
      planned('b', 'asha', 11, { place: aundh }),
    ),
    [
      { from: 'a', to: 'b', minutes: 20, gap: 60, isTight: false },
      { from: 'b', to: 'c', minutes: 20, gap: 60, isTight: false },
      { from: 'u', to: 'v', minutes: 0, gap: 60, isTight: false },
    ],
  ],
])('%s', (_, visits, ways) => {
  expect(waysOf(dayOf(people, visits))).toEqual(ways);
});
