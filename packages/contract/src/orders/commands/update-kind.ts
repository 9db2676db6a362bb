import type { OrderUpdate } from '../desk/order-update.ts';
import { noBeautician } from '../schema.ts';
import { isCancelled, isConfirmed, isOpenStatus, type OrderStatus } from '../status.ts';
import type { UpdateKind } from './command.ts';

export const determineUpdateKind = (
  { status: from }: { status: OrderStatus },
  { status: to, beautician, reason }: Pick<OrderUpdate, 'status' | 'beautician' | 'reason'>,
): UpdateKind => {
  if (from !== to) {
    if (isCancelled(to)) return reason === 'no_show' ? 'mark-no-show' : 'cancel';
    if (!isOpenStatus(to)) return 'complete';
    if (!isOpenStatus(from)) return 'reopen';
    return isConfirmed(to) ? 'confirm' : 'unconfirm';
  }
  if (isCancelled(to) && reason !== undefined) return 'correct-cancellation';
  if (!beautician) return 'announce';
  return beautician.toLowerCase() === noBeautician ? 'unassign' : 'assign';
};
