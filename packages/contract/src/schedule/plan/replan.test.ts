import { describe, expect, test } from 'vitest';
import { at, dayOf, place, planned, worker } from '../../../testing/day-plans.ts';
import { type Dice, dice, randomDay, skills } from '../../../testing/random-days.ts';
import {
  type DayPlan,
  isOpenToPlan,
  keptApart,
  type Worker,
  withChanges,
  withoutVisit,
} from './day-plan.ts';
import { Planner } from './planner.ts';
import { replan } from './replan.ts';

const ill = worker('asha', { hours: [] });
const usha = worker('usha');
const far = { place: place('411014') };

describe('who is ill', () => {
  test('gives her visits to who is free; nobody has the others', () => {
    const visits = [
      planned('one', 'asha', 10),
      planned('two', 'asha', 12),
      planned('busy', 'usha', 12),
    ];
    expect(replan(dayOf([ill, usha], visits))).toEqual({
      changes: [
        { visit: 'one', worker: 'usha' },
        { visit: 'two', worker: null },
      ],
      unfit: ['two'],
    });
  });

  test.each([
    ['named', { isAssigned: true }],
    ['asked for', { askedFor: 'asha' }],
  ])('is not replaced where she was %s: the visit is listed', (_, over) => {
    const visits = [planned('one', 'asha', 10, over)];
    expect(replan(dayOf([ill, usha], visits))).toEqual({ changes: [], unfit: ['one'] });
  });

  test.each([
    ['has begun', 1, []],
    ['is to begin this minute', 0, ['one']],
  ])('a visit of hers that %s', (_, after, unfit) => {
    const day = dayOf([ill], [planned('one', 'asha', 10)], { changeableFrom: at(10) + after });
    expect(replan(day).unfit).toEqual(unfit);
  });
});

test('what is sold is planned, however few go on at a time by now', () => {
  const visits = [planned('one', 'asha', 10), planned('two', 'usha', 10)];
  const day = dayOf([ill, usha, worker('rekha')], visits, { mostAtATime: 1 });
  expect(replan(day)).toEqual({ changes: [{ visit: 'one', worker: 'rekha' }], unfit: [] });
});

describe('what nobody can make', () => {
  const makeup = { skills: ['Makeup'] };
  const facials = worker('asha', { skills: ['Facial'] });

  test('holds nobody’s time', () => {
    // The make-up is hers no more, and is in the way of what she can do.
    const visits = [planned('makeup', 'asha', 10, makeup), planned('facial', null, 10.5)];
    expect(replan(dayOf([facials], visits))).toEqual({
      changes: [
        { visit: 'makeup', worker: null },
        { visit: 'facial', worker: 'asha' },
      ],
      unfit: ['makeup'],
    });
  });

  test('of two at once one is kept', () => {
    const visits = [planned('one', 'asha', 10), planned('two', 'asha', 10.5)];
    expect(replan(dayOf([facials], visits))).toEqual({
      changes: [{ visit: 'two', worker: null }],
      unfit: ['two'],
    });
  });

  test('is planned as soon as somebody can', () => {
    const visits = [planned('one', null, 10, makeup)];
    expect(replan(dayOf([facials], visits)).unfit).toEqual(['one']);
    expect(replan(dayOf([facials, usha], visits))).toEqual({
      changes: [{ visit: 'one', worker: 'usha' }],
      unfit: [],
    });
  });

  test('another visit changes hands for it', () => {
    const visits = [planned('facial', 'usha', 10), planned('makeup', null, 10, makeup)];
    expect(replan(dayOf([facials, usha], visits))).toEqual({
      changes: [
        { visit: 'facial', worker: 'asha' },
        { visit: 'makeup', worker: 'usha' },
      ],
      unfit: [],
    });
  });
});

test('a booking for which another visit changed hands may make room for what is listed', () => {
  const workers = [
    worker('asha', { skills: ['Makeup', 'Facial'] }),
    worker('bela', { skills: ['Facial', 'Waxing'] }),
    worker('chitra', { skills: ['Waxing', 'Nails', 'Massage'] }),
    worker('devi', { skills: ['Nails'] }),
  ];
  const before = dayOf(workers, [
    planned('makeup', null, 11, { skills: ['Makeup'] }),
    planned('facial', 'asha', 10, { minutes: 180 }),
    planned('waxing', 'bela', 10, { skills: ['Waxing'] }),
    planned('nails', 'chitra', 10, { skills: ['Nails'], minutes: 120 }),
  ]);
  expect(replan(before)).toEqual({ changes: [], unfit: ['makeup'] });
  const massage = planned('massage', 'chitra', 11, { skills: ['Massage'] });
  const placement = new Planner(before).place(massage);
  expect(placement).toEqual({ worker: 'chitra', moves: [{ visit: 'nails', worker: 'devi' }] });
  const { visits } = withChanges(before, placement?.moves ?? []);
  expect(replan(dayOf(workers, [...visits, massage])).unfit).toEqual([]);
});

describe('whom the customer asked for', () => {
  const asha = worker('asha');

  test('a visit that lost her goes back to her, and to nobody else', () => {
    const visits = [planned('one', null, 10, { askedFor: 'asha' })];
    const changes = [{ visit: 'one', worker: 'asha' }];
    expect(replan(dayOf([usha, asha], visits))).toEqual({ changes, unfit: [] });
    expect(replan(dayOf([usha, ill], visits))).toEqual({ changes: [], unfit: ['one'] });
  });

  test('a visit that she has waits for her, and fits again when she is back', () => {
    const visits = [planned('one', 'asha', 10, { askedFor: 'asha' })];
    expect(replan(dayOf([usha, ill], visits))).toEqual({ changes: [], unfit: ['one'] });
    expect(replan(dayOf([usha, asha], visits))).toEqual({ changes: [], unfit: [] });
  });

  test('not even she comes to a customer from whom she is kept apart', () => {
    const day = dayOf([usha, asha], [planned('one', 'asha', 10, { askedFor: 'asha' })]);
    expect(replan(keptApart(day, 'one', ['asha'])).unfit).toEqual(['one']);
    const open = dayOf([usha, asha], [planned('one', 'asha', 10)]);
    const changes = [{ visit: 'one', worker: 'usha' }];
    expect(replan(keptApart(open, 'one', ['asha']))).toEqual({ changes, unfit: [] });
    expect(replan(keptApart(open, 'another', ['asha']))).toEqual({ changes: [], unfit: [] });
  });
});

describe('what stays as it is', () => {
  test('a day on which all is well', () => {
    const visits = [planned('one', 'usha', 10), planned('two', 'usha', 12)];
    expect(replan(dayOf([usha], visits))).toEqual({ changes: [], unfit: [] });
  });

  test('a freelancer’s visit', () => {
    const visits = [planned('one', null, 10, { isAssigned: true })];
    expect(replan(dayOf([], visits))).toEqual({ changes: [], unfit: [] });
  });

  test('what was let stand, on whichever of two visits', () => {
    const tight = [
      planned('one', 'usha', 10, { accepted: ['TRAVEL'] }),
      planned('two', 'usha', 11, far),
    ];
    expect(replan(dayOf([usha], tight))).toEqual({ changes: [], unfit: [] });
    const strict = tight.map((visit) => ({ ...visit, accepted: [] }));
    expect(replan(dayOf([usha], strict)).unfit).toEqual(['two']);
  });
});

/** What an owner does to a roster. */
const changed = (rolled: Dice, { workers }: DayPlan): Worker[] => {
  const chosen = rolled.pick(workers).id;
  const change = rolled.pick<(one: Worker) => Worker>([
    (one) => ({ ...one, hours: [] }),
    (one) => ({ ...one, hours: one.hours.map(({ from }) => ({ from, to: from + 180 })) }),
    (one) => ({
      ...one,
      skills: (one.skills.length ? one.skills : skills).slice(1).concat('Threading'),
    }),
  ]);
  return workers.map((one) => (one.id === chosen ? change(one) : one));
};

test('a roster that changed, on random days: all that can be placed is, and nothing else moves', () => {
  const counted = { handedOn: 0, listed: 0, kept: 0, begun: 0 };
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const rolled = dice(seed);
    const before = randomDay(rolled);
    const day = { ...before, workers: changed(rolled, before) };
    const { changes, unfit } = replan(day);
    expect(replan(day), `seed ${seed}`).toEqual({ changes, unfit });
    const after = withChanges(day, changes);
    const planner = new Planner(after);
    expect(replan(after), `seed ${seed}: nothing is left to do`).toEqual({ changes: [], unfit });
    for (const visit of after.visits) {
      const told = `seed ${seed} ${visit.id}`;
      const isToCome = visit.start >= day.changeableFrom;
      const isOpen = day.visits.some((one) => one.id === visit.id && isOpenToPlan(one));
      const hasChanged = changes.some((one) => one.visit === visit.id);
      if (hasChanged) expect(isToCome && isOpen, told).toBe(true);
      const isUnfit = unfit.includes(visit.id);
      expect(isUnfit, told).toBe(isToCome && !planner.isFeasible(visit));
      if (isUnfit && isOpen) {
        expect(visit.worker, told).toBe(null);
        expect(new Planner(withoutVisit(after, visit)).place(visit), told).toBe(undefined);
      }
      counted.handedOn += hasChanged && visit.worker !== null ? 1 : 0;
      counted.listed += isUnfit && isOpen ? 1 : 0;
      counted.kept += isUnfit && !isOpen ? 1 : 0;
      counted.begun += isToCome || planner.isFeasible(visit) ? 0 : 1;
    }
  }
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(50);
}, 30_000);
