import { expect, test } from 'vitest';
import {
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
} from '../../../testing/sample-day-plans.ts';
import type { PlannedVisit } from './day-plan.ts';
import { listTravelLegs, type TravelLeg } from './travel-legs.ts';

const people = [sampleBeautician('asha'), sampleBeautician('usha')];
const aundh = sampleLocation('411007');

test.each<[string, PlannedVisit[], TravelLeg[]]>([
  ['none for one visit', [samplePlannedVisit('a', 'asha', 9)], []],
  [
    'none for a freelancer',
    [samplePlannedVisit('a', null, 9), samplePlannedVisit('b', null, 11)],
    [],
  ],
  [
    'none between two beauticians',
    [samplePlannedVisit('a', 'asha', 9), samplePlannedVisit('b', 'usha', 11)],
    [],
  ],
  [
    'no travel time at the same address',
    [samplePlannedVisit('a', 'asha', 9), samplePlannedVisit('b', 'asha', 10)],
    [{ from: 'a', to: 'b', minutes: 0, gap: 0, isTight: false }],
  ],
  [
    'exactly enough time',
    [
      samplePlannedVisit('a', 'asha', 9),
      samplePlannedVisit('b', 'asha', 10 + 1 / 3, { location: aundh }),
    ],
    [{ from: 'a', to: 'b', minutes: 20, gap: 20, isTight: false }],
  ],
  [
    'too little time',
    [samplePlannedVisit('a', 'asha', 9), samplePlannedVisit('b', 'asha', 10, { location: aundh })],
    [{ from: 'a', to: 'b', minutes: 20, gap: 0, isTight: true }],
  ],
  [
    'overlapping visits at the same address',
    [samplePlannedVisit('a', 'asha', 9), samplePlannedVisit('b', 'asha', 9.5)],
    [{ from: 'a', to: 'b', minutes: 0, gap: -30, isTight: true }],
  ],
  [
    'grouped by beautician, in the order of their visits',
    [
      samplePlannedVisit('c', 'asha', 13),
      samplePlannedVisit('u', 'usha', 9),
      samplePlannedVisit('a', 'asha', 9),
    ].concat(
      samplePlannedVisit('v', 'usha', 11),
      samplePlannedVisit('b', 'asha', 11, { location: aundh }),
    ),
    [
      { from: 'a', to: 'b', minutes: 20, gap: 60, isTight: false },
      { from: 'b', to: 'c', minutes: 20, gap: 60, isTight: false },
      { from: 'u', to: 'v', minutes: 0, gap: 60, isTight: false },
    ],
  ],
])('%s', (_, visits, ways) => {
  expect(listTravelLegs(sampleDayPlan(people, visits))).toEqual(ways);
});
