import type { OrderStatus } from '@haldi/contract/orders/status';
import {
  emptyVisitProgress,
  type VisitProgressFields,
} from '@haldi/contract/orders/work/visit-actions';
import { expect, test } from 'vitest';
import {
  fullProgressText,
  lateSentence,
  progressSentence,
  shortProgressText,
} from './progress-text.ts';

const at = (time: string): string => `2026-11-18T${time}:00.000Z`;
const order = (status: OrderStatus, progress: Partial<VisitProgressFields>) => ({
  status,
  beautician: 'Asha Kulkarni',
  appointmentSlot: '11:00 AM',
  progress: { ...emptyVisitProgress, ...progress },
});
const onTheWay = { onTheWayAt: at('05:12') };
const arrived = { ...onTheWay, arrivedAt: at('05:28') };
const started = { ...arrived, startedAt: at('05:35') };
const done = { ...started, doneAt: at('06:40') };

test.each<[OrderStatus, Partial<VisitProgressFields>, string | undefined, string | undefined]>([
  ['confirmed', {}, undefined, undefined],
  ['confirmed', { lateMinutes: 30 }, '30 min late', 'Asha will arrive later than 11:00 AM.'],
  ['confirmed', onTheWay, 'On the way 10:42 AM', 'Asha has been on the way since 10:42 AM.'],
  [
    'confirmed',
    { ...onTheWay, lateMinutes: 15 },
    'On the way 10:42 AM, 15 min late',
    'Asha has been on the way since 10:42 AM.',
  ],
  ['confirmed', { ...arrived, lateMinutes: 15 }, 'Arrived 10:58 AM', 'Asha arrived at 10:58 AM.'],
  ['in_progress', started, 'Started 11:05 AM', 'Your visit started at 11:05 AM.'],
  ['completed', done, 'Done 12:10 PM', 'Your visit ended at 12:10 PM.'],
  ['completed', onTheWay, undefined, undefined],
  ['cancelled', { ...onTheWay, lateMinutes: 15 }, undefined, undefined],
])('%s %j: %s', (status, progress, line, sentence) => {
  expect(fullProgressText(order(status, progress))).toBe(line);
  expect(progressSentence(order(status, progress))).toBe(sentence);
});

test('the delay is shown until the arrival', () => {
  expect(lateSentence(order('confirmed', { ...onTheWay, lateMinutes: 45 }))).toBe(
    'About 45 minutes late.',
  );
  expect(lateSentence(order('confirmed', { ...arrived, lateMinutes: 45 }))).toBeUndefined();
});

test.each([
  [{}, undefined],
  [onTheWay, 'On the way'],
  [{ ...onTheWay, lateMinutes: 15 }, '15 min late'],
  [{ ...arrived, lateMinutes: 15 }, 'Arrived'],
])('in a word %j: %s', (progress, word) => {
  expect(shortProgressText(order('confirmed', progress))).toBe(word);
});

test('an unassigned beautician has no name', () => {
  expect(progressSentence({ ...order('confirmed', onTheWay), beautician: 'none' })).toBe(
    'Your beautician has been on the way since 10:42 AM.',
  );
});
