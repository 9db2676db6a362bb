import { describe, expect, test } from 'vitest';
import { type AdminStatus, adminStatuses } from '../status.ts';
import { contradicts, messageFor, orderMessages } from './messages.ts';

describe('the message that fits a status', () => {
  test.each([
    ['pending', 'Your appointment time needs a change. We will call you shortly.'],
    ['confirmed', 'Your appointment is confirmed. See you soon!'],
    ['completed', 'Your service is complete. Thank you for choosing us!'],
    ['cancelled', 'Your appointment has been cancelled. Please contact us to book again.'],
  ] as const)('%s', (status, message) => {
    expect(messageFor(status)).toBe(message);
    expect(contradicts(status, messageFor(status))).toBe(false);
    expect(contradicts(status, messageFor(status, true))).toBe(false);
  });
  test('somebody new is told of, where the visit is on', () => {
    const assigned = 'A beautician has been assigned to your appointment.';
    expect(messageFor('confirmed', true)).toBe(assigned);
    expect(messageFor('cancelled', true)).toBe(messageFor('cancelled'));
  });
});

describe('pairs that contradict each other', () => {
  // The columns are the six messages in their order.
  const asks: Record<AdminStatus, readonly boolean[]> = {
    pending: [true, false, false, false, true, true],
    confirmed: [false, false, false, false, true, true],
    completed: [true, true, true, true, false, true],
    cancelled: [true, true, true, true, true, false],
  };
  const pairs = adminStatuses.flatMap((status) =>
    orderMessages.map((message, place) => [status, message, asks[status][place]] as const),
  );
  test.each(pairs)('%s, "%s": %s', (status, message, isAsked) => {
    expect(contradicts(status, message)).toBe(isAsked);
  });
});
