import { describe, expect, test } from 'vitest';
import { at, dayOf, place, planned, wanted, worker } from '../../../testing/day-plans.ts';
import type { DayPlan, PlannedVisit, WantedVisit, Worker } from './day-plan.ts';
import { Planner } from './planner.ts';

const placeOn = (day: DayPlan, visit: WantedVisit) => new Planner(day).place(visit);
const whyNotOn = (day: DayPlan, visit: WantedVisit) => new Planner(day).whyNot(visit);

describe('who can come', () => {
  test.each<[string, Worker, WantedVisit, string | undefined]>([
    ['does everything', worker('asha'), wanted(10), undefined],
    ['does it', worker('asha', { skills: ['Facial', 'Waxing'] }), wanted(10), undefined],
    ['does something else', worker('asha', { skills: ['Makeup'] }), wanted(10), 'NO_SKILL'],
    [
      'does only half of it',
      worker('asha', { skills: ['Facial'] }),
      wanted(10, { skills: ['Facial', 'Makeup'] }),
      'NO_SKILL',
    ],
    ['is not at work', worker('asha', { hours: [] }), wanted(10), 'NOBODY_AT_WORK'],
    ['begins later', worker('asha'), wanted(8), 'OUTSIDE_HOURS'],
    ['is at home when it ends', worker('asha'), wanted(18, { minutes: 121 }), 'TOO_LATE'],
    ['is just done by then', worker('asha'), wanted(18, { minutes: 120 }), undefined],
    [
      'is off in the middle of it',
      worker('asha', {
        hours: [
          { from: at(9), to: at(11) },
          { from: at(12), to: at(20) },
        ],
      }),
      wanted(10.5),
      'OUTSIDE_HOURS',
    ],
    ['goes elsewhere', worker('asha', { areas: ['Camp'] }), inKothrud(), 'NOT_SERVED'],
    [
      'goes elsewhere and does something else',
      worker('asha', { areas: ['Camp'], skills: ['Makeup'] }),
      inKothrud(),
      'NOT_SERVED',
    ],
    [
      'goes elsewhere, on a day off',
      worker('asha', { areas: ['Camp'], hours: [] }),
      inKothrud(),
      'NOBODY_AT_WORK',
    ],
    ['goes there', worker('asha', { areas: ['Camp', 'Kothrud'] }), inKothrud(), undefined],
    ['is kept apart', worker('asha', { apartFrom: ['meera'] }), wanted(10), 'FULL'],
    ['cannot go', worker('asha', { cannotGoTo: [wanted(10).id] }), wanted(10), 'FULL'],
    ['is not the one asked for', worker('asha'), wanted(10, { askedFor: 'usha' }), 'REQUESTED_OFF'],
    ['is the one asked for', worker('asha'), wanted(10, { askedFor: 'asha' }), undefined],
  ])('one who %s', (_, asha, visit, why) => {
    expect(whyNotOn(dayOf([asha]), visit)).toBe(why);
  });

  test('where one goes there and the other does it, it is both together', () => {
    const day = dayOf([
      worker('asha', { areas: ['Camp'] }),
      worker('usha', { areas: ['Kothrud'], skills: ['Makeup'] }),
    ]);
    expect(whyNotOn(day, inKothrud())).toBe('NO_SKILL_IN_AREA');
  });

  test('a pincode of no area is served only by those who go everywhere', () => {
    const [camp, everywhere] = [worker('asha', { areas: ['Camp'] }), worker('usha')];
    expect(whyNotOn(dayOf([camp]), wanted(10))).toBe('NOT_SERVED');
    expect(placeOn(dayOf([camp, everywhere]), wanted(10))?.worker).toBe('usha');
    // An address that is not known yet may be anywhere.
    expect(whyNotOn(dayOf([camp]), wanted(10, { place: place('') }))).toBeUndefined();
  });

  test.each([
    ['is there', 9, {}, 'FULL'],
    ['comes from the same pincode with 10 minutes to go', 8 + 50 / 60, {}, undefined],
    ['comes from the same pincode with 9 minutes to go', 8 + 51 / 60, {}, 'FULL'],
    ['comes from another pincode with 20 minutes', 8 + 40 / 60, place('411014'), undefined],
    ['comes from another pincode with 19 minutes', 8 + 41 / 60, place('411014'), 'FULL'],
    ['must be elsewhere in 19 minutes', 11 + 19 / 60, place('411014'), 'FULL'],
    ['must be elsewhere in 20 minutes', 11 + 20 / 60, place('411014'), undefined],
  ])('one who %s', (_, start, over, why) => {
    const other = { place: { ...place('411038', 'another door'), ...over }, isAssigned: true };
    const day = dayOf(
      [worker('asha', { hours: [{ from: 0, to: at(24) }] })],
      [planned('held', 'asha', start, other)],
    );
    expect(whyNotOn(day, wanted(10))).toBe(why);
  });

  test('neighbours of one house go one right after the other', () => {
    const day = dayOf([worker('asha')], [planned('held', 'asha', 9, { isAssigned: true })]);
    expect(whyNotOn(day, wanted(10))).toBe(undefined);
  });
});

function inKothrud(): WantedVisit {
  return wanted(10, { place: { ...place('411038'), area: 'Kothrud' } });
}

describe('who of them comes', () => {
  const far = place('411014');
  test.each<[string, Worker[], PlannedVisit[], WantedVisit, string]>([
    ['by the roster', [worker('asha'), worker('usha')], [], wanted(10), 'asha'],
    [
      'the least busy',
      [worker('asha'), worker('usha')],
      [planned('held', 'asha', 15, { place: place('411038') })],
      wanted(10),
      'usha',
    ],
    [
      'the least added travel before the least busy',
      [worker('asha'), worker('usha')],
      [
        planned('one', 'asha', 14, { place: far }),
        planned('two', 'usha', 13),
        planned('three', 'usha', 16),
      ],
      wanted(10),
      'usha',
    ],
    [
      'who was there before',
      [worker('asha'), worker('usha')],
      [planned('held', 'usha', 15, { place: far })],
      wanted(10, { hadBefore: ['usha'] }),
      'usha',
    ],
    [
      'who is asked for',
      [worker('asha'), worker('usha')],
      [],
      wanted(10, { askedFor: 'usha', hadBefore: ['asha'] }),
      'usha',
    ],
  ])('%s', (_, workers, visits, visit, who) => {
    expect(placeOn(dayOf(workers, visits), visit)).toEqual({ worker: who, moves: [] });
  });
});

describe('when nobody is free as things stand', () => {
  const facials = worker('asha', { skills: ['Facial'] });
  const makeup = (id: string) => worker(id, { skills: ['Makeup'] });
  const anything = worker('usha');

  test('a planned visit changes hands', () => {
    const day = dayOf([facials, anything], [planned('held', 'usha', 10)]);
    const visit = wanted(10, { skills: ['Makeup'] });
    expect(placeOn(day, visit)).toEqual({
      worker: 'usha',
      moves: [{ visit: 'held', worker: 'asha' }],
    });
  });

  test.each([
    ['assigned', { isAssigned: true }],
    ['asked for', { askedFor: 'usha' }],
    ['asked of who could take it', { askedFor: 'asha' }],
    ['under way', { start: at(9.5) }],
  ])('one that is %s does not', (_, over) => {
    const visits = [planned('held', 'usha', 10, over)];
    const day = dayOf([facials, anything], visits, { changeableFrom: at(9.5) + 1 });
    expect(whyNotOn(day, wanted(10, { skills: ['Makeup'] }))).toBe('FULL');
  });

  test('two change hands: both of hers', () => {
    const visits = [planned('one', 'usha', 10), planned('two', 'usha', 11)];
    const visit = wanted(10, { skills: ['Makeup'], minutes: 120 });
    expect(placeOn(dayOf([facials, anything], visits), visit)).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'one', worker: 'asha' },
        { visit: 'two', worker: 'asha' },
      ],
    });
  });

  test('two that do not go together change to two', () => {
    const visits = [planned('one', 'usha', 10), planned('two', 'usha', 10.5)];
    const workers = [facials, anything, worker('bela', { skills: ['Facial'] })];
    const visit = wanted(10, { skills: ['Makeup'], minutes: 120 });
    expect(placeOn(dayOf(workers, visits), visit)).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'one', worker: 'asha' },
        { visit: 'two', worker: 'bela' },
      ],
    });
  });

  test('three do not', () => {
    const visits = [10, 11, 12].map((start) => planned(`at ${start}`, 'usha', start));
    const visit = wanted(10, { skills: ['Makeup'], minutes: 180 });
    expect(whyNotOn(dayOf([facials, anything], visits), visit)).toBe('FULL');
  });

  test('two change hands, one because of the other', () => {
    const both = worker('bela', { skills: ['Facial', 'Waxing'] });
    const waxing = worker('tara', { skills: ['Waxing'] });
    const visits = [
      planned('facial', 'usha', 10),
      planned('waxing', 'bela', 10, { skills: ['Waxing'] }),
    ];
    expect(
      placeOn(dayOf([anything, both, waxing], visits), wanted(10, { skills: ['Makeup'] })),
    ).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'facial', worker: 'bela' },
        { visit: 'waxing', worker: 'tara' },
      ],
    });
  });

  test('two are exchanged', () => {
    const near = place('411038', 'next door');
    const visits = [
      planned('hers', 'usha', 10, { place: place('411014') }),
      planned('theirs', 'asha', 11 + 10 / 60, { place: near }),
    ];
    const visit = wanted(10, { skills: ['Makeup'] });
    expect(placeOn(dayOf([facials, anything], visits), visit)).toEqual({
      worker: 'usha',
      moves: [
        { visit: 'hers', worker: 'asha' },
        { visit: 'theirs', worker: 'usha' },
      ],
    });
  });

  test('four make-up jobs at once are not sold with one make-up artist', () => {
    const workers = [facials, makeup('ritu'), worker('bela', { skills: ['Waxing'] })];
    const visits = [planned('first', 'ritu', 11, { skills: ['Makeup'] })];
    expect(whyNotOn(dayOf(workers, visits), wanted(11, { skills: ['Makeup'] }))).toBe('FULL');
  });
});

describe('the most visits at a time', () => {
  const workers = ['asha', 'bela', 'chitra'].map((id) => worker(id));
  test.each([
    [2, 'FULL'],
    [3, undefined],
    [null, undefined],
  ])('with at most %s, a third is', (most, why) => {
    const visits = [planned('one', 'asha', 10), planned('two', null, 10.5)];
    expect(whyNotOn(dayOf(workers, visits, { mostAtATime: most }), wanted(10))).toBe(why);
  });

  test('visits that never go on at the same moment do not add up', () => {
    const visits = [planned('one', 'asha', 9), planned('two', 'bela', 11)];
    expect(
      whyNotOn(dayOf(workers, visits, { mostAtATime: 2 }), wanted(9.5, { minutes: 120 })),
    ).toBe(undefined);
  });
});

test('a visit is feasible where its own holder can make it', () => {
  const held = planned('held', 'asha', 10);
  const tight = planned('tight', 'asha', 11, { place: place('411014') });
  expect(new Planner(dayOf([worker('asha')], [held])).isFeasible(held)).toBe(true);
  expect(new Planner(dayOf([worker('asha')], [held, tight])).isFeasible(tight)).toBe(false);
  expect(new Planner(dayOf([worker('usha')], [held])).isFeasible(held)).toBe(false);
});
