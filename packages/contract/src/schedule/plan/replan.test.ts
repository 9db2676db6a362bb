import { expect, test } from 'vitest';
import type { DayPlan, PlannedVisit, Worker } from './day-plan.ts';
import { replan } from './replan.ts';
import { usualTravel } from './travel.ts';

const worker = (id: string, over: Partial<Worker> = {}): Worker => ({
  id,
  skills: [],
  hours: [{ from: 540, to: 1_200 }],
  areas: [],
  apartFrom: [],
  ...over,
});
const visit = (id: string, by: string, start: number, over: Partial<PlannedVisit> = {}) => ({
  ...{ id, start, minutes: 60, skills: ['Facial'], customer: id, askedFor: null, hadBefore: [] },
  place: { address: id, pincode: '411038', area: null, latitude: 0, longitude: 0 },
  ...{ worker: by, isAssigned: false },
  ...over,
});
const day = (workers: readonly Worker[], visits: readonly PlannedVisit[]): DayPlan => ({
  ...{ workers, visits, mostAtATime: null, travel: usualTravel },
});
const ill = worker('asha', { hours: [] });

test('the visits of one who is ill go to who is free, the others are told of', () => {
  const visits = [visit('one', 'asha', 600), visit('two', 'asha', 690), visit('busy', 'usha', 690)];
  expect(replan(day([ill, worker('usha')], visits))).toEqual({
    moves: [{ visit: 'one', worker: 'usha' }],
    unfit: ['two'],
  });
});

test.each([
  ['named', { isAssigned: true }],
  ['asked for', { askedFor: 'asha' }],
])('one who was %s is not replaced by the plan', (_, over) => {
  const visits = [visit('one', 'asha', 600, over)];
  expect(replan(day([ill, worker('usha')], visits))).toEqual({ moves: [], unfit: ['one'] });
});

test('what staff forced, or what was tight before, stays and is not told of', () => {
  const visits = [visit('one', 'usha', 600), visit('forced', 'usha', 630)];
  const workers = [worker('usha', { skills: ['Facial'] })];
  expect(replan(day(workers, visits), new Set(['one', 'forced']))).toEqual({
    moves: [],
    unfit: [],
  });
  expect(replan(day(workers, visits)).unfit).toEqual(['one', 'forced']);
});

test('a day on which all is well stays as it is', () => {
  const visits = [visit('one', 'usha', 600), visit('two', 'usha', 700)];
  expect(replan(day([worker('usha')], visits))).toEqual({ moves: [], unfit: [] });
});
