import { closedStatuses, orderStatuses } from '@haldi/contract/orders/status';
import { expect, test } from 'vitest';
import { statusTones } from './status-badge.tsx';

test('in the history cancelled is red and all else green', () => {
  for (const status of closedStatuses) {
    expect(statusTones[status]).toBe(status === 'cancelled' ? 'bad' : 'good');
  }
});

test('a visit in progress has a colour of its own', () => {
  const others = orderStatuses.filter((status) => status !== 'in_progress');
  expect(others.map((status) => statusTones[status])).not.toContain(statusTones.in_progress);
});
