import { needsConfirmation } from '@haldi/contract/orders/commands/command-permissions';
import { determineUpdateKind } from '@haldi/contract/orders/commands/update-kind';
import { suggestUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { adminStatuses, isCancelled, orderStatuses } from '@haldi/contract/orders/status';
import { expect, test } from 'vitest';
import type { OrderUpdateInput } from '../assignment-question.ts';
import {
  findEarlyCompletionWarnings,
  findUpdateWarnings,
  withConfirmations,
} from './order-update-warnings.ts';

const terms = { moveHours: 4, freeCancelHours: 4, lateCancelFee: 100, noShowFee: 100 };
const order = (over: Partial<Order> = {}): Order =>
  ({
    status: 'confirmed',
    username: 'Asha',
    appointmentDate: '2026-11-18',
    appointmentSlot: '03:00 PM',
    terms,
    fees: [],
    trackingHistory: [],
    ...over,
  }) as unknown as Order;
const to = (
  status: OrderUpdateInput['status'],
  over: Partial<OrderUpdateInput> = {},
): OrderUpdateInput => ({
  status,
  message: suggestUpdateMessage(status),
  ...over,
});
const noShow = to('cancelled', { reason: 'no_show' });
const before = new Date('2026-11-18T14:59:59+05:30');
const start = new Date('2026-11-18T15:00:00+05:30');
const dayBefore = new Date('2026-11-17T12:00:00+05:30');

const early = (text: string) => [{ text, question: 'before-start' }];

test('completing or charging before the start needs a confirmation', () => {
  const starts = 'The visit starts at 03:00 PM.';
  expect(findUpdateWarnings(order(), to('completed'), before)).toEqual(
    early(`${starts} Mark it as completed now?`),
  );
  expect(findUpdateWarnings(order(), noShow, before)).toEqual(
    early(`${starts} Charge the no-show fee now?`),
  );
  expect(findUpdateWarnings(order(), { ...noShow, waiveFee: true }, before)).toEqual(
    early(`${starts} Cancel it as a no-show now?`),
  );
  expect(findUpdateWarnings(order(), noShow, dayBefore)).toEqual(
    early('The visit starts on 18 Nov 2026 at 03:00 PM. Charge the no-show fee now?'),
  );
});

test('after the start no confirmation is needed', () => {
  expect(findUpdateWarnings(order(), to('completed'), start)).toEqual([]);
  expect(findUpdateWarnings(order(), noShow, start)).toEqual([]);
  expect(
    findEarlyCompletionWarnings(order(), to('cancelled', { reason: 'salon_cannot' }), before),
  ).toEqual([]);
});

test.each([
  ['cancelled', 'confirmed', 'This order is Cancelled. Change it back to Confirmed?'],
  ['completed', 'pending', 'This order is Completed. Change it back to Pending?'],
  ['cancelled', 'completed', 'This order is Cancelled. Change it to Completed?'],
] as const)('%s to %s asks whether to reopen', (status, next, text) => {
  expect(findUpdateWarnings(order({ status }), to(next), start)).toEqual([
    { text, question: 'reopen' },
  ]);
});

test('changing a started or completed visit needs a confirmation', () => {
  const started = order({ status: 'in_progress' });
  const text = 'The visit has started. Change the order to Confirmed?';
  expect(findUpdateWarnings(started, to('confirmed'), start)).toEqual([
    { text, question: 'started' },
  ]);
  expect(findUpdateWarnings(started, to('completed'), start)).toEqual([]);
  expect(findUpdateWarnings(order({ status: 'completed' }), to('cancelled'), start)).toEqual([
    { text: 'This order is Completed. Change it to Cancelled?', question: 'cancel' },
  ]);
});

test('cancelling needs a confirmation', () => {
  expect(findUpdateWarnings(order(), to('cancelled', { reason: 'salon_cannot' }), before)).toEqual([
    { text: 'Cancel the visit to Asha on 18 Nov 2026, 03:00 PM?', question: 'cancel' },
  ]);
});

test('the form asks exactly where the command permissions require a confirmation', () => {
  const reasons = [undefined, 'no_show', 'customer_asked'] as const;
  for (const status of orderStatuses) {
    for (const next of adminStatuses) {
      for (const reason of isCancelled(next) ? reasons : [undefined]) {
        for (const now of [before, start]) {
          const update = to(next, { ...(reason && { reason }) });
          const kind = determineUpdateKind({ status }, update);
          const asked = findUpdateWarnings(order({ status }), update, now);
          const isAsked = asked.length > 0 && asked.every(({ question }) => question);
          const what = `${kind} ${status} ${now === before ? 'before' : 'after'} the start`;
          expect(isAsked, what).toBe(
            needsConfirmation(withDayAndStartMinute(order({ status })), kind, 'desk', now),
          );
        }
      }
    }
  }
});

test('every confirmation is sent with the update', () => {
  const fees: Order['fees'] = [{ kind: 'no_show', amount: 100 }];
  const update = to('completed', { message: suggestUpdateMessage('confirmed') });
  const doubts = findUpdateWarnings(order({ status: 'cancelled', fees }), update, before);
  expect(doubts.at(-1)).toEqual({ text: 'These fees will be removed: No-show fee: ₹100.' });
  const asked = ['reopen', 'before-start', 'contradiction'];
  expect(withConfirmations(update, doubts)).toEqual({ ...update, asked });
  expect(withConfirmations(update, [])).toEqual(update);
});

const fee = { kind: 'no_show', amount: 100 } as const;
const entries = (...kinds: string[]) =>
  [
    ...kinds.map((kind) => ({ kind, status: 'cancelled' })),
    { kind: 'confirmed', status: 'confirmed' },
  ] as Order['trackingHistory'];
const reopening = (over: Partial<Order>) =>
  findUpdateWarnings(order({ status: 'cancelled', ...over }), to('confirmed'), start)
    .slice(1)
    .map(({ text }) => text);

test('reopening removes the fees that arose from the cancellation', () => {
  const moved = 'The fee that was added to a later visit will be removed there as well.';
  expect(reopening({ fees: [fee] })).toEqual(['These fees will be removed: No-show fee: ₹100.']);
  expect(reopening({ fees: [{ ...fee, from: 123_456 }] })).toEqual([]);
  expect(reopening({ trackingHistory: entries('fee-moved', 'cancelled') })).toEqual([moved]);
  expect(reopening({ trackingHistory: entries('fee-waived', 'fee-moved', 'cancelled') })).toEqual(
    [],
  );
  const earlier = [...entries('cancelled'), ...entries('fee-moved', 'cancelled')];
  expect(reopening({ trackingHistory: earlier })).toEqual([]);
});

test('fees added from another order stay', () => {
  const billed = order({ fees: [{ ...fee, from: 123_456 }] });
  expect(findUpdateWarnings(billed, to('confirmed'), before)).toEqual([]);
});

const waiting = (over: Partial<Order> = {}): Order =>
  order({
    ...{ status: 'pending', services: [], visitingCharge: 1_000, payments: [], discounts: [] },
    ...{ beautician: 'none', advanceUntil: '2026-11-17T06:00:00.000Z' },
    terms: { ...terms, advance: { amount: 500, minutes: 60, isKept: false } },
    ...over,
  });

test.each<[string, Order, OrderUpdateInput, boolean]>([
  ['confirming', waiting(), to('confirmed'), true],
  ['assigning', waiting(), to('pending', { beautician: 'Usha' }), true],
  ['unassigning', waiting(), to('pending', { beautician: 'none' }), false],
  ['writing a message', waiting(), to('pending'), false],
  ['cancelling', waiting(), to('cancelled'), false],
  ['confirming after a waiver', waiting({ advanceUntil: null }), to('confirmed'), false],
  ['reopening', waiting({ status: 'cancelled' }), to('confirmed'), true],
  ['reopening as pending', waiting({ status: 'cancelled' }), to('pending'), false],
  [
    'reopening as pending with the beautician',
    waiting({ status: 'cancelled', beautician: 'Usha' }),
    to('pending'),
    true,
  ],
])('%s without the advance', (_, before, update, isAsked) => {
  const warnings = findUpdateWarnings(before, update, dayBefore);
  expect(warnings.some(({ question }) => question === 'advance')).toBe(isAsked);
  expect(withConfirmations(update, warnings).waiveAdvance === true).toBe(isAsked);
});
