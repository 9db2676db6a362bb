import { formatDay } from '@haldi/contract/kit/dates';
import { cancelledMessage } from '@haldi/contract/orders/desk/messages';
import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { Unsaved } from '../../lib/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { CancelFields, cancellingOf, noCancelDraft } from './changing/cancel-fields.tsx';
import { deskCopy } from './copy.ts';
import { useTrackOrder } from './queries.ts';
import type { Update } from './question.ts';
import { useOrderChange } from './use-order-change.ts';

const copy = deskCopy.cancel;

type CancelOrderProps = {
  order: Order;
  open: boolean;
  onClose: () => void;
  onChanged?: ((order: Order) => void) | undefined;
};

/** Asks first: the customer is told at once, and the time goes to whoever books next. */
export function CancelOrder({ order, open, onClose, onChanged }: CancelOrderProps) {
  const [draft, setDraft] = useState(noCancelDraft);
  const [isAsked, setIsAsked] = useState(false);
  const { send, isPending, ...told } = useOrderChange<Update>(order, useTrackOrder());
  const run = async (): Promise<void> => {
    setIsAsked(true);
    if (draft.reason === null) return;
    const update = { status: 'cancelled', message: cancelledMessage } as const;
    const done = await send({ ...update, ...cancellingOf(draft) });
    if (!done) return;
    onChanged?.(done);
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
            {copy.keep}
          </Button>
          <Button look="danger" once busy={isPending} onClick={() => void run()}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Unsaved when={draft !== noCancelDraft} />
      <div className="space-y-4">
        <p className="wrap-anywhere">
          {copy.text(order.username, formatDay(order.appointmentDate), order.appointmentSlot)}
        </p>
        <blockquote className="border-l-4 border-haldi-300 pl-3 text-stone">
          {cancelledMessage}
        </blockquote>
        <CancelFields
          order={order}
          draft={draft}
          onChange={setDraft}
          isRequired
          error={isAsked && draft.reason === null ? copy.reasonRequired : undefined}
        />
        <ChangeNotice {...told} />
      </div>
    </Dialog>
  );
}
