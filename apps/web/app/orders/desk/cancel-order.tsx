import { formatDay } from '@haldi/contract/kit/dates';
import { cancelledMessage } from '@haldi/contract/orders/desk/messages';
import type { Order } from '@haldi/contract/orders/schema';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { deskCopy } from './copy.ts';
import { useOrderChange } from './use-order-change.ts';

const copy = deskCopy.cancel;

type CancelOrderProps = { order: Order; open: boolean; onClose: () => void };

/** Asks first: the customer is told at once, and the time goes to whoever books next. */
export function CancelOrder({ order, open, onClose }: CancelOrderProps) {
  const { send, isPending, ...told } = useOrderChange(order);
  const run = async (): Promise<void> => {
    const done = await send({ status: 'cancelled', message: cancelledMessage });
    if (done) onClose();
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
            {copy.keep}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => void run()}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p className="wrap-anywhere">
          {copy.text(order.username, formatDay(order.appointmentDate), order.appointmentSlot)}
        </p>
        <blockquote className="border-l-4 border-haldi-300 pl-3 text-stone">
          {cancelledMessage}
        </blockquote>
        <ChangeNotice {...told} />
      </div>
    </Dialog>
  );
}
