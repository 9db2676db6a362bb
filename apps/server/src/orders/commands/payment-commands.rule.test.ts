import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { commandPermissions } from '@haldi/contract/orders/commands/command-permissions';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { AdminStatus } from '@haldi/contract/orders/status';
import { describe, expect, test } from 'vitest';
import { findContradictions } from '../../../testing/order-contradictions.ts';
import { now as pressedAt } from '../../../testing/sample-order-rows.ts';
import {
  applyOutcomeToModel,
  commandContextFor,
  initialModelState,
  type World,
} from '../../../testing/simulated-order.ts';
import { decideCommand } from './decide-command.ts';
import { toUpdateCommand } from './decide-update-by-desk.ts';
import { requireSameAmounts } from './require-same-amounts.ts';

const send = (world: World, command: OrderCommand): { world: World; answer: string } => {
  const decision = decideCommand(world, command, commandContextFor(world, command));
  if (!('refusal' in decision)) {
    return { world: applyOutcomeToModel(world, decision), answer: 'yes' };
  }
  const { code, details } = decision.refusal;
  return { world, answer: (details as { reason?: string } | undefined)?.reason ?? code };
};

const after = (world: World, ...commands: OrderCommand[]): World =>
  commands.reduce((before, command) => {
    const { world: next, answer } = send(before, command);
    expect(answer).toBe('yes');
    return next;
  }, world);

const update = (
  world: World,
  status: AdminStatus,
  message: (typeof updateMessages)[number],
  over: { beautician?: string; reason?: 'no_show' | 'customer_asked' } = {},
): World => after(world, toUpdateCommand(world.order, { status, message, ...over }));

const [sent, unused] = ['444444444444', '555555555555'];
const atDesk = { kind: 'take-payment', by: 'desk', tip: 0 } as const;

/** ₹1,099, of which ₹100 is paid; the customer has sent a reference for the rest. */
const pending = after(
  initialModelState,
  { ...atDesk, amount: 10_000, method: 'cash' },
  { kind: 'submit-reference', by: 'customer', reference: sent },
);
const confirmed = update(pending, 'confirmed', updateMessages[1], { beautician: 'Rekha' });
const inProgress = after(confirmed, { kind: 'start', by: 'desk' });
const completed = update(inProgress, 'completed', updateMessages[4]);
const cancelled = update(confirmed, 'cancelled', updateMessages[5], { reason: 'customer_asked' });
const noShow = update(confirmed, 'cancelled', updateMessages[5], { reason: 'no_show' });
const reopened = update(noShow, 'confirmed', updateMessages[0]);
const worlds = { pending, confirmed, inProgress, completed, cancelled, noShow, reopened };
type Situation = keyof typeof worlds;
const situations = Object.keys(worlds) as Situation[];

const commands = {
  'payment at the desk': { ...atDesk, amount: 5_000, method: 'cash' },
  'payment with a reference': { ...atDesk, amount: 5_000, method: 'upi', reference: unused },
  'payment on the phone': {
    ...{ kind: 'take-payment', by: 'beautician', pressedAt, amount: 5_000, tip: 0, method: 'cash' },
  },
  'left unpaid': { kind: 'leave-unpaid', by: 'beautician', pressedAt, reason: 'dispute' },
  refund: { kind: 'refund', by: 'desk', amount: 5_000, method: 'cash', reason: 'Late' },
  correction: { kind: 'reverse-entry', by: 'desk', entry: 1, reason: 'Mistake' },
  'another reference': { kind: 'submit-reference', by: 'customer', reference: unused },
  received: { kind: 'verify-payment', by: 'desk', reference: sent, amount: 5_000 },
  'not received': { kind: 'reject-payment', by: 'desk', reference: sent },
  'fee waived': { kind: 'waive-fee', by: 'desk', fee: 'no_show', reason: 'Regular' },
  'fee to the next visit': { kind: 'move-fee', by: 'desk', fee: 'no_show' },
} as const satisfies Record<string, OrderCommand>;
type CommandName = keyof typeof commands;
const commandNames = Object.keys(commands) as CommandName[];

const everywhere = (answers: string): Record<Situation, string> => ({
  ...{ pending: answers, confirmed: answers, inProgress: answers, completed: answers },
  ...{ cancelled: answers, noShow: answers, reopened: answers },
});
const onceBegun = {
  ...everywhere('yes, yes'),
  ...{ pending: 'NOT_FOUND, NOT_FOUND', confirmed: 'NOT_STARTED, NOT_STARTED' },
  ...{ reopened: 'NOT_STARTED, NOT_STARTED' },
  ...{ cancelled: 'CANCELLED, CANCELLED', noShow: 'CANCELLED, CANCELLED' },
};
const onlyCancelledOrdersHaveFees = {
  ...everywhere('BEGUN, BEGUN'),
  completed: 'CLOSED, CLOSED',
};
const overpaid = 'NOTHING_DUE, NOTHING_DUE';

/** The answers to the command, and to the same command sent once more as a new one. */
const expected: Record<CommandName, Record<Situation, string>> = {
  'payment at the desk': {
    ...everywhere('yes, yes'),
    ...{ cancelled: overpaid, noShow: 'yes, NOTHING_DUE' },
  },
  'payment with a reference': {
    ...everywhere('yes, REFERENCE_USED'),
    ...{ cancelled: overpaid, noShow: 'yes, NOTHING_DUE' },
  },
  'payment on the phone': onceBegun,
  'left unpaid': onceBegun,
  refund: everywhere('yes, yes'),
  correction: everywhere('yes, NO_SUCH_ENTRY'),
  'another reference': { ...everywhere('yes, yes'), cancelled: overpaid },
  received: { ...everywhere('yes, NO_REFERENCE'), cancelled: overpaid },
  'not received': everywhere('yes, NO_REFERENCE'),
  'fee waived': {
    ...onlyCancelledOrdersHaveFees,
    ...{ cancelled: 'NO_SUCH_FEE, NO_SUCH_FEE', noShow: 'yes, NO_SUCH_FEE' },
  },
  'fee to the next visit': {
    ...onlyCancelledOrdersHaveFees,
    // What was paid covers the fee in part.
    ...{ cancelled: 'NO_SUCH_FEE, NO_SUCH_FEE', noShow: 'FEE_PAID, FEE_PAID' },
  },
};

describe.each(commandNames)('%s', (name) => {
  const command: OrderCommand = commands[name];

  test.each(situations)('%s: once and again', (situation) => {
    const first = send(worlds[situation], command);
    const second = send(first.world, command);
    expect(`${first.answer}, ${second.answer}`).toBe(expected[name][situation]);
    expect(findContradictions(second.world)).toEqual([]);
  });

  test('by everyone else: not found, in every status', () => {
    for (const by of ['customer', 'beautician', 'desk'] as const) {
      if (commandPermissions[command.kind][by].completed !== 'FORBIDDEN') continue;
      const stranger = { ...command, by } as OrderCommand;
      const answers = situations.map((situation) => send(worlds[situation], stranger).answer);
      expect(new Set(answers), by).toEqual(new Set(['NOT_FOUND']));
    }
  });
});

describe('a repeated attempt', () => {
  const events = commandNames.flatMap((name) => {
    const decision = decideCommand(
      inProgress,
      commands[name],
      commandContextFor(inProgress, commands[name]),
    );
    return 'refusal' in decision ? [] : [{ name, event: decision.event }];
  });
  const isAccepted = (command: OrderCommand, done: (typeof events)[number]['event']): boolean => {
    try {
      requireSameAmounts(command, done, { services: [], visitingCharge: 0 });
      return true;
    } catch {
      return false;
    }
  };

  test.each(events)('$name is recognised', ({ name, event }) => {
    expect(isAccepted(commands[name], event)).toBe(true);
  });

  test.each(events)('about other money than $name is refused', ({ event }) => {
    expect(isAccepted({ ...atDesk, amount: 4_900, method: 'cash' }, event)).toBe(false);
    expect(isAccepted({ ...atDesk, amount: 5_000, tip: 100, method: 'cash' }, event)).toBe(false);
    expect(isAccepted({ ...commands.refund, amount: 4_900 }, event)).toBe(false);
  });
});

describe('discounts', () => {
  const byStaff = { ceiling: null, services: null, code: null };
  const terms = { ...byStaff, percent: null, amount: 500 };
  const give: OrderCommand = { kind: 'add-discount', by: 'desk', terms, reason: 'Regular' };
  const giveMore: OrderCommand = { ...give, terms: { ...terms, amount: 50 } };
  const remove: OrderCommand = { kind: 'remove-discount', by: 'desk', discount: 0 };
  const added = { by: 'desk', services: [{ serviceId: 'facial', quantity: 2 }] } as const;
  const more: OrderCommand = { kind: 'change-services', ...added };
  const fewer: OrderCommand = { ...more, services: [{ serviceId: 'manicure', quantity: 1 }] };
  const coupon = { ...byStaff, percent: 50, amount: null, code: 'GLOW', couponId: 1, reason: '' };
  const row = { orderId: 'order', givenBy: null, givenAt: pressedAt, removedAt: null };
  const withCoupon = (world: World): World => ({
    ...world,
    discounts: [{ ...row, ...coupon, id: 9, removedBy: null }],
  });

  const answersTo = (world: World, ...sequence: OrderCommand[]): string[] => {
    let current = world;
    return sequence.map((command) => {
      const { world: next, answer } = send(current, command);
      current = next;
      expect(findContradictions(next)).toEqual([]);
      return answer;
    });
  };

  // The desk can give half of ₹1,099.
  const steps = [give, giveMore, remove, remove, giveMore];
  const open = ['yes', 'ABOVE_DISCOUNT_LIMIT', 'yes', 'NO_SUCH_DISCOUNT', 'yes'];
  const closed = ['CLOSED', 'CLOSED', 'NO_SUCH_DISCOUNT', 'NO_SUCH_DISCOUNT', 'CLOSED'];
  test.each(situations)('%s: given, above the limit, removed, and again', (situation) => {
    const isCancelled = situation === 'cancelled' || situation === 'noShow';
    const expectedAnswers = isCancelled ? closed : open;
    expect(answersTo(worlds[situation], ...steps)).toEqual(expectedAnswers);
    // A coupon does not count towards the limit.
    const answers = answersTo(withCoupon(worlds[situation]), give, giveMore);
    expect(answers).toEqual(expectedAnswers.slice(0, 2));
  });

  test.each(['pending', 'confirmed', 'inProgress'] as const)(
    '%s: the limit holds when services change',
    (situation) => {
      const world = worlds[situation];
      expect(answersTo(world, give, fewer, more, fewer)).toEqual([
        ...['yes', 'ABOVE_DISCOUNT_LIMIT', 'yes', 'ABOVE_DISCOUNT_LIMIT'],
      ]);
      expect(answersTo(world, give, remove, fewer)).toEqual(['yes', 'yes', 'yes']);
      expect(answersTo(withCoupon(world), fewer, more)).toEqual(['yes', 'yes']);
    },
  );
});
