import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { emptyVisitProgress } from '@haldi/contract/orders/work/visit-actions';
import { expect, test } from 'vitest';
import { offeredVisitAction, shouldConfirmAction } from './offered-visit-action.ts';

const at = '2026-11-18T08:00:00.000Z';
const visit = (over: Partial<WorkVisit> = {}): WorkVisit =>
  ({
    status: 'confirmed',
    day: '2026-11-18',
    slot: '03:00 PM',
    minutes: 60,
    progress: emptyVisitProgress,
    ...over,
  }) as WorkVisit;
const started = visit({
  status: 'in_progress',
  progress: { ...emptyVisitProgress, startedAt: at },
});
const before = new Date('2026-11-18T14:59:59+05:30');
const start = new Date('2026-11-18T15:00:00+05:30');

test('Done needs a confirmation before the planned start', () => {
  expect(shouldConfirmAction('done', started, before)).toBe(true);
  expect(shouldConfirmAction('done', started, start)).toBe(false);
  expect(shouldConfirmAction('on-the-way', visit(), before)).toBe(false);
});

test('an action is offered while the server accepts it', () => {
  expect(offeredVisitAction(visit(), before)).toBe('on-the-way');
  expect(offeredVisitAction(started, before)).toBe('done');
  expect(offeredVisitAction(visit(), new Date('2026-11-17T12:00:00+05:30'))).toBeUndefined();
  expect(offeredVisitAction(visit({ status: 'cancelled' }), before)).toBeUndefined();
  const setBack = { ...started, status: 'confirmed' } as WorkVisit;
  expect(offeredVisitAction(setBack, before)).toBeUndefined();
});
