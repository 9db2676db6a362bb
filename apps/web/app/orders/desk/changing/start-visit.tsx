import { indiaDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { refusalOf } from '@haldi/contract/orders/work/progress';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeNotice } from '../change-notice.tsx';
import { useStartVisit } from '../queries.ts';
import { useOrderChange } from '../use-order-change.ts';
import { changingCopy } from './copy.ts';

const copy = changingCopy.start;

/** Whether the salon can start a visit itself: on its day, and nobody has yet. */
export const canStart = ({ status, progress, appointmentDate: day }: Order, now: Date): boolean =>
  refusalOf('start', { status, progress, day }, indiaDay(now)) === undefined;

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
