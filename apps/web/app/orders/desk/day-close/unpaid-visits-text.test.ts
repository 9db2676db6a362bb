import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { expect, test } from 'vitest';
import { unpaidVisitsText } from './unpaid-and-not-completed-visits.tsx';

const visit = (due: number, isToVerify: boolean): DayClose['unpaid'][number] => ({
  ...{ _id: 'one', orderId: 123_456, customer: 'Asha', beautician: 'Usha' },
  ...{ due, isToVerify, reason: null },
});

test.each([
  [[visit(10_000, false)], '1 visit, ₹100'],
  [[visit(10_000, false), visit(5_050, false)], '2 visits, ₹150.50'],
  [[visit(10_000, true), visit(5_050, false)], '2 visits, ₹150.50, 1 to verify'],
  [[visit(10_000, true), visit(5_050, true)], '2 visits, ₹150.50, 2 to verify'],
])('the sum of unpaid visits: %#', (unpaid, text) => {
  expect(unpaidVisitsText(unpaid)).toBe(text);
});
