import { describe, expect, test } from 'vitest';
import { type AdminStatus, adminStatuses } from '../status.ts';
import {
  messageContradictsStatus,
  suggestUpdateMessage,
  updateMessages,
} from './update-messages.ts';

describe('the suggested message for a status', () => {
  test.each([
    ['pending', 'Your appointment time needs a change. We will call you shortly.'],
    ['confirmed', 'Your appointment is confirmed. See you soon!'],
    ['completed', 'Your service is complete. Thank you for choosing us!'],
    ['cancelled', 'Your appointment has been cancelled. Please contact us to book again.'],
  ] as const)('%s', (status, message) => {
    expect(suggestUpdateMessage(status)).toBe(message);
    expect(messageContradictsStatus(status, suggestUpdateMessage(status))).toBe(false);
    expect(messageContradictsStatus(status, suggestUpdateMessage(status, true))).toBe(false);
  });
  test('a newly assigned beautician is announced', () => {
    const assigned = 'A beautician has been assigned to your appointment.';
    expect(suggestUpdateMessage('confirmed', true)).toBe(assigned);
    expect(suggestUpdateMessage('cancelled', true)).toBe(suggestUpdateMessage('cancelled'));
  });
});

describe('messages that contradict the status', () => {
  // The columns are the six messages.
  const contradictions: Record<AdminStatus, readonly boolean[]> = {
    pending: [true, false, false, false, true, true],
    confirmed: [false, false, false, false, true, true],
    completed: [true, true, true, true, false, true],
    cancelled: [true, true, true, true, true, false],
  };
  const pairs = adminStatuses.flatMap((status) =>
    updateMessages.map(
      (message, place) => [status, message, contradictions[status][place]] as const,
    ),
  );
  test.each(pairs)('%s, "%s": %s', (status, message, isAsked) => {
    expect(messageContradictsStatus(status, message)).toBe(isAsked);
  });
});
