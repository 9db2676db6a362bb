import { isOffered } from '@haldi/contract/orders/commands/allowed';
import type { Order } from '@haldi/contract/orders/schema';
import { timedOrder } from '@haldi/contract/orders/terms';
import { visitMinutes } from '@haldi/contract/orders/total';
import { pressRefusal } from '@haldi/contract/orders/work/progress';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeNotice } from '../change-notice.tsx';
import { useStartVisit } from '../queries.ts';
import { useOrderChange } from '../use-order-change.ts';
import { changingCopy } from './copy.ts';

const copy = changingCopy.start;

/** Whether the salon can start a visit itself: on its day, and nobody has yet. */
export const canStart = (order: Order, now: Date): boolean => {
  const visit = { ...timedOrder(order), minutes: visitMinutes(order.services) };
  return isOffered(order, 'start', 'desk') && pressRefusal('start', visit, now) === undefined;
};

type StartVisitProps = {
  order: Order;
  open: boolean;
  onClose: () => void;
  onChanged?: ((order: Order) => void) | undefined;
};

/** Asks first: from then on the visit is under way, without the customer's code. */
export function StartVisit({ order, open, onClose, onChanged }: StartVisitProps) {
  const { send, isPending, ...told } = useOrderChange(order, useStartVisit(), { done: copy.done });
  const run = async (): Promise<void> => {
    const started = await send({});
    if (!started) return;
    onChanged?.(started);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(order.orderId)}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {copy.back}
          </Button>
          <Button once busy={isPending} onClick={() => void run()}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>{copy.text}</p>
        <ChangeNotice {...told} />
      </div>
    </Dialog>
  );
}
