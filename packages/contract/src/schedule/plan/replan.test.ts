import { describe, expect, test } from 'vitest';
import {
  randomDayPlan,
  randomDaySkills,
  type SeededRandom,
  seededRandom,
} from '../../../testing/random-day-plans.ts';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
} from '../../../testing/sample-day-plans.ts';
import {
  type DayPlan,
  mayPlannerAssign,
  type PlanBeautician,
  withExcludedBeauticians,
  withoutVisit,
  withReassignedVisits,
} from './day-plan.ts';
import { Planner } from './planner.ts';
import { replanDay } from './replan.ts';

const ill = sampleBeautician('asha', { hours: [] });
const usha = sampleBeautician('usha');
const far = { location: sampleLocation('411014') };

describe('a beautician who is off', () => {
  test('reassigns visits to free beauticians; the others stay unassigned', () => {
    const visits = [
      samplePlannedVisit('one', 'asha', 10),
      samplePlannedVisit('two', 'asha', 12),
      samplePlannedVisit('busy', 'usha', 12),
    ];
    expect(replanDay(sampleDayPlan([ill, usha], visits))).toEqual({
      changes: [
        { visit: 'one', beauticianId: 'usha' },
        { visit: 'two', beauticianId: null },
      ],
      needingChange: ['two'],
    });
  });

  test.each([
    ['assigned by the salon', { isAssigned: true }],
    ['requested', { requestedBeauticianId: 'asha' }],
  ])('is not replaced if %s: the visit is listed', (_, over) => {
    const visits = [samplePlannedVisit('one', 'asha', 10, over)];
    expect(replanDay(sampleDayPlan([ill, usha], visits))).toEqual({
      changes: [],
      needingChange: ['one'],
    });
  });

  test.each([
    ['has started', 1, []],
    ['starts this minute', 0, ['one']],
  ])('a visit of the beautician that %s', (_, after, needingChange) => {
    const day = sampleDayPlan([ill], [samplePlannedVisit('one', 'asha', 10)], {
      changeableFrom: hoursToMinutes(10) + after,
    });
    expect(replanDay(day).needingChange).toEqual(needingChange);
  });
});

test('visits already sold are planned even above the maximum of simultaneous visits', () => {
  const visits = [samplePlannedVisit('one', 'asha', 10), samplePlannedVisit('two', 'usha', 10)];
  const day = sampleDayPlan([ill, usha, sampleBeautician('rekha')], visits, {
    maxConcurrentVisits: 1,
  });
  expect(replanDay(day)).toEqual({
    changes: [{ visit: 'one', beauticianId: 'rekha' }],
    needingChange: [],
  });
});

describe('a visit that no beautician can make', () => {
  const makeup = { skills: ['Makeup'] };
  const facials = sampleBeautician('asha', { skills: ['Facial'] });

  test('releases its time', () => {
    // The make-up visit is no longer possible and blocks one that is.
    const visits = [
      samplePlannedVisit('makeup', 'asha', 10, makeup),
      samplePlannedVisit('facial', null, 10.5),
    ];
    expect(replanDay(sampleDayPlan([facials], visits))).toEqual({
      changes: [
        { visit: 'makeup', beauticianId: null },
        { visit: 'facial', beauticianId: 'asha' },
      ],
      needingChange: ['makeup'],
    });
  });

  test('of two overlapping visits one is kept', () => {
    const visits = [samplePlannedVisit('one', 'asha', 10), samplePlannedVisit('two', 'asha', 10.5)];
    expect(replanDay(sampleDayPlan([facials], visits))).toEqual({
      changes: [{ visit: 'two', beauticianId: null }],
      needingChange: ['two'],
    });
  });

  test('is planned as soon as a beautician is available', () => {
    const visits = [samplePlannedVisit('one', null, 10, makeup)];
    expect(replanDay(sampleDayPlan([facials], visits)).needingChange).toEqual(['one']);
    expect(replanDay(sampleDayPlan([facials, usha], visits))).toEqual({
      changes: [{ visit: 'one', beauticianId: 'usha' }],
      needingChange: [],
    });
  });

  test('another visit is reassigned for it', () => {
    const visits = [
      samplePlannedVisit('facial', 'usha', 10),
      samplePlannedVisit('makeup', null, 10, makeup),
    ];
    expect(replanDay(sampleDayPlan([facials, usha], visits))).toEqual({
      changes: [
        { visit: 'facial', beauticianId: 'asha' },
        { visit: 'makeup', beauticianId: 'usha' },
      ],
      needingChange: [],
    });
  });
});

test('a booking that reassigned another visit may make a listed visit possible', () => {
  const beauticians = [
    sampleBeautician('asha', { skills: ['Makeup', 'Facial'] }),
    sampleBeautician('bela', { skills: ['Facial', 'Waxing'] }),
    sampleBeautician('chitra', { skills: ['Waxing', 'Nails', 'Massage'] }),
    sampleBeautician('devi', { skills: ['Nails'] }),
  ];
  const before = sampleDayPlan(beauticians, [
    samplePlannedVisit('makeup', null, 11, { skills: ['Makeup'] }),
    samplePlannedVisit('facial', 'asha', 10, { minutes: 180 }),
    samplePlannedVisit('waxing', 'bela', 10, { skills: ['Waxing'] }),
    samplePlannedVisit('nails', 'chitra', 10, { skills: ['Nails'], minutes: 120 }),
  ]);
  expect(replanDay(before)).toEqual({ changes: [], needingChange: ['makeup'] });
  const massage = samplePlannedVisit('massage', 'chitra', 11, { skills: ['Massage'] });
  const placement = new Planner(before).findPlacement(massage);
  expect(placement).toEqual({
    beauticianId: 'chitra',
    reassignments: [{ visit: 'nails', beauticianId: 'devi' }],
  });
  const { visits } = withReassignedVisits(before, placement?.reassignments ?? []);
  expect(replanDay(sampleDayPlan(beauticians, [...visits, massage])).needingChange).toEqual([]);
});

describe('a requested beautician', () => {
  const asha = sampleBeautician('asha');

  test('gets the visit back, and no other beautician does', () => {
    const visits = [samplePlannedVisit('one', null, 10, { requestedBeauticianId: 'asha' })];
    const changes = [{ visit: 'one', beauticianId: 'asha' }];
    expect(replanDay(sampleDayPlan([usha, asha], visits))).toEqual({ changes, needingChange: [] });
    expect(replanDay(sampleDayPlan([usha, ill], visits))).toEqual({
      changes: [],
      needingChange: ['one'],
    });
  });

  test('keeps the visit, which is feasible again after the absence', () => {
    const visits = [samplePlannedVisit('one', 'asha', 10, { requestedBeauticianId: 'asha' })];
    expect(replanDay(sampleDayPlan([usha, ill], visits))).toEqual({
      changes: [],
      needingChange: ['one'],
    });
    expect(replanDay(sampleDayPlan([usha, asha], visits))).toEqual({
      changes: [],
      needingChange: [],
    });
  });

  test('is not assigned to a customer who excludes them', () => {
    const day = sampleDayPlan(
      [usha, asha],
      [samplePlannedVisit('one', 'asha', 10, { requestedBeauticianId: 'asha' })],
    );
    expect(replanDay(withExcludedBeauticians(day, 'one', ['asha'])).needingChange).toEqual(['one']);
    const open = sampleDayPlan([usha, asha], [samplePlannedVisit('one', 'asha', 10)]);
    const changes = [{ visit: 'one', beauticianId: 'usha' }];
    expect(replanDay(withExcludedBeauticians(open, 'one', ['asha']))).toEqual({
      changes,
      needingChange: [],
    });
    expect(replanDay(withExcludedBeauticians(open, 'another', ['asha']))).toEqual({
      changes: [],
      needingChange: [],
    });
  });
});

describe('unchanged visits', () => {
  test('a day without conflicts', () => {
    const visits = [samplePlannedVisit('one', 'usha', 10), samplePlannedVisit('two', 'usha', 12)];
    expect(replanDay(sampleDayPlan([usha], visits))).toEqual({ changes: [], needingChange: [] });
  });

  test('a visit of a freelancer', () => {
    const visits = [samplePlannedVisit('one', null, 10, { isAssigned: true })];
    expect(replanDay(sampleDayPlan([], visits))).toEqual({ changes: [], needingChange: [] });
  });

  test('a conflict accepted on either of two visits', () => {
    const tight = [
      samplePlannedVisit('one', 'usha', 10, { accepted: ['TRAVEL'] }),
      samplePlannedVisit('two', 'usha', 11, far),
    ];
    expect(replanDay(sampleDayPlan([usha], tight))).toEqual({ changes: [], needingChange: [] });
    const strict = tight.map((visit) => ({ ...visit, accepted: [] }));
    expect(replanDay(sampleDayPlan([usha], strict)).needingChange).toEqual(['two']);
  });
});

const changed = (rolled: SeededRandom, { beauticians }: DayPlan): PlanBeautician[] => {
  const chosen = rolled.pick(beauticians).id;
  const change = rolled.pick<(one: PlanBeautician) => PlanBeautician>([
    (one) => ({ ...one, hours: [] }),
    (one) => ({ ...one, hours: one.hours.map(({ from }) => ({ from, to: from + 180 })) }),
    (one) => ({
      ...one,
      skills: (one.skills.length ? one.skills : randomDaySkills).slice(1).concat('Threading'),
    }),
  ]);
  return beauticians.map((one) => (one.id === chosen ? change(one) : one));
};

test('after random roster changes everything that can be planned is planned and nothing else moves', () => {
  const counted = { handedOn: 0, listed: 0, kept: 0, begun: 0 };
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const rolled = seededRandom(seed);
    const before = randomDayPlan(rolled);
    const day = { ...before, beauticians: changed(rolled, before) };
    const { changes, needingChange } = replanDay(day);
    expect(replanDay(day), `seed ${seed}`).toEqual({ changes, needingChange });
    const after = withReassignedVisits(day, changes);
    const planner = new Planner(after);
    expect(replanDay(after), `seed ${seed}: nothing is left to do`).toEqual({
      changes: [],
      needingChange,
    });
    for (const visit of after.visits) {
      const told = `seed ${seed} ${visit.id}`;
      const isToCome = visit.start >= day.changeableFrom;
      const isOpen = day.visits.some((one) => one.id === visit.id && mayPlannerAssign(one));
      const hasChanged = changes.some((one) => one.visit === visit.id);
      if (hasChanged) expect(isToCome && isOpen, told).toBe(true);
      const needsChange = needingChange.includes(visit.id);
      expect(needsChange, told).toBe(isToCome && !planner.isFeasible(visit));
      if (needsChange && isOpen) {
        expect(visit.beauticianId, told).toBe(null);
        expect(new Planner(withoutVisit(after, visit)).findPlacement(visit), told).toBe(undefined);
      }
      counted.handedOn += hasChanged && visit.beauticianId !== null ? 1 : 0;
      counted.listed += needsChange && isOpen ? 1 : 0;
      counted.kept += needsChange && !isOpen ? 1 : 0;
      counted.begun += isToCome || planner.isFeasible(visit) ? 0 : 1;
    }
  }
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(50);
}, 30_000);
