import { describe, expect, test } from 'vitest';
import { type AdminStatus, adminStatuses } from '../status.ts';
import { contradictsStatus, suggestedMessage, updateMessages } from './update-messages.ts';

describe('the message that fits a status', () => {
  test.each([
    ['pending', 'Your appointment time needs a change. We will call you shortly.'],
    ['confirmed', 'Your appointment is confirmed. See you soon!'],
    ['completed', 'Your service is complete. Thank you for choosing us!'],
    ['cancelled', 'Your appointment has been cancelled. Please contact us to book again.'],
  ] as const)('%s', (status, message) => {
    expect(suggestedMessage(status)).toBe(message);
    expect(contradictsStatus(status, suggestedMessage(status))).toBe(false);
    expect(contradictsStatus(status, suggestedMessage(status, true))).toBe(false);
  });
  test('somebody new is told of, where the visit is on', () => {
    const assigned = 'A beautician has been assigned to your appointment.';
    expect(suggestedMessage('confirmed', true)).toBe(assigned);
    expect(suggestedMessage('cancelled', true)).toBe(suggestedMessage('cancelled'));
  });
});

describe('pairs that contradict each other', () => {
  // The columns are the six messages.
  const asks: Record<AdminStatus, readonly boolean[]> = {
    pending: [true, false, false, false, true, true],
    confirmed: [false, false, false, false, true, true],
    completed: [true, true, true, true, false, true],
    cancelled: [true, true, true, true, true, false],
  };
  const pairs = adminStatuses.flatMap((status) =>
    updateMessages.map((message, place) => [status, message, asks[status][place]] as const),
  );
  test.each(pairs)('%s, "%s": %s', (status, message, isAsked) => {
    expect(contradictsStatus(status, message)).toBe(isAsked);
  });
});
