import { expect, test } from 'vitest';
import type { DayPlan, PlannedVisit, WantedVisit, Worker } from './day-plan.ts';
import { type Objection, objectionsTo } from './objections.ts';
import { Planner } from './planner.ts';
import { usualTravel } from './travel.ts';

const asha: Worker = {
  id: 'asha',
  skills: ['Facial'],
  hours: [{ from: 540, to: 1_200 }],
  areas: ['Kothrud'],
  apartFrom: ['leela'],
};
const visit: WantedVisit = {
  ...{ id: 'new', start: 600, minutes: 60, skills: ['Facial'], customer: 'meera' },
  ...{ askedFor: null, hadBefore: [] },
  place: { address: 'here', pincode: '411038', area: 'Kothrud', latitude: 0, longitude: 0 },
};
const there = { ...visit.place, address: 'there', pincode: '411014', area: 'Viman Nagar' };
const held = (start: number, over: Partial<PlannedVisit> = {}): PlannedVisit => ({
  ...{ ...visit, id: `held at ${start}`, start, worker: 'asha', isAssigned: true },
  ...over,
});
const day = (visits: readonly PlannedVisit[]): DayPlan => ({
  ...{ workers: [asha], visits, mostAtATime: null, travel: usualTravel },
});

test.each<[string, Partial<Worker>, Partial<WantedVisit>, PlannedVisit[], Objection[]]>([
  ['nothing', {}, {}, [], []],
  ['a visit at the same time', {}, {}, [held(630)], [{ kind: 'BUSY', until: 690 }]],
  [
    'two, the later of which ends last',
    {},
    {},
    [held(570), held(650)],
    [{ kind: 'BUSY', until: 710 }],
  ],
  ['the visit itself, moved to her already', {}, {}, [held(600, { id: 'new' })], []],
  ['somebody else’s visit', {}, {}, [held(600, { worker: 'usha' })], []],
  ['a day off', { hours: [] }, {}, [], [{ kind: 'OFF' }]],
  ['her hours', {}, { start: 1_170 }, [], [{ kind: 'HOURS' }]],
  [
    'what she cannot do',
    {},
    { skills: ['Facial', 'Makeup'] },
    [],
    [{ kind: 'SKILL', lacking: ['Makeup'] }],
  ],
  ['where she does not go', {}, { place: there }, [], [{ kind: 'AREA' }]],
  ['to whom she does not go', {}, { customer: 'leela' }, [], [{ kind: 'APART' }]],
  [
    'the way there',
    {},
    {},
    [held(510, { place: there })],
    [{ kind: 'TRAVEL', minutes: 40, gap: 30 }],
  ],
  [
    'the harder of two ways',
    {},
    {},
    [held(505, { place: there }), held(665, { place: there })],
    [{ kind: 'TRAVEL', minutes: 40, gap: 5 }],
  ],
])('against her speaks %s', (_, worker, wanted, visits, objections) => {
  expect(objectionsTo({ ...asha, ...worker }, { ...visit, ...wanted }, day(visits))).toEqual(
    objections,
  );
});

test('nothing speaks against whom the planner sends', () => {
  const plan = day([held(660, { place: { ...visit.place, address: 'next door' } })]);
  for (let start = 480; start <= 1_200; start += 5) {
    const wanted = { ...visit, start };
    const isSent = new Planner(plan).place(wanted) !== undefined;
    expect(objectionsTo(asha, wanted, plan).length === 0, String(start)).toBe(isSent);
  }
});
