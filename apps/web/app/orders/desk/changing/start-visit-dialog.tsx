import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { visitActionRefusal } from '@haldi/contract/orders/work/visit-actions';
import { useStartVisit } from '../queries.ts';
import { changingCopy } from './copy.ts';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useOrderChangeInDialog,
} from './order-change-dialog.tsx';

const copy = changingCopy.start;

export const canStartVisit = (order: Order, now: Date): boolean => {
  const visit = { ...withDayAndStartMinute(order), minutes: totalVisitMinutes(order.services) };
  return (
    isCommandOffered(order, 'start', 'desk') &&
    visitActionRefusal('start', visit, now) === undefined
  );
};

export function StartVisitDialog(dialog: ChangeDialogProps) {
  const state = useOrderChangeInDialog(dialog, useStartVisit(), { doneText: copy.done });
  return (
    <OrderChangeDialog
      dialog={dialog}
      state={state}
      copy={copy}
      size="small"
      onConfirm={() => void state.change({})}
    >
      <p>{copy.text}</p>
    </OrderChangeDialog>
  );
}
