import { commandPermissions } from '@haldi/contract/orders/commands/command-permissions';
import { historyText } from '@haldi/contract/orders/history';
import type { OrderStatus } from '@haldi/contract/orders/status';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyOutcomeToModel,
  commandArbitraries,
  commandContextFor,
  findContradictions,
  initialModelState,
} from '../../../testing/order-command-model.ts';
import { decideCommand } from './decide-command.ts';

const roles = ['customer', 'beautician', 'desk'] as const;
const allowedAnywhere = Object.entries(commandPermissions).flatMap(([kind, byRole]) =>
  roles
    .filter((role) => Object.values(byRole[role]).some((verdict) => verdict !== 'FORBIDDEN'))
    .map((role) => `${kind} by ${role}`),
);

test('random sequences of commands follow the table and keep the order consistent', () => {
  const done = new Set<string>();
  const sequences = fc.array(fc.oneof(...commandArbitraries), { maxLength: 25, size: 'max' });
  fc.assert(
    fc.property(sequences, (steps) => {
      let world = initialModelState;
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
        world = applyOutcomeToModel(world, decision);
        expect(findContradictions(world)).toEqual([]);
      }
    }),
    { seed: 38, numRuns: 400 },
  );
  expect([...done].toSorted()).toEqual(allowedAnywhere.toSorted());
});
