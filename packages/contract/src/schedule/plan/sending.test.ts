import { describe, expect, test } from 'vitest';
import { canBeMade, everyChoice } from '../../../testing/brute-force.ts';
import { at, dayOf, place, planned, wanted, worker } from '../../../testing/day-plans.ts';
import { dice, randomDay, randomVisit } from '../../../testing/random-days.ts';
import {
  type DayPlan,
  gapBetween,
  goTogether,
  type WantedVisit,
  type Worker,
  withChanges,
} from './day-plan.ts';
import type { Move } from './planner.ts';
import { minutesAway, sendingOf } from './sending.ts';

const far = { place: place('411014') };
const usha = worker('usha', { skills: ['Facial'] });
const asha = worker('asha');
const sent = (to: WantedVisit, day: DayPlan) => {
  const { objections, moves } = sendingOf(usha, to, day);
  return { kinds: objections.map(({ kind }) => kind), moves };
};

describe('she is sent by the salon', () => {
  const held = planned('held', 'usha', 10);
  const makeup = { skills: ['Makeup'] };

  test('where she is free, nothing changes', () => {
    expect(sent(wanted(12), dayOf([usha, asha], [held]))).toEqual({ kinds: [], moves: [] });
  });

  test('her planned visit makes room', () => {
    expect(sent(wanted(10), dayOf([usha, asha], [held]))).toEqual({
      kinds: [],
      moves: [{ visit: 'held', worker: 'asha' }],
    });
  });

  test('what speaks against herself is said all the same', () => {
    expect(sent(wanted(10, makeup), dayOf([usha, asha], [held]))).toEqual({
      kinds: ['SKILL'],
      moves: [{ visit: 'held', worker: 'asha' }],
    });
    expect(sent(wanted(6), dayOf([usha, asha]))).toEqual({ kinds: ['HOURS'], moves: [] });
  });

  test('the most visits at a time do not bind the salon', () => {
    const day = dayOf([usha, asha], [planned('other', 'asha', 10)], { mostAtATime: 1 });
    expect(sent(wanted(10), day)).toEqual({ kinds: [], moves: [] });
  });

  test('the visit itself is not in its own way', () => {
    expect(sent(wanted(10, { id: 'held' }), dayOf([usha], [held]))).toEqual({
      kinds: [],
      moves: [],
    });
  });

  test('whoever had the visit is free to take hers', () => {
    const visits = [held, planned('new', 'asha', 10)];
    expect(sent(wanted(10), dayOf([usha, asha], visits))).toEqual({
      kinds: [],
      moves: [{ visit: 'held', worker: 'asha' }],
    });
  });

  test.each([
    ['nobody else can make it', dayOf([usha], [held])],
    ['it is assigned', dayOf([usha, asha], [{ ...held, isAssigned: true }])],
    ['she was asked for', dayOf([usha, asha], [{ ...held, askedFor: 'usha' }])],
    ['it has begun', dayOf([usha, asha], [held], { changeableFrom: at(10) + 1 })],
  ])('she is busy where her visit does not make room: %s', (_, day) => {
    expect(sent(wanted(10.5), day)).toEqual({ kinds: ['BUSY'], moves: [] });
  });

  test('too little time on the way is only said, and a planned visit makes room for it too', () => {
    const tight = planned('tight', 'usha', 11, far);
    expect(sent(wanted(10), dayOf([usha], [tight]))).toEqual({ kinds: ['TRAVEL'], moves: [] });
    expect(sent(wanted(10), dayOf([usha, asha], [tight]))).toEqual({
      kinds: [],
      moves: [{ visit: 'tight', worker: 'asha' }],
    });
  });

  test('one visit makes room though another leaves too little time on the way', () => {
    const tight = planned('tight', 'usha', 11, { ...far, isAssigned: true });
    expect(sent(wanted(10), dayOf([usha, asha], [held, tight]))).toEqual({
      kinds: ['TRAVEL'],
      moves: [{ visit: 'held', worker: 'asha' }],
    });
  });

  test('she is handed nothing that she cannot do, whoever else can', () => {
    // Only Asha can take hers, and then somebody has to take Asha's make-up.
    const visits = [held, planned('makeup', 'asha', 10.5, { ...makeup, hadBefore: ['usha'] })];
    const bela = worker('bela', { skills: ['Makeup'] });
    const short = wanted(10, { minutes: 30 });
    expect(sent(short, dayOf([usha, asha], visits))).toEqual({ kinds: ['BUSY'], moves: [] });
    expect(sent(short, dayOf([usha, asha, bela], visits))).toEqual({
      kinds: [],
      moves: [
        { visit: 'held', worker: 'asha' },
        { visit: 'makeup', worker: 'bela' },
      ],
    });
  });

  test('she may be handed what she can do, in exchange', () => {
    // Asha can take hers only without her own, which lies too far away.
    const visits = [held, planned('theirs', 'asha', 11, { ...far, minutes: 30 })];
    const day = dayOf([usha, asha], visits);
    expect(sent(wanted(10, { minutes: 30 }), day)).toEqual({
      kinds: [],
      moves: [
        { visit: 'held', worker: 'asha' },
        { visit: 'theirs', worker: 'usha' },
      ],
    });
  });
});

/** Whether some choice of moves lets her go, and whether it leaves her time on the way. */
const byBruteForce = (her: Worker, asked: WantedVisit, day: DayPlan) => {
  const after = everyChoice(day)
    .map((moves) => afterSending(her, asked, day, moves))
    .filter(({ moved, plan }) => moved.every((visit) => canBeMade(visit, plan)));
  const isPossible = (goes: (other: WantedVisit) => boolean): boolean =>
    after.some(({ hers }) => hers.every(goes));
  return {
    isBusy: !isPossible((other) => gapBetween(asked, other) >= 0),
    isTight: !isPossible((other) => goTogether(asked, other, day.travel)),
  };
};

const afterSending = (her: Worker, asked: WantedVisit, day: DayPlan, moves: readonly Move[]) => {
  const { visits } = withChanges(day, moves);
  const sentTo = { ...asked, worker: her.id, isAssigned: true, accepted: [] };
  return {
    plan: { ...day, visits: [...visits, sentTo] },
    moved: visits.filter(({ id }) => moves.some(({ visit }) => visit === id)),
    hers: visits.filter((visit) => visit.worker === her.id),
  };
};

test('on random days she is busy just where trying everything finds no room', () => {
  const counted = { free: 0, moved: 0, exchanged: 0, tight: 0, busy: 0 };
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const rolled = dice(seed);
    const day = randomDay(rolled);
    const asked = randomVisit(rolled, 'new');
    const her = rolled.pick(day.workers);
    const { objections, moves } = sendingOf(her, asked, day);
    const kinds = objections.map(({ kind }) => kind);
    const tried = byBruteForce(her, asked, day);
    const isBusy = kinds.includes('BUSY');
    const isTight = isBusy || kinds.includes('TRAVEL');
    expect({ isBusy, isTight }, `seed ${seed}`).toEqual(tried);
    const { plan, moved } = afterSending(her, asked, day, moves);
    for (const visit of moved) expect(canBeMade(visit, plan), `seed ${seed}`).toBe(true);
    if (isBusy) expect(moves, `seed ${seed}`).toEqual([]);
    counted.free += moves.length === 0 && !isTight ? 1 : 0;
    counted.moved += moves.length;
    counted.exchanged += moves.filter((move) => move.worker === her.id).length;
    counted.tight += isTight && !isBusy ? 1 : 0;
    counted.busy += isBusy ? 1 : 0;
  }
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(5);
}, 30_000);

test.each([
  ['before any other', 9, undefined],
  ['after one at the same door', 11, 0],
  ['after the last of two', 16, 20],
])('%s, minutes on the way', (_, hours, minutes) => {
  const visits = [
    planned('late', 'usha', 14, far),
    planned('early', 'usha', 10),
    planned('other', 'asha', 8, far),
  ];
  expect(minutesAway(usha, wanted(hours), dayOf([usha, asha], visits))).toBe(minutes);
  expect(minutesAway(usha, { ...visits[0], start: at(hours) } as WantedVisit, dayOf([usha]))).toBe(
    undefined,
  );
});
