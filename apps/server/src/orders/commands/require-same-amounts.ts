import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import * as errors from '../payments/errors.ts';

const hasSameAmounts = (command: OrderCommand, done: HistoryEvent): boolean => {
  if (command.kind === 'add-discount') {
    const { percent, amount } = command.terms;
    const given = done.kind === 'discount-added' ? done.discount : undefined;
    return given?.percent === percent && given.amount === amount;
  }
  if (!('amount' in command)) return true;
  const tip = 'tip' in command ? command.tip : 0;
  return command.kind === 'refund'
    ? done.kind === 'refund' && done.amount === command.amount
    : done.kind === 'payment' && done.amount === command.amount && done.tip === tip;
};

/** A repeated attempt must not hide that it is now about other money. */
export const requireSameAmounts = (
  command: OrderCommand,
  done: HistoryEvent,
  order: Parameters<typeof orderAmounts>[0],
): void => {
  if (hasSameAmounts(command, done)) return;
  throw errors.paymentRefusedError('OTHER_ATTEMPT', orderAmounts(order).due);
};
