import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { expect, test } from 'vitest';
import { now } from '../../../testing/sample-order-rows.ts';
import {
  advanceDueLater,
  advanceOverdue,
  applyOutcomeToModel,
  commandContextFor,
  modelStateWithAdvance,
  type World,
} from '../../../testing/simulated-order.ts';
import type { Outcome } from './command-decision-types.ts';
import { decideCommand } from './decide-command.ts';

const decide = (world: World, command: OrderCommand) =>
  decideCommand(world, command, commandContextFor(world, command));

const after = (world: World, ...commands: OrderCommand[]): World =>
  commands.reduce((before, command) => {
    const decision = decide(before, command);
    if ('refusal' in decision) throw decision.refusal;
    return applyOutcomeToModel(before, decision);
  }, world);

const release = { kind: 'release', by: 'system' } as const;
const isReleased = (world: World): boolean => !('refusal' in decide(world, release));

const overdue = modelStateWithAdvance(advanceOverdue, true);
const pay = (amount: number): OrderCommand => ({
  ...{ kind: 'take-payment', by: 'desk', amount, tip: 0, method: 'cash' },
});
const reference = '123456789012';
const submit: OrderCommand = { kind: 'submit-reference', by: 'customer', reference };

/** The time runs anew with every payment, so it is set back. */
const withOverdueAdvance = (world: World): World => ({
  ...world,
  order: { ...world.order, advanceUntil: advanceOverdue },
});

test.each([
  ['an overdue order', overdue, true],
  ['an order that is due later', modelStateWithAdvance(advanceDueLater, true), false],
  ['an order that is due now', modelStateWithAdvance(now, true), true],
  ['an order paid in part', withOverdueAdvance(after(overdue, pay(29_999))), true],
  ['a paid order', withOverdueAdvance(after(overdue, pay(30_000))), false],
  ['an order with a reference to check', after(overdue, submit), false],
  ['a waived one', after(overdue, { kind: 'waive-advance', by: 'desk', reason: 'Regular' }), false],
  ['a visit on the way', { ...overdue, progress: onTheWay() }, false],
])('release of %s', (_, world, expected) => {
  expect(isReleased(world)).toBe(expected);
});

function onTheWay(): NonNullable<World['progress']> {
  return {
    ...{ orderId: 'order', onTheWayAt: now, arrivedAt: null, startedAt: null, doneAt: null },
    ...{ lateMinutes: null, startCode: null, wrongCodes: 0, wrongAttempt: null },
  };
}

test('an advance that is due before the visit is released when the visit starts', () => {
  const world = modelStateWithAdvance(new Date('2026-11-17T00:00:00Z'), false);
  expect(isReleased(world)).toBe(false);
  const started = { ...world, order: { ...world.order, startMinute: 780 } };
  expect(isReleased(started)).toBe(true);
});

const kindsOf = (decision: ReturnType<typeof decide>): string[] =>
  (decision as Outcome).toCustomer.add.map(({ kind }) => kind);

test.each<[string, World, OrderCommand, boolean]>([
  [
    'a refused reference',
    after(overdue, submit),
    { kind: 'reject-payment', by: 'desk', reference },
    true,
  ],
  [
    'a reversal',
    after(overdue, pay(30_000)),
    { kind: 'reverse-entry', by: 'desk', entry: 1, reason: 'x' },
    true,
  ],
  [
    'a refund',
    after(overdue, pay(30_000)),
    { kind: 'refund', by: 'desk', amount: 100, method: 'cash', reason: 'x' },
    true,
  ],
  ['a payment in part', overdue, pay(100), false],
])('after %s, the time runs anew', (_, world, command, isTold) => {
  const decision = decide(world, command) as Outcome;
  expect(decision.order.advanceUntil).toEqual(new Date(now.getTime() + 60 * 60_000));
  expect(kindsOf(decision)).toEqual(isTold ? ['advance-due'] : []);
});

test('the customer is told of a release, and not of a cancellation', () => {
  const decision = decide(overdue, release) as Outcome;
  expect(kindsOf(decision)).toEqual(['released']);
  expect(decision.toSalon).toMatchObject({ kind: 'order-released', actorId: null });
});
