import type { ApiError } from '@haldi/contract/kit/errors';
import { expect, test } from 'vitest';
import type { BeauticianAction } from '../action-queue.ts';
import { refusalText } from './refused-payment.ts';

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
  [refusal('NOT_FOUND'), 'The reason. If you took money, tell the salon.'],
])('a refused payment says what to do', (refused, text) => {
  expect(refusalText(payment, refused)).toBe(text);
});

test('a reason for an unpaid visit that is paid meanwhile is not needed', () => {
  const paid = refusal('PAYMENT_REFUSED', { reason: 'NOTHING_DUE', due: 0 });
  expect(refusalText(unpaid, paid)).toBeUndefined();
  expect(refusalText(unpaid, refusal('NOT_FOUND'))).toBe('The reason.');
});
