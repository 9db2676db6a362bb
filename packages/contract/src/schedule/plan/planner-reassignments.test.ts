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

const placeOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).place(visit);
const whyNotOn = (day: DayPlan, visit: VisitRequest) => new Planner(day).whyNot(visit);

describe('when nobody is free as things stand', () => {
  const facials = sampleWorker('asha', { skills: ['Facial'] });
  const makeup = (id: string) => sampleWorker(id, { skills: ['Makeup'] });
  const anything = sampleWorker('usha');

  test('a planned visit changes hands', () => {
    const day = sampleDayPlan([facials, anything], [samplePlannedVisit('held', 'usha', 10)]);
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'] });
    expect(placeOn(day, visit)).toEqual({
      worker: 'usha',
      moves: [{ visit: 'held', worker: 'asha' }],
    });
  });

  test.each([
    ['assigned', { isAssigned: true }],
    ['asked for', { requestedBeauticianId: 'usha' }],
    ['asked of who could take it', { requestedBeauticianId: 'asha' }],
    ['under way', { start: hoursToMinutes(9.5) }],
  ])('one that is %s does not', (_, over) => {
    const visits = [samplePlannedVisit('held', 'usha', 10, over)];
    const day = sampleDayPlan([facials, anything], visits, {
      changeableFrom: hoursToMinutes(9.5) + 1,
    });
    expect(whyNotOn(day, sampleRequestedVisit(10, { skills: ['Makeup'] }))).toBe('FULL');
  });

  test('two change hands: both of hers', () => {
    const visits = [samplePlannedVisit('one', 'usha', 10), samplePlannedVisit('two', 'usha', 11)];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 120 });
    expect(placeOn(sampleDayPlan([facials, anything], visits), visit)).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'one', worker: 'asha' },
        { visit: 'two', worker: 'asha' },
      ],
    });
  });

  test('two that do not go together change to two', () => {
    const visits = [samplePlannedVisit('one', 'usha', 10), samplePlannedVisit('two', 'usha', 10.5)];
    const workers = [facials, anything, sampleWorker('bela', { skills: ['Facial'] })];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 120 });
    expect(placeOn(sampleDayPlan(workers, visits), visit)).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'one', worker: 'asha' },
        { visit: 'two', worker: 'bela' },
      ],
    });
  });

  test('three do not', () => {
    const visits = [10, 11, 12].map((start) => samplePlannedVisit(`at ${start}`, 'usha', start));
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'], minutes: 180 });
    expect(whyNotOn(sampleDayPlan([facials, anything], visits), visit)).toBe('FULL');
  });

  test('two change hands, one because of the other', () => {
    const both = sampleWorker('bela', { skills: ['Facial', 'Waxing'] });
    const waxing = sampleWorker('tara', { skills: ['Waxing'] });
    const visits = [
      samplePlannedVisit('facial', 'usha', 10),
      samplePlannedVisit('waxing', 'bela', 10, { skills: ['Waxing'] }),
    ];
    expect(
      placeOn(
        sampleDayPlan([anything, both, waxing], visits),
        sampleRequestedVisit(10, { skills: ['Makeup'] }),
      ),
    ).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'facial', worker: 'bela' },
        { visit: 'waxing', worker: 'tara' },
      ],
    });
  });

  test('two are exchanged', () => {
    const near = sampleLocation('411038', 'next door');
    const visits = [
      samplePlannedVisit('hers', 'usha', 10, { place: sampleLocation('411014') }),
      samplePlannedVisit('theirs', 'asha', 11 + 10 / 60, { place: near }),
    ];
    const visit = sampleRequestedVisit(10, { skills: ['Makeup'] });
    expect(placeOn(sampleDayPlan([facials, anything], visits), visit)).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'hers', worker: 'asha' },
        { visit: 'theirs', worker: 'usha' },
      ],
    });
  });

  test('four make-up jobs at once are not sold with one make-up artist', () => {
    const workers = [facials, makeup('ritu'), sampleWorker('bela', { skills: ['Waxing'] })];
    const visits = [samplePlannedVisit('first', 'ritu', 11, { skills: ['Makeup'] })];
    expect(
      whyNotOn(sampleDayPlan(workers, visits), sampleRequestedVisit(11, { skills: ['Makeup'] })),
    ).toBe('FULL');
  });
});
