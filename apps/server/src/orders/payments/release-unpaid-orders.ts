import { AppError } from '../../platform/http/app-error.ts';
import { runOrderCommand } from '../commands/run-order-command.ts';
import type { OrdersContext } from '../service.ts';
import { listOrdersToRelease } from './orders-to-release-store.ts';

/**
 * Cancels orders whose advance was not paid in time. Instances may do it at the same moment: the
 * command decides again under the lock of the order, and refuses those that were paid meanwhile.
 */
export const releaseUnpaidOrders = async (orders: OrdersContext): Promise<void> => {
  const failures: unknown[] = [];
  for (const id of await listOrdersToRelease(orders.db, orders.clock())) {
    const command = () => ({ kind: 'release', by: 'system' }) as const;
    await runOrderCommand(orders, id, { by: null }, command).catch((error: unknown) => {
      if (!(error instanceof AppError)) failures.push(error);
    });
  }
  // An order that fails does not hold back the others.
  if (failures.length > 0) throw failures[0];
};
