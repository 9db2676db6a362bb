import { formatDay } from '@haldi/contract/kit/dates';
import { cancelledMessage } from '@haldi/contract/orders/desk/messages';
import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { Unsaved } from '../../lib/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { cancellingOf, noCancelDraft } from './changing/cancel-draft.ts';
import { CancelFields } from './changing/cancel-fields.tsx';
import { earlyDoubts, withAsked } from './changing/doubts.ts';
import { DoubtsDialog } from './changing/doubts-dialog.tsx';
import { deskCopy } from './copy.ts';
import { useTrackOrder } from './queries.ts';
import type { Update } from './question.ts';
import { useOrderChange } from './use-order-change.ts';

const copy = deskCopy.cancel;
const noDoubts: readonly string[] = [];

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
  const [doubted, setDoubted] = useState<{ update: Update; texts: string[] }>();
  const cancel = async (update: Update): Promise<void> => {
    setDoubted(undefined);
    const done = await send(update);
    if (!done) return;
    onChanged?.(done);
    onClose();
  };
  const run = (): void => {
    setIsAsked(true);
    if (draft.reason === null) return;
    const update: Update = {
      status: 'cancelled',
      message: cancelledMessage,
      ...cancellingOf(draft),
      // This dialog is the question.
      asked: ['cancel'],
    };
    const doubts = earlyDoubts(order, update, new Date());
    if (doubts.length === 0) return void cancel(update);
    setDoubted({ update: withAsked(update, doubts), texts: doubts.map(({ text }) => text) });
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
          <Button look="danger" once busy={isPending} onClick={run}>
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
      <DoubtsDialog
        doubts={doubted?.texts ?? noDoubts}
        title={deskCopy.doubts.title}
        back={deskCopy.doubts.back}
        confirm={copy.despite}
        onConfirm={() => doubted && void cancel(doubted.update)}
        onClose={() => setDoubted(undefined)}
      />
    </Dialog>
  );
}
