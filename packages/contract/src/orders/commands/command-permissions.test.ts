import { expect, test } from 'vitest';
import { cancelRefusal, moveRefusal } from '../move-and-cancel-terms.ts';
import { orderStatuses } from '../status.ts';
import { isCommandOffered, needsConfirmation } from './command-permissions.ts';

const visit = { day: '2026-11-18', startMinute: 15 * 60 };
const terms = { moveHours: 4, freeCancelHours: 4, lateCancelFee: 100, noShowFee: 100 };
const longBefore = new Date('2026-11-10T12:00:00+05:30');

// The customer’s pages use the terms instead of the table, so that they need not load it.
test.each(orderStatuses)('%s: the table and the customer’s terms agree', (status) => {
  const booked = { ...visit, terms, status };
  expect(moveRefusal(booked, longBefore) === undefined).toBe(
    isCommandOffered(booked, 'move', 'customer'),
  );
  expect(cancelRefusal(booked, longBefore) === undefined).toBe(
    isCommandOffered(booked, 'cancel', 'customer'),
  );
});

test('a visit that has started is not moved', () => {
  expect(isCommandOffered({ status: 'confirmed' }, 'move', 'desk')).toBe(true);
  expect(isCommandOffered({ status: 'in_progress' }, 'move', 'desk')).toBe(false);
});

test.each(['complete', 'mark-no-show'] as const)('%s asks first until the start', (kind) => {
  const order = { ...visit, status: 'confirmed' } as const;
  expect(needsConfirmation(order, kind, 'desk', new Date('2026-11-18T14:59:59+05:30'))).toBe(true);
  expect(needsConfirmation(order, kind, 'desk', new Date('2026-11-18T15:00:00+05:30'))).toBe(false);
});
