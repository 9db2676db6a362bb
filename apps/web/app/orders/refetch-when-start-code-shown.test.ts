import { expect, test } from 'vitest';
import { msUntilStartCodeShown } from './refetch-when-start-code-shown.ts';

const order = {
  status: 'confirmed',
  appointmentDate: '2026-11-18',
  appointmentSlot: '11:00 AM',
} as const;
const now = new Date('2026-11-18T04:00:00Z');

test('the start code is shown one hour before the visit', () => {
  expect(msUntilStartCodeShown(order, now)).toBe(30 * 60_000);
});

test.each([
  ['its hour has come', { appointmentSlot: '10:30 AM' }],
  ['it is cancelled', { status: 'cancelled' as const }],
  ['it is done', { status: 'completed' as const }],
  ['it is further away than a timer reaches', { appointmentDate: '2026-12-25' }],
])('%s: nothing to wait for', (_, over) => {
  expect(msUntilStartCodeShown({ ...order, ...over }, now)).toBeUndefined();
});
