import type { ApiError } from '@haldi/contract/kit/errors';
import { expect, test } from 'vitest';
import type { BeauticianAction } from './action-queue-rules.ts';
import { toActionRefusal } from './action-refusal.ts';

const now = new Date('2026-11-18T14:00:00+05:30');
const refusalOf = (
  act: BeauticianAction,
  refused: Parameters<typeof toActionRefusal>[1],
  day = '2026-11-18',
) => toActionRefusal({ act, visit: { _id: 'one', day, slot: '11:00 AM' } }, refused, now);

const refusal = (code: ApiError['code'], details?: object) => ({
  message: 'The reason.',
  reason: { code, message: 'The reason.', ...(details && { details }) },
});
const payment: BeauticianAction = { kind: 'payment', amount: 119_900, tip: 0, method: 'cash' };
const unpaid: BeauticianAction = { kind: 'unpaid', reason: 'pays_later' };

test.each([
  [
    refusal('PAYMENT_REFUSED', { reason: 'NOTHING_DUE', due: 0 }),
    'Already paid at the salon. If you took money too, tell the salon.',
  ],
  [
    refusal('PAYMENT_REFUSED', { reason: 'ABOVE_DUE', due: 20_000 }),
    'Only ₹200 is still due. Take the payment again for ₹200. If you took more, tell the salon.',
  ],
  [
    refusal('REFERENCE_USED'),
    'This UPI reference was already used. Take the payment again with the right one.',
  ],
  [
    refusal('NOT_FOUND'),
    'This visit is no longer in your list. If you took money, ask the salon whether the payment is recorded.',
  ],
  [refusal('PRESS_REFUSED'), 'The reason. If you took money, tell the salon.'],
])('a refused payment says what to do', (refused, text) => {
  expect(refusalOf(payment, refused)).toEqual({ refused: text });
});

test.each([
  [
    refusal('PAYMENT_REFUSED', { reason: 'ABOVE_DUE', due: 20_000 }),
    'Only ₹200 is still due. Tell the salon how much you took, so that it is recorded there.',
  ],
  [
    refusal('REFERENCE_USED'),
    'This UPI reference was already used. Tell the salon the right one, so that the payment is recorded there.',
  ],
  [
    refusal('PAYMENT_REFUSED', { reason: 'NOTHING_DUE', due: 0 }),
    'Already paid at the salon. If you took money too, tell the salon.',
  ],
])('a payment for a visit of an earlier day is left to the salon', (refused, text) => {
  expect(refusalOf(payment, refused, '2026-11-17')).toEqual({ refused: text });
});

test('a reason for an unpaid visit that is paid meanwhile is not needed', () => {
  const paid = refusal('PAYMENT_REFUSED', { reason: 'NOTHING_DUE', due: 0 });
  expect(refusalOf(unpaid, paid)).toBeUndefined();
  expect(refusalOf(unpaid, refusal('NOT_FOUND'))).toEqual({ refused: 'The reason.' });
});

test('an action that another phone has sent is marked as recorded', () => {
  const press: BeauticianAction = { kind: 'press', press: 'on-the-way' };
  const details = { reason: 'ALREADY', recordedAt: '2026-11-18T05:12:00.000Z' };
  expect(refusalOf(press, refusal('PRESS_REFUSED', details))).toEqual({
    refused: 'The reason.',
    refusedReason: 'ALREADY',
    isAlreadyRecorded: true,
  });
  expect(refusalOf(press, refusal('PRESS_REFUSED', { reason: 'ALREADY' }))).toEqual({
    refused: 'The reason.',
    refusedReason: 'ALREADY',
  });
});

test('declining a visit that is no longer the beautician’s says so', () => {
  const decline: BeauticianAction = { kind: 'cannot-go', reason: '' };
  expect(refusalOf(decline, refusal('NOT_FOUND'))?.refused).toBe(
    'This visit is no longer in your list.',
  );
});
