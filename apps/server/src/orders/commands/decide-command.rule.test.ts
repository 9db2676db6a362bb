import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { commandPermissions } from '@haldi/contract/orders/commands/command-permissions';
import { historyText } from '@haldi/contract/orders/history';
import type { OrderStatus } from '@haldi/contract/orders/status';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOf, findContradictions } from '../../../testing/order-contradictions.ts';
import {
  advanceDueLater,
  advanceOverdue,
  applyOutcomeToModel,
  commandArbitraries,
  commandContextFor,
  initialModelState,
  modelStateWithAdvance,
  type World,
} from '../../../testing/simulated-order.ts';
import { decideCommand } from './decide-command.ts';

const roles = ['customer', 'beautician', 'desk', 'system'] as const;
const allowedAnywhere = Object.entries(commandPermissions).flatMap(([kind, byRole]) =>
  roles
    .filter((role) => Object.values(byRole[role]).some((verdict) => verdict !== 'FORBIDDEN'))
    .map((role) => `${kind} by ${role}`),
);

/** Confirmed or assigned by the desk, although the advance is neither paid nor waived. */
const goesAheadUnpaid = ({ by }: OrderCommand, before: World, after: World): boolean => {
  const { order } = after;
  if (by !== 'desk' || before.order.advanceUntil === null || order.advanceUntil === null)
    return false;
  const isRequest = ({ order: { status, beautician } }: World): boolean =>
    status === 'cancelled' || (status === 'pending' && beautician === null);
  const { paid, total, discount } = amountsOf(after);
  const wanted = Math.min(30_000, total - discount);
  return isRequest(before) && !isRequest(after) && paid < wanted;
};

test('random sequences of commands follow the table and keep the order consistent', () => {
  const done = new Set<string>();
  const initialStates = fc.constantFrom(
    initialModelState,
    ...[true, false].flatMap((isKept) => [
      modelStateWithAdvance(advanceOverdue, isKept),
      modelStateWithAdvance(advanceDueLater, isKept),
    ]),
  );
  const sequences = fc.array(fc.oneof(...commandArbitraries), { maxLength: 25, size: 'max' });
  fc.assert(
    fc.property(initialStates, sequences, (initial, steps) => {
      let world = initial;
      for (const step of steps) {
        const command = step(world);
        const isNobodys = command.by === 'beautician' && world.order.beauticianId === null;
        if (isNobodys) continue;
        const verdict =
          commandPermissions[command.kind][command.by][world.order.status as OrderStatus];
        const decision = decideCommand(world, command, commandContextFor(world, command));
        if ('refusal' in decision) {
          if (verdict === 'NOT_CHANGEABLE' || verdict === 'PRESS_REFUSED') {
            expect(decision.refusal.code).toBe(verdict);
          }
          continue;
        }
        expect(['yes', 'ask', 'ask-early']).toContain(verdict);
        expect(historyText(decision.event)).not.toBe('');
        done.add(`${command.kind} by ${command.by}`);
        const after = applyOutcomeToModel(world, decision);
        expect(goesAheadUnpaid(command, world, after)).toBe(false);
        world = after;
        expect(findContradictions(world)).toEqual([]);
      }
    }),
    { seed: 38, numRuns: 700 },
  );
  expect([...done].toSorted()).toEqual(allowedAnywhere.toSorted());
});
