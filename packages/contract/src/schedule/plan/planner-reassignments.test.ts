import { describe, expect, test } from 'vitest';
import {
  hoursToMinutes,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
  sampleWorker,
} from '../../../testing/sample-day-plans.ts';
import type { DayPlan, VisitRequest } from './day-plan.ts';
import { Planner } from './planner.ts';

const findPlacementOn = (day: DayPlan, visit: VisitRequest) =>
  new Planner(day).findPlacement(visit);
const whyNotOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).unavailableReason(visit);

describe('when no beautician is free', () => {
  const facials = sampleWorker('asha', { skills: ['Facial'] });
  const makeup = (id: string) => sampleWorker(id, { skills: ['Makeup'] });
  const anything = sampleWorker('usha');

  test('a planned visit is reassigned', () => {
    const day = sampleDayPlan([facials, anything], [samplePlannedVisit('held', 'usha', 10)]);
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'] });
    expect(findPlacementOn(day, visit)).toEqual({
      worker: 'usha',
      reassignments: [{ visit: 'held', worker: 'asha' }],
    });
  });

  test.each([
    ['assigned', { isAssigned: true }],
    ['requested', { requestedBeauticianId: 'usha' }],
    ['requested from the free beautician', { requestedBeauticianId: 'asha' }],
    ['in progress', { start: hoursToMinutes(9.5) }],
  ])('a visit that is %s is not', (_, over) => {
    const visits = [samplePlannedVisit('held', 'usha', 10, over)];
    const day = sampleDayPlan([facials, anything], visits, {
      changeableFrom: hoursToMinutes(9.5) + 1,
    });
    expect(whyNotOn(day, sampleRequestedVisit(10, { skills: ['Makeup'] }))).toBe('FULL');
  });

  test('both visits of a beautician are reassigned', () => {
    const visits = [samplePlannedVisit('one', 'usha', 10), samplePlannedVisit('two', 'usha', 11)];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 120 });
    expect(findPlacementOn(sampleDayPlan([facials, anything], visits), visit)).toEqual({
      worker: 'usha',
      reassignments: [
        { visit: 'one', worker: 'asha' },
        { visit: 'two', worker: 'asha' },
      ],
    });
  });

  test('two incompatible visits go to two beauticians', () => {
    const visits = [samplePlannedVisit('one', 'usha', 10), samplePlannedVisit('two', 'usha', 10.5)];
    const workers = [facials, anything, sampleWorker('bela', { skills: ['Facial'] })];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 120 });
    expect(findPlacementOn(sampleDayPlan(workers, visits), visit)).toEqual({
      worker: 'usha',
      reassignments: [
        { visit: 'one', worker: 'asha' },
        { visit: 'two', worker: 'bela' },
      ],
    });
  });

  test('three visits are not reassigned', () => {
    const visits = [10, 11, 12].map((start) => samplePlannedVisit(`at ${start}`, 'usha', start));
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 180 });
    expect(whyNotOn(sampleDayPlan([facials, anything], visits), visit)).toBe('FULL');
  });

  test('two visits are reassigned in a chain', () => {
    const both = sampleWorker('bela', { skills: ['Facial', 'Waxing'] });
    const waxing = sampleWorker('tara', { skills: ['Waxing'] });
    const visits = [
      samplePlannedVisit('facial', 'usha', 10),
      samplePlannedVisit('waxing', 'bela', 10, { skills: ['Waxing'] }),
    ];
    expect(
      findPlacementOn(
        sampleDayPlan([anything, both, waxing], visits),
        sampleRequestedVisit(10, { skills: ['Makeup'] }),
      ),
    ).toEqual({
      worker: 'usha',
      reassignments: [
        { visit: 'facial', worker: 'bela' },
        { visit: 'waxing', worker: 'tara' },
      ],
    });
  });

  test('two visits are exchanged', () => {
    const near = sampleLocation('411038', 'next door');
    const visits = [
      samplePlannedVisit('of Usha', 'usha', 10, { location: sampleLocation('411014') }),
      samplePlannedVisit('of Asha', 'asha', 11 + 10 / 60, { location: near }),
    ];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'] });
    expect(findPlacementOn(sampleDayPlan([facials, anything], visits), visit)).toEqual({
      worker: 'usha',
      reassignments: [
        { visit: 'of Usha', worker: 'asha' },
        { visit: 'of Asha', worker: 'usha' },
      ],
    });
  });

  test('four make-up visits at the same time do not fit one make-up artist', () => {
    const workers = [facials, makeup('ritu'), sampleWorker('bela', { skills: ['Waxing'] })];
    const visits = [samplePlannedVisit('first', 'ritu', 11, { skills: ['Makeup'] })];
    expect(
      whyNotOn(sampleDayPlan(workers, visits), sampleRequestedVisit(11, { skills: ['Makeup'] })),
    ).toBe('FULL');
  });
});
