import { closedStatuses, orderStatuses } from '@haldi/contract/orders/status';
import { expect, test } from 'vitest';
import { statusTones } from './status-badge.tsx';

test('cancelled is red in the history, other statuses are green', () => {
  for (const status of closedStatuses) {
    expect(statusTones[status]).toBe(status === 'cancelled' ? 'bad' : 'good');
  }
});

test('a visit in progress has its own colour', () => {
  const others = orderStatuses.filter((status) => status !== 'in_progress');
  expect(others.map((status) => statusTones[status])).not.toContain(statusTones.in_progress);
});
