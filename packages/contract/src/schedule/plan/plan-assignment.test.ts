import { describe, expect, test } from 'vitest';
import { allReassignments, isFeasible } from '../../../testing/brute-force-planner.ts';
import { randomDayPlan, randomVisit, seededRandom } from '../../../testing/random-day-plans.ts';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
} from '../../../testing/sample-day-plans.ts';
import {
  canMakeBothVisits,
  type DayPlan,
  minutesBetweenVisits,
  type PlanBeautician,
  type VisitRequest,
  withReassignedVisits,
} from './day-plan.ts';
import { planAssignment, travelMinutesFromPreviousVisit } from './plan-assignment.ts';
import type { Reassignment } from './planner.ts';

const far = { location: sampleLocation('411014') };
const usha = sampleBeautician('usha', { skills: ['Facial'] });
const asha = sampleBeautician('asha');
const assign = (to: VisitRequest, day: DayPlan) => {
  const { conflicts, reassignments } = planAssignment(usha, to, day);
  return { kinds: conflicts.map(({ kind }) => kind), reassignments };
};

describe('assigning a beautician', () => {
  const held = samplePlannedVisit('held', 'usha', 10);
  const makeup = { skills: ['Makeup'] };

  test('changes nothing if the beautician is free', () => {
    expect(assign(sampleRequestedVisit(12), sampleDayPlan([usha, asha], [held]))).toEqual({
      kinds: [],
      reassignments: [],
    });
  });

  test('gives a planned visit to another beautician', () => {
    expect(assign(sampleRequestedVisit(10), sampleDayPlan([usha, asha], [held]))).toEqual({
      kinds: [],
      reassignments: [{ visit: 'held', beauticianId: 'asha' }],
    });
  });

  test("reports the beautician's own conflicts", () => {
    expect(assign(sampleRequestedVisit(10, makeup), sampleDayPlan([usha, asha], [held]))).toEqual({
      kinds: ['SKILL'],
      reassignments: [{ visit: 'held', beauticianId: 'asha' }],
    });
    expect(assign(sampleRequestedVisit(6), sampleDayPlan([usha, asha]))).toEqual({
      kinds: ['HOURS'],
      reassignments: [],
    });
  });

  test('ignores the maximum of simultaneous visits', () => {
    const day = sampleDayPlan([usha, asha], [samplePlannedVisit('other', 'asha', 10)], {
      maxConcurrentVisits: 1,
    });
    expect(assign(sampleRequestedVisit(10), day)).toEqual({ kinds: [], reassignments: [] });
  });

  test('ignores the visit itself', () => {
    expect(assign(sampleRequestedVisit(10, { id: 'held' }), sampleDayPlan([usha], [held]))).toEqual(
      {
        kinds: [],
        reassignments: [],
      },
    );
  });

  test('the previous beautician of the visit can take over the other visit', () => {
    const visits = [held, samplePlannedVisit('new', 'asha', 10)];
    expect(assign(sampleRequestedVisit(10), sampleDayPlan([usha, asha], visits))).toEqual({
      kinds: [],
      reassignments: [{ visit: 'held', beauticianId: 'asha' }],
    });
  });

  test.each([
    ['no other beautician is available', sampleDayPlan([usha], [held])],
    ['it is assigned by the salon', sampleDayPlan([usha, asha], [{ ...held, isAssigned: true }])],
    [
      'the beautician was requested',
      sampleDayPlan([usha, asha], [{ ...held, requestedBeauticianId: 'usha' }]),
    ],
    [
      'it has started',
      sampleDayPlan([usha, asha], [held], { changeableFrom: hoursToMinutes(10) + 1 }),
    ],
  ])('is BUSY if the other visit cannot be reassigned: %s', (_, day) => {
    expect(assign(sampleRequestedVisit(10.5), day)).toEqual({ kinds: ['BUSY'], reassignments: [] });
  });

  test('reports too little travel time, and reassigns planned visits for it', () => {
    const tight = samplePlannedVisit('tight', 'usha', 11, far);
    expect(assign(sampleRequestedVisit(10), sampleDayPlan([usha], [tight]))).toEqual({
      kinds: ['TRAVEL'],
      reassignments: [],
    });
    expect(assign(sampleRequestedVisit(10), sampleDayPlan([usha, asha], [tight]))).toEqual({
      kinds: [],
      reassignments: [{ visit: 'tight', beauticianId: 'asha' }],
    });
  });

  test('reassigns one visit although another leaves too little travel time', () => {
    const tight = samplePlannedVisit('tight', 'usha', 11, { ...far, isAssigned: true });
    expect(assign(sampleRequestedVisit(10), sampleDayPlan([usha, asha], [held, tight]))).toEqual({
      kinds: ['TRAVEL'],
      reassignments: [{ visit: 'held', beauticianId: 'asha' }],
    });
  });

  test('does not give the beautician visits without the skill', () => {
    // Only Asha can take the planned visit, and then Asha's make-up visit needs another beautician.
    const visits = [
      held,
      samplePlannedVisit('makeup', 'asha', 10.5, { ...makeup, previousBeauticianIds: ['usha'] }),
    ];
    const bela = sampleBeautician('bela', { skills: ['Makeup'] });
    const short = sampleRequestedVisit(10, { minutes: 30 });
    expect(assign(short, sampleDayPlan([usha, asha], visits))).toEqual({
      kinds: ['BUSY'],
      reassignments: [],
    });
    expect(assign(short, sampleDayPlan([usha, asha, bela], visits))).toEqual({
      kinds: [],
      reassignments: [
        { visit: 'held', beauticianId: 'asha' },
        { visit: 'makeup', beauticianId: 'bela' },
      ],
    });
  });

  test('may give the beautician another visit in exchange', () => {
    // Asha can take it only by giving away a visit that is too far away.
    const visits = [held, samplePlannedVisit('theirs', 'asha', 11, { ...far, minutes: 30 })];
    const day = sampleDayPlan([usha, asha], visits);
    expect(assign(sampleRequestedVisit(10, { minutes: 30 }), day)).toEqual({
      kinds: [],
      reassignments: [
        { visit: 'held', beauticianId: 'asha' },
        { visit: 'theirs', beauticianId: 'usha' },
      ],
    });
  });
});

const byBruteForce = (beautician: PlanBeautician, request: VisitRequest, day: DayPlan) => {
  const after = allReassignments(day)
    .map((reassignments) => afterSending(beautician, request, day, reassignments))
    .filter(({ moved, plan }) => moved.every((visit) => isFeasible(visit, plan)));
  const isPossible = (goes: (other: VisitRequest) => boolean): boolean =>
    after.some(({ visitsOfBeautician }) => visitsOfBeautician.every(goes));
  return {
    isBusy: !isPossible((other) => minutesBetweenVisits(request, other) >= 0),
    isTight: !isPossible((other) => canMakeBothVisits(request, other, day.travel)),
  };
};

const afterSending = (
  beautician: PlanBeautician,
  asked: VisitRequest,
  day: DayPlan,
  reassignments: readonly Reassignment[],
) => {
  const { visits } = withReassignedVisits(day, reassignments);
  const sentTo = { ...asked, beauticianId: beautician.id, isAssigned: true, accepted: [] };
  return {
    plan: { ...day, visits: [...visits, sentTo] },
    moved: visits.filter(({ id }) => reassignments.some(({ visit }) => visit === id)),
    visitsOfBeautician: visits.filter((visit) => visit.beauticianId === beautician.id),
  };
};

test('on random days BUSY matches a brute force search', () => {
  const counted = { free: 0, moved: 0, exchanged: 0, tight: 0, busy: 0 };
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const rolled = seededRandom(seed);
    const day = randomDayPlan(rolled);
    const asked = randomVisit(rolled, 'new');
    const beautician = rolled.pick(day.beauticians);
    const { conflicts, reassignments } = planAssignment(beautician, asked, day);
    const kinds = conflicts.map(({ kind }) => kind);
    const tried = byBruteForce(beautician, asked, day);
    const isBusy = kinds.includes('BUSY');
    const isTight = isBusy || kinds.includes('TRAVEL');
    expect({ isBusy, isTight }, `seed ${seed}`).toEqual(tried);
    const { plan, moved } = afterSending(beautician, asked, day, reassignments);
    for (const visit of moved) expect(isFeasible(visit, plan), `seed ${seed}`).toBe(true);
    if (isBusy) expect(reassignments, `seed ${seed}`).toEqual([]);
    counted.free += reassignments.length === 0 && !isTight ? 1 : 0;
    counted.moved += reassignments.length;
    counted.exchanged += reassignments.filter((move) => move.beauticianId === beautician.id).length;
    counted.tight += isTight && !isBusy ? 1 : 0;
    counted.busy += isBusy ? 1 : 0;
  }
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(5);
}, 30_000);

test.each([
  ['first visit of the day', 9, undefined],
  ['after a visit at the same address', 11, 0],
  ['after two visits', 16, 20],
])('%s: travel minutes', (_, hours, minutes) => {
  const visits = [
    samplePlannedVisit('late', 'usha', 14, far),
    samplePlannedVisit('early', 'usha', 10),
    samplePlannedVisit('other', 'asha', 8, far),
  ];
  expect(
    travelMinutesFromPreviousVisit(
      usha,
      sampleRequestedVisit(hours),
      sampleDayPlan([usha, asha], visits),
    ),
  ).toBe(minutes);
  expect(
    travelMinutesFromPreviousVisit(
      usha,
      { ...visits[0], start: hoursToMinutes(hours) } as VisitRequest,
      sampleDayPlan([usha]),
    ),
  ).toBe(undefined);
});
