import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../status.ts';
import {
  declineRefusal,
  emptyVisitProgress,
  nextVisitAction,
  progressAfterAction,
  progressAfterStatus,
  statusAfterAction,
  type VisitAction,
  type VisitProgressFields,
  visitActionRefusal,
  visitActions,
} from './visit-actions.ts';

const at = '2026-11-18T05:00:00.000Z';
const today = '2026-11-18';
const now = new Date(at);

const after = (done: readonly VisitAction[], over: Partial<VisitProgressFields> = {}) => ({
  status: (done.includes('start') ? 'in_progress' : 'confirmed') as OrderStatus,
  day: today,
  startMinute: 780,
  minutes: 60,
  progress: {
    ...emptyVisitProgress,
    ...(done.includes('on-the-way') && { onTheWayAt: at }),
    ...(done.includes('arrived') && { arrivedAt: at }),
    ...(done.includes('start') && { startedAt: at }),
    ...(done.includes('done') && { doneAt: at }),
    ...over,
  },
});

describe('the next action', () => {
  test.each(visitActions.map((press, place) => [visitActions.slice(0, place), press] as const))(
    'after %j: %s',
    (done, press) => {
      expect(nextVisitAction(after(done))).toBe(press);
    },
  );

  test('continues after a skipped step', () => {
    expect(nextVisitAction(after(['arrived']))).toBe('start');
  });

  test.each(['completed', 'cancelled'] as const)('%s: none', (status) => {
    expect(nextVisitAction({ ...after([]), status })).toBeUndefined();
  });
});

describe('an action', () => {
  test.each<[VisitAction, readonly VisitAction[], string | undefined]>([
    ['on-the-way', [], undefined],
    ['arrived', [], undefined],
    ['start', ['on-the-way'], undefined],
    ['done', ['start'], undefined],
    ['on-the-way', ['on-the-way'], 'ALREADY'],
    ['on-the-way', ['arrived'], 'ALREADY'],
    ['start', ['on-the-way', 'arrived', 'start'], 'ALREADY'],
    ['done', ['arrived'], 'NOT_STARTED'],
  ])('%s after %j: %s', (press, done, expected) => {
    expect(visitActionRefusal(press, after(done), now)).toBe(expected);
  });

  test.each<[Partial<ReturnType<typeof after>>, string]>([
    [{ status: 'completed' }, 'CLOSED'],
    [{ status: 'cancelled' }, 'CANCELLED'],
    [{ day: '2026-11-19' }, 'OTHER_DAY'],
  ])('%j: %s', (over, expected) => {
    expect(visitActionRefusal('start', { ...after(['arrived']), ...over }, now)).toBe(expected);
  });
});

describe('the time of an action', () => {
  // In India: a visit from 23:00 to 00:30, and one from 15:00 to 16:00.
  const late = { ...after([]), startMinute: 1380, minutes: 90 };
  const afternoon = { ...after([]), startMinute: 900 };
  test.each([
    [afternoon, '2026-11-17T18:31:00Z', 'TOO_EARLY'],
    [afternoon, '2026-11-18T03:29:59Z', 'TOO_EARLY'],
    [afternoon, '2026-11-18T03:30:00Z', undefined],
    [afternoon, '2026-11-18T22:30:00Z', undefined],
    [afternoon, '2026-11-18T22:30:01Z', 'OTHER_DAY'],
    [late, '2026-11-18T18:59:00Z', undefined],
    [late, '2026-11-19T07:00:00Z', undefined],
    [late, '2026-11-19T07:00:01Z', 'OTHER_DAY'],
    [late, '2026-11-17T12:00:00Z', 'OTHER_DAY'],
  ])('%j at %s: %s', (visit, instant, expected) => {
    expect(visitActionRefusal('arrived', visit, new Date(instant))).toBe(expected);
    const started = { ...visit, ...{ status: 'in_progress' as const } };
    const done = { ...started, progress: { ...emptyVisitProgress, startedAt: at } };
    expect(visitActionRefusal('done', done, new Date(instant))).toBe(expected);
  });
});

describe('a status set by staff', () => {
  const startedProgress = { ...emptyVisitProgress, onTheWayAt: at, startedAt: at };
  const later = '2026-11-18T06:00:00.000Z';
  test.each<[OrderStatus, VisitProgressFields, VisitProgressFields]>([
    ['in_progress', emptyVisitProgress, { ...emptyVisitProgress, startedAt: later }],
    ['in_progress', startedProgress, startedProgress],
    ['in_progress', { ...startedProgress, doneAt: at }, startedProgress],
    ['completed', startedProgress, { ...startedProgress, doneAt: later }],
    ['completed', emptyVisitProgress, emptyVisitProgress],
    ['confirmed', startedProgress, { ...emptyVisitProgress, onTheWayAt: at }],
    ['cancelled', startedProgress, startedProgress],
  ])('%s after %j: %j', (status, before, after) => {
    expect(progressAfterStatus(before, status, later)).toEqual(after);
  });
});

test('an action sets its own time, once', () => {
  const first = progressAfterAction(emptyVisitProgress, 'arrived', at);
  expect(first).toEqual({ ...emptyVisitProgress, arrivedAt: at });
  expect(progressAfterAction(first, 'arrived', '2026-11-18T09:00:00.000Z')).toEqual(first);
});

test.each<[VisitAction, OrderStatus]>([
  ['on-the-way', 'confirmed'],
  ['arrived', 'confirmed'],
  ['start', 'in_progress'],
  ['done', 'completed'],
])('a confirmed visit after %s is %s', (press, expected) => {
  expect(statusAfterAction(press, 'confirmed')).toBe(expected);
});

test.each<[Partial<ReturnType<typeof after>>, string | undefined]>([
  [{}, undefined],
  [{ day: '2026-11-20' }, undefined],
  [{ day: '2026-11-17' }, 'OTHER_DAY'],
  [after(['start']), 'ALREADY'],
  [{ status: 'completed' }, 'CLOSED'],
  [{ status: 'cancelled' }, 'CANCELLED'],
])('declining %j: %s', (over, expected) => {
  expect(declineRefusal({ ...after(['on-the-way']), ...over }, now)).toBe(expected);
});
