import { describe, expect, test } from 'vitest';
import {
  hoursToMinutes,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
  sampleWorker,
} from '../../../testing/sample-day-plans.ts';
import type { DayPlan, PlannedVisit, VisitRequest, Worker } from './day-plan.ts';
import { Planner } from './planner.ts';

const placeOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).place(visit);
const whyNotOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).whyNot(visit);

describe('who can come', () => {
  test.each<[string, Worker, VisitRequest, string | undefined]>([
    ['does everything', sampleWorker('asha'), sampleRequestedVisit(10), undefined],
    [
      'does it',
      sampleWorker('asha', { skills: ['Facial', 'Waxing'] }),
      sampleRequestedVisit(10),
      undefined,
    ],
    [
      'does something else',
      sampleWorker('asha', { skills: ['Makeup'] }),
      sampleRequestedVisit(10),
      'NO_SKILL',
    ],
    [
      'does only half of it',
      sampleWorker('asha', { skills: ['Facial'] }),
      sampleRequestedVisit(10, { skills: ['Facial', 'Makeup'] }),
      'NO_SKILL',
    ],
    [
      'is not at work',
      sampleWorker('asha', { hours: [] }),
      sampleRequestedVisit(10),
      'NOBODY_AT_WORK',
    ],
    ['begins later', sampleWorker('asha'), sampleRequestedVisit(8), 'OUTSIDE_HOURS'],
    [
      'is at home when it ends',
      sampleWorker('asha'),
      sampleRequestedVisit(18, { minutes: 121 }),
      'TOO_LATE',
    ],
    [
      'is just done by then',
      sampleWorker('asha'),
      sampleRequestedVisit(18, { minutes: 120 }),
      undefined,
    ],
    [
      'is off in the middle of it',
      sampleWorker('asha', {
        hours: [
          { from: hoursToMinutes(9), to: hoursToMinutes(11) },
          { from: hoursToMinutes(12), to: hoursToMinutes(20) },
        ],
      }),
      sampleRequestedVisit(10.5),
      'OUTSIDE_HOURS',
    ],
    ['goes elsewhere', sampleWorker('asha', { areas: ['Camp'] }), inKothrud(), 'NOT_SERVED'],
    [
      'goes elsewhere and does something else',
      sampleWorker('asha', { areas: ['Camp'], skills: ['Makeup'] }),
      inKothrud(),
      'NOT_SERVED',
    ],
    [
      'goes elsewhere, on a day off',
      sampleWorker('asha', { areas: ['Camp'], hours: [] }),
      inKothrud(),
      'NOBODY_AT_WORK',
    ],
    ['goes there', sampleWorker('asha', { areas: ['Camp', 'Kothrud'] }), inKothrud(), undefined],
    [
      'is kept apart',
      sampleWorker('asha', { excludedCustomers: ['meera'] }),
      sampleRequestedVisit(10),
      'FULL',
    ],
    [
      'cannot go',
      sampleWorker('asha', { cannotGoTo: [sampleRequestedVisit(10).id] }),
      sampleRequestedVisit(10),
      'FULL',
    ],
    [
      'is not the one asked for',
      sampleWorker('asha'),
      sampleRequestedVisit(10, { requestedBeauticianId: 'usha' }),
      'REQUESTED_OFF',
    ],
    [
      'is the one asked for',
      sampleWorker('asha'),
      sampleRequestedVisit(10, { requestedBeauticianId: 'asha' }),
      undefined,
    ],
  ])('one who %s', (_, asha, visit, why) => {
    expect(whyNotOn(sampleDayPlan([asha]), visit)).toBe(why);
  });

  test('where one goes there and the other does it, it is both together', () => {
    const day = sampleDayPlan([
      sampleWorker('asha', { areas: ['Camp'] }),
      sampleWorker('usha', { areas: ['Kothrud'], skills: ['Makeup'] }),
    ]);
    expect(whyNotOn(day, inKothrud())).toBe('NO_SKILL_IN_AREA');
  });

  test('a pincode of no area is served only by those who go everywhere', () => {
    const [camp, everywhere] = [sampleWorker('asha', { areas: ['Camp'] }), sampleWorker('usha')];
    expect(whyNotOn(sampleDayPlan([camp]), sampleRequestedVisit(10))).toBe('NOT_SERVED');
    expect(placeOn(sampleDayPlan([camp, everywhere]), sampleRequestedVisit(10))?.worker).toBe(
      'usha',
    );
    // An unknown address may be anywhere.
    expect(
      whyNotOn(sampleDayPlan([camp]), sampleRequestedVisit(10, { place: sampleLocation('') })),
    ).toBeUndefined();
  });

  test.each([
    ['is there', 9, {}, 'FULL'],
    ['comes from the same pincode with 10 minutes to go', 8 + 50 / 60, {}, undefined],
    ['comes from the same pincode with 9 minutes to go', 8 + 51 / 60, {}, 'FULL'],
    [
      'comes from another pincode with 20 minutes',
      8 + 40 / 60,
      sampleLocation('411014'),
      undefined,
    ],
    ['comes from another pincode with 19 minutes', 8 + 41 / 60, sampleLocation('411014'), 'FULL'],
    ['must be elsewhere in 19 minutes', 11 + 19 / 60, sampleLocation('411014'), 'FULL'],
    ['must be elsewhere in 20 minutes', 11 + 20 / 60, sampleLocation('411014'), undefined],
  ])('one who %s', (_, start, over, why) => {
    const other = {
      place: { ...sampleLocation('411038', 'another door'), ...over },
      isAssigned: true,
    };
    const day = sampleDayPlan(
      [sampleWorker('asha', { hours: [{ from: 0, to: hoursToMinutes(24) }] })],
      [samplePlannedVisit('held', 'asha', start, other)],
    );
    expect(whyNotOn(day, sampleRequestedVisit(10))).toBe(why);
  });

  test('neighbours of one house go one right after the other', () => {
    const day = sampleDayPlan(
      [sampleWorker('asha')],
      [samplePlannedVisit('held', 'asha', 9, { isAssigned: true })],
    );
    expect(whyNotOn(day, sampleRequestedVisit(10))).toBe(undefined);
  });
});

function inKothrud(): VisitRequest {
  return sampleRequestedVisit(10, { place: { ...sampleLocation('411038'), area: 'Kothrud' } });
}

describe('who of them comes', () => {
  const far = sampleLocation('411014');
  test.each<[string, Worker[], PlannedVisit[], VisitRequest, string]>([
    [
      'by the roster',
      [sampleWorker('asha'), sampleWorker('usha')],
      [],
      sampleRequestedVisit(10),
      'asha',
    ],
    [
      'the least busy',
      [sampleWorker('asha'), sampleWorker('usha')],
      [samplePlannedVisit('held', 'asha', 15, { place: sampleLocation('411038') })],
      sampleRequestedVisit(10),
      'usha',
    ],
    [
      'the least added travel before the least busy',
      [sampleWorker('asha'), sampleWorker('usha')],
      [
        samplePlannedVisit('one', 'asha', 14, { place: far }),
        samplePlannedVisit('two', 'usha', 13),
        samplePlannedVisit('three', 'usha', 16),
      ],
      sampleRequestedVisit(10),
      'usha',
    ],
    [
      'who was there before',
      [sampleWorker('asha'), sampleWorker('usha')],
      [samplePlannedVisit('held', 'usha', 15, { place: far })],
      sampleRequestedVisit(10, { previousBeauticianIds: ['usha'] }),
      'usha',
    ],
    [
      'who is asked for',
      [sampleWorker('asha'), sampleWorker('usha')],
      [],
      sampleRequestedVisit(10, { requestedBeauticianId: 'usha', previousBeauticianIds: ['asha'] }),
      'usha',
    ],
  ])('%s', (_, workers, visits, visit, who) => {
    expect(placeOn(sampleDayPlan(workers, visits), visit)).toEqual({ worker: who, moves: [] });
  });
});

describe('the most visits at a time', () => {
  const workers = ['asha', 'bela', 'chitra'].map((id) => sampleWorker(id));
  test.each([
    [2, 'FULL'],
    [3, undefined],
    [null, undefined],
  ])('with at most %s, a third is', (most, why) => {
    const visits = [samplePlannedVisit('one', 'asha', 10), samplePlannedVisit('two', null, 10.5)];
    expect(
      whyNotOn(sampleDayPlan(workers, visits, { mostAtATime: most }), sampleRequestedVisit(10)),
    ).toBe(why);
  });

  test('visits that never go on at the same moment do not add up', () => {
    const visits = [samplePlannedVisit('one', 'asha', 9), samplePlannedVisit('two', 'bela', 11)];
    expect(
      whyNotOn(
        sampleDayPlan(workers, visits, { mostAtATime: 2 }),
        sampleRequestedVisit(9.5, { minutes: 120 }),
      ),
    ).toBe(undefined);
  });
});

test('a visit is feasible where its own holder can make it', () => {
  const held = samplePlannedVisit('held', 'asha', 10);
  const tight = samplePlannedVisit('tight', 'asha', 11, { place: sampleLocation('411014') });
  expect(new Planner(sampleDayPlan([sampleWorker('asha')], [held])).isFeasible(held)).toBe(true);
  expect(new Planner(sampleDayPlan([sampleWorker('asha')], [held, tight])).isFeasible(tight)).toBe(
    false,
  );
  expect(new Planner(sampleDayPlan([sampleWorker('usha')], [held])).isFeasible(held)).toBe(false);
});
