import { expect, test } from 'vitest';
import { orderStatuses } from '../orders/status.ts';
import {
  canComplainAbout,
  complaintStates,
  complaintStepOfText,
  complaintSteps,
  isComplaintStepAllowed,
} from './complaint-permissions.ts';
import { outcomeText } from './outcome.ts';
import { defaultDueDay, isOverdue } from './schema.ts';

const allowed = (role: 'customer' | 'desk') =>
  Object.fromEntries(
    (['none', ...complaintStates] as const).map((state) => [
      state,
      complaintSteps.filter((step) => isComplaintStepAllowed(step, role, state)),
    ]),
  );

test('what customers can do', () => {
  expect(allowed('customer')).toEqual({
    none: ['open'],
    open: ['write', 'add-picture'],
    closed: ['reopen'],
  });
});

test('what the desk can do', () => {
  expect(allowed('desk')).toEqual({
    none: ['open'],
    open: ['note', 'add-picture', 'set-handler', 'set-due-day', 'close'],
    closed: ['note', 'reopen'],
  });
});

test('a text of the customer is always one of the steps that the customer may take', () => {
  for (const state of ['none', ...complaintStates] as const) {
    expect(allowed('customer')[state]).toContain(complaintStepOfText(state));
  }
});

test('customers complain once the visit has started or is cancelled, the desk always', () => {
  expect(orderStatuses.filter((status) => canComplainAbout(status, 'customer'))).toEqual([
    ...['in_progress', 'completed', 'cancelled'],
  ]);
  expect(orderStatuses.every((status) => canComplainAbout(status, 'desk'))).toBe(true);
});

test('a reply is due two days later in India, and overdue the day after', () => {
  const lateInTheEvening = new Date('2026-11-16T18:31:00Z');
  const dueOn = defaultDueDay(lateInTheEvening);
  expect(dueOn).toBe('2026-11-19');
  expect(isOverdue({ state: 'open', dueOn }, '2026-11-19')).toBe(false);
  expect(isOverdue({ state: 'open', dueOn }, '2026-11-20')).toBe(true);
  expect(isOverdue({ state: 'closed', dueOn }, '2026-11-20')).toBe(false);
});

test.each([
  [{ kind: 'apology' } as const, ''],
  [{ kind: 'refund', amount: 50_050, method: 'cash' } as const, 'We refunded ₹500.50 in cash.'],
  [{ kind: 'discount', amount: 300 } as const, 'We took ₹300 off this booking.'],
  [
    {
      ...({ kind: 'repeat', orderId: 482_913 } as const),
      ...{ appointmentDate: '2026-11-25', appointmentSlot: '10:00 AM' },
    },
    'We booked a free repeat visit for 25 Nov 2026, 10:00 AM (#482913).',
  ],
])('%j is told as %j', (outcome, text) => {
  expect(outcomeText(outcome)).toBe(text);
});
