import { expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import { planCustomerMessages } from './plan-customer-messages.ts';
import type { VisitSnapshot } from './visit-event.ts';

const day = '2026-11-25';
const confirmed: VisitSnapshot = {
  ...{ status: 'confirmed', day, startMinute: 11 * 60, beautician: null },
};

test.each([
  ['ten minutes later, to mention the payment', 13 * 60, instantOfIndiaTime(day, 13 * 60 + 10)],
  ['not in the quiet hours', 20 * 60 + 55, instantOfIndiaTime('2026-11-26', 8 * 60)],
])('the thank-you is sent %s', (_, done, due) => {
  const event = { at: instantOfIndiaTime(day, done), press: 'done' } as const;
  const { add } = planCustomerMessages(confirmed, { ...confirmed, status: 'completed' }, [], event);
  expect(add).toMatchObject([{ kind: 'done', due }]);
});
