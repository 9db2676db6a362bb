import { describe, expect, test } from 'vitest';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
} from '../../../testing/sample-day-plans.ts';
import type { DayPlan, VisitRequest } from './day-plan.ts';
import { Planner } from './planner.ts';

const findPlacementOn = (day: DayPlan, visit: VisitRequest) =>
  new Planner(day).findPlacement(visit);
const whyNotOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).unavailableReason(visit);

describe('when no beautician is free', () => {
  const facials = sampleBeautician('asha', { skills: ['Facial'] });
  const makeup = (id: string) => sampleBeautician(id, { skills: ['Makeup'] });
  const anything = sampleBeautician('usha');

  test('a planned visit is reassigned', () => {
    const day = sampleDayPlan([facials, anything], [samplePlannedVisit('held', 'usha', 10)]);
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'] });
    expect(findPlacementOn(day, visit)).toEqual({
      beauticianId: 'usha',
      reassignments: [{ visit: 'held', beauticianId: 'asha' }],
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
      beauticianId: 'usha',
      reassignments: [
        { visit: 'one', beauticianId: 'asha' },
        { visit: 'two', beauticianId: 'asha' },
      ],
    });
  });

  test('two incompatible visits go to two beauticians', () => {
    const visits = [samplePlannedVisit('one', 'usha', 10), samplePlannedVisit('two', 'usha', 10.5)];
    const beauticians = [facials, anything, sampleBeautician('bela', { skills: ['Facial'] })];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 120 });
    expect(findPlacementOn(sampleDayPlan(beauticians, visits), visit)).toEqual({
      beauticianId: 'usha',
      reassignments: [
        { visit: 'one', beauticianId: 'asha' },
        { visit: 'two', beauticianId: 'bela' },
      ],
    });
  });

  test('three visits are not reassigned', () => {
    const visits = [10, 11, 12].map((start) => samplePlannedVisit(`at ${start}`, 'usha', start));
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 180 });
    expect(whyNotOn(sampleDayPlan([facials, anything], visits), visit)).toBe('FULL');
  });

  test('two visits are reassigned in a chain', () => {
    const both = sampleBeautician('bela', { skills: ['Facial', 'Waxing'] });
    const waxing = sampleBeautician('tara', { skills: ['Waxing'] });
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
      beauticianId: 'usha',
      reassignments: [
        { visit: 'facial', beauticianId: 'bela' },
        { visit: 'waxing', beauticianId: 'tara' },
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
      beauticianId: 'usha',
      reassignments: [
        { visit: 'of Usha', beauticianId: 'asha' },
        { visit: 'of Asha', beauticianId: 'usha' },
      ],
    });
  });

  test('four make-up visits at the same time do not fit one make-up artist', () => {
    const beauticians = [facials, makeup('ritu'), sampleBeautician('bela', { skills: ['Waxing'] })];
    const visits = [samplePlannedVisit('first', 'ritu', 11, { skills: ['Makeup'] })];
    expect(
      whyNotOn(
        sampleDayPlan(beauticians, visits),
        sampleRequestedVisit(11, { skills: ['Makeup'] }),
      ),
    ).toBe('FULL');
  });
});
