import { describe, expect, test } from 'vitest';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
} from '../../../testing/sample-day-plans.ts';
import type { DayPlan, PlanBeautician, PlannedVisit, VisitRequest } from './day-plan.ts';
import { Planner } from './planner.ts';

const findPlacementOn = (day: DayPlan, visit: VisitRequest) =>
  new Planner(day).findPlacement(visit);
const whyNotOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).unavailableReason(visit);

describe('available beauticians', () => {
  test.each<[string, PlanBeautician, VisitRequest, string | undefined]>([
    ['has all skills', sampleBeautician('asha'), sampleRequestedVisit(10), undefined],
    [
      'does it',
      sampleBeautician('asha', { skills: ['Facial', 'Waxing'] }),
      sampleRequestedVisit(10),
      undefined,
    ],
    [
      'lacks the skill',
      sampleBeautician('asha', { skills: ['Makeup'] }),
      sampleRequestedVisit(10),
      'NO_SKILL',
    ],
    [
      'has one of two skills',
      sampleBeautician('asha', { skills: ['Facial'] }),
      sampleRequestedVisit(10, { skills: ['Facial', 'Makeup'] }),
      'NO_SKILL',
    ],
    [
      'is not at work',
      sampleBeautician('asha', { hours: [] }),
      sampleRequestedVisit(10),
      'NOBODY_AT_WORK',
    ],
    ['starts later', sampleBeautician('asha'), sampleRequestedVisit(8), 'OUTSIDE_HOURS'],
    [
      'finishes before the visit ends',
      sampleBeautician('asha'),
      sampleRequestedVisit(18, { minutes: 121 }),
      'TOO_LATE',
    ],
    [
      'finishes exactly at the end',
      sampleBeautician('asha'),
      sampleRequestedVisit(18, { minutes: 120 }),
      undefined,
    ],
    [
      'is off during the visit',
      sampleBeautician('asha', {
        hours: [
          { from: hoursToMinutes(9), to: hoursToMinutes(11) },
          { from: hoursToMinutes(12), to: hoursToMinutes(20) },
        ],
      }),
      sampleRequestedVisit(10.5),
      'OUTSIDE_HOURS',
    ],
    [
      'serves another area',
      sampleBeautician('asha', { areas: ['Camp'] }),
      inKothrud(),
      'NOT_SERVED',
    ],
    [
      'serves another area and lacks the skill',
      sampleBeautician('asha', { areas: ['Camp'], skills: ['Makeup'] }),
      inKothrud(),
      'NOT_SERVED',
    ],
    [
      'serves another area and is off',
      sampleBeautician('asha', { areas: ['Camp'], hours: [] }),
      inKothrud(),
      'NOBODY_AT_WORK',
    ],
    [
      'serves the area',
      sampleBeautician('asha', { areas: ['Camp', 'Kothrud'] }),
      inKothrud(),
      undefined,
    ],
    [
      'is excluded for the customer',
      sampleBeautician('asha', { excludedCustomers: ['meera'] }),
      sampleRequestedVisit(10),
      'FULL',
    ],
    [
      'cannot go',
      sampleBeautician('asha', { declinedVisits: [sampleRequestedVisit(10).id] }),
      sampleRequestedVisit(10),
      'FULL',
    ],
    [
      'is not the requested beautician',
      sampleBeautician('asha'),
      sampleRequestedVisit(10, { requestedBeauticianId: 'usha' }),
      'REQUESTED_OFF',
    ],
    [
      'is the requested beautician',
      sampleBeautician('asha'),
      sampleRequestedVisit(10, { requestedBeauticianId: 'asha' }),
      undefined,
    ],
  ])('a beautician who %s', (_, asha, visit, why) => {
    expect(whyNotOn(sampleDayPlan([asha]), visit)).toBe(why);
  });

  test("area and skill must be the same beautician's", () => {
    const day = sampleDayPlan([
      sampleBeautician('asha', { areas: ['Camp'] }),
      sampleBeautician('usha', { areas: ['Kothrud'], skills: ['Makeup'] }),
    ]);
    expect(whyNotOn(day, inKothrud())).toBe('NO_SKILL_IN_AREA');
  });

  test('a pincode outside all areas is served only by beauticians without areas', () => {
    const [camp, everywhere] = [
      sampleBeautician('asha', { areas: ['Camp'] }),
      sampleBeautician('usha'),
    ];
    expect(whyNotOn(sampleDayPlan([camp]), sampleRequestedVisit(10))).toBe('NOT_SERVED');
    expect(
      findPlacementOn(sampleDayPlan([camp, everywhere]), sampleRequestedVisit(10))?.beauticianId,
    ).toBe('usha');
    // An unknown address may be anywhere.
    expect(
      whyNotOn(sampleDayPlan([camp]), sampleRequestedVisit(10, { location: sampleLocation('') })),
    ).toBeUndefined();
  });

  test.each([
    ['has another visit then', 9, {}, 'FULL'],
    ['has 10 minutes from a visit in the same pincode', 8 + 50 / 60, {}, undefined],
    ['has 9 minutes from a visit in the same pincode', 8 + 51 / 60, {}, 'FULL'],
    [
      'has 20 minutes from a visit in another pincode',
      8 + 40 / 60,
      sampleLocation('411014'),
      undefined,
    ],
    [
      'has 19 minutes from a visit in another pincode',
      8 + 41 / 60,
      sampleLocation('411014'),
      'FULL',
    ],
    [
      'has 19 minutes to a visit in another pincode',
      11 + 19 / 60,
      sampleLocation('411014'),
      'FULL',
    ],
    [
      'has 20 minutes to a visit in another pincode',
      11 + 20 / 60,
      sampleLocation('411014'),
      undefined,
    ],
  ])('a beautician who %s', (_, start, over, why) => {
    const other = {
      location: { ...sampleLocation('411038', 'another door'), ...over },
      isAssigned: true,
    };
    const day = sampleDayPlan(
      [sampleBeautician('asha', { hours: [{ from: 0, to: hoursToMinutes(24) }] })],
      [samplePlannedVisit('held', 'asha', start, other)],
    );
    expect(whyNotOn(day, sampleRequestedVisit(10))).toBe(why);
  });

  test('visits at one address can follow each other directly', () => {
    const day = sampleDayPlan(
      [sampleBeautician('asha')],
      [samplePlannedVisit('held', 'asha', 9, { isAssigned: true })],
    );
    expect(whyNotOn(day, sampleRequestedVisit(10))).toBe(undefined);
  });
});

function inKothrud(): VisitRequest {
  return sampleRequestedVisit(10, { location: { ...sampleLocation('411038'), area: 'Kothrud' } });
}

describe('ranking of available beauticians', () => {
  const far = sampleLocation('411014');
  test.each<[string, PlanBeautician[], PlannedVisit[], VisitRequest, string]>([
    [
      'roster order',
      [sampleBeautician('asha'), sampleBeautician('usha')],
      [],
      sampleRequestedVisit(10),
      'asha',
    ],
    [
      'least minutes booked',
      [sampleBeautician('asha'), sampleBeautician('usha')],
      [samplePlannedVisit('held', 'asha', 15, { location: sampleLocation('411038') })],
      sampleRequestedVisit(10),
      'usha',
    ],
    [
      'least added travel before least minutes booked',
      [sampleBeautician('asha'), sampleBeautician('usha')],
      [
        samplePlannedVisit('one', 'asha', 14, { location: far }),
        samplePlannedVisit('two', 'usha', 13),
        samplePlannedVisit('three', 'usha', 16),
      ],
      sampleRequestedVisit(10),
      'usha',
    ],
    [
      'a beautician who was there before',
      [sampleBeautician('asha'), sampleBeautician('usha')],
      [samplePlannedVisit('held', 'usha', 15, { location: far })],
      sampleRequestedVisit(10, { previousBeauticianIds: ['usha'] }),
      'usha',
    ],
    [
      'the requested beautician',
      [sampleBeautician('asha'), sampleBeautician('usha')],
      [],
      sampleRequestedVisit(10, { requestedBeauticianId: 'usha', previousBeauticianIds: ['asha'] }),
      'usha',
    ],
  ])('%s', (_, beauticians, visits, visit, who) => {
    expect(findPlacementOn(sampleDayPlan(beauticians, visits), visit)).toEqual({
      beauticianId: who,
      reassignments: [],
    });
  });
});

describe('the maximum of simultaneous visits', () => {
  const beauticians = ['asha', 'bela', 'chitra'].map((id) => sampleBeautician(id));
  test.each([
    [2, 'FULL'],
    [3, undefined],
    [null, undefined],
  ])('with a maximum of %s, a third visit is', (most, why) => {
    const visits = [samplePlannedVisit('one', 'asha', 10), samplePlannedVisit('two', null, 10.5)];
    expect(
      whyNotOn(
        sampleDayPlan(beauticians, visits, { maxConcurrentVisits: most }),
        sampleRequestedVisit(10),
      ),
    ).toBe(why);
  });

  test('visits that never overlap do not add up', () => {
    const visits = [samplePlannedVisit('one', 'asha', 9), samplePlannedVisit('two', 'bela', 11)];
    expect(
      whyNotOn(
        sampleDayPlan(beauticians, visits, { maxConcurrentVisits: 2 }),
        sampleRequestedVisit(9.5, { minutes: 120 }),
      ),
    ).toBe(undefined);
  });
});

test('a visit is feasible if its own beautician can make it', () => {
  const held = samplePlannedVisit('held', 'asha', 10);
  const tight = samplePlannedVisit('tight', 'asha', 11, { location: sampleLocation('411014') });
  expect(new Planner(sampleDayPlan([sampleBeautician('asha')], [held])).isFeasible(held)).toBe(
    true,
  );
  expect(
    new Planner(sampleDayPlan([sampleBeautician('asha')], [held, tight])).isFeasible(tight),
  ).toBe(false);
  expect(new Planner(sampleDayPlan([sampleBeautician('usha')], [held])).isFeasible(held)).toBe(
    false,
  );
});
