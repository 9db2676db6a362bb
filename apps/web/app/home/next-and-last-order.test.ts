import { expect, test } from 'vitest';
import { lastCompletedOrder, nextOrder } from './next-and-last-order.ts';

const on = (appointmentDate: string) => ({ appointmentDate });

test.each([
  [['2027-03-10', '2027-03-12'], '2027-03-10'],
  [['2027-03-08', '2027-03-12'], '2027-03-12'],
  [['2027-03-08', '2027-03-09'], undefined],
  [[], undefined],
])('of visits on %j the next is on %s', (days, next) => {
  expect(nextOrder(days.map(on), '2027-03-10')?.appointmentDate).toBe(next);
});

test('a cancelled order is not offered again', () => {
  const history = [{ status: 'cancelled' }, { status: 'completed' }] as const;
  expect(lastCompletedOrder(history)).toBe(history[1]);
  expect(lastCompletedOrder(history.slice(0, 1))).toBeUndefined();
});
