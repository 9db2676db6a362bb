import { formatDay } from '@haldi/contract/kit/dates';
import { cancelledMessage } from '@haldi/contract/orders/desk/messages';
import { useState } from 'react';
import { cancellingOf, noCancelDraft } from './changing/cancel-draft.ts';
import { CancelFields } from './changing/cancel-fields.tsx';
import { earlyDoubts, withAsked } from './changing/doubts.ts';
import { DoubtsDialog } from './changing/doubts-dialog.tsx';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useDialogChange,
} from './changing/order-change-dialog.tsx';
import { deskCopy } from './copy.ts';
import { useTrackOrder } from './queries.ts';
import type { Update } from './question.ts';

const copy = deskCopy.cancel;
const noDoubts: readonly string[] = [];

/** Asks first: the customer is told at once, and the time goes to whoever books next. */
export function CancelOrder(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const [draft, setDraft] = useState(noCancelDraft);
  const [isAsked, setIsAsked] = useState(false);
  const state = useDialogChange<Update>(dialog, useTrackOrder());
  const [doubted, setDoubted] = useState<{ update: Update; texts: string[] }>();
  const cancel = (update: Update): void => {
    setDoubted(undefined);
    void state.change(update);
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
    if (doubts.length === 0) cancel(update);
    else setDoubted({ update: withAsked(update, doubts), texts: doubts.map(({ text }) => text) });
  };
  return (
    <OrderChangeDialog
      dialog={dialog}
      state={state}
      copy={copy}
      look="danger"
      size="small"
      isUnsaved={draft !== noCancelDraft}
      onConfirm={run}
    >
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
      <DoubtsDialog
        doubts={doubted?.texts ?? noDoubts}
        title={deskCopy.doubts.title}
        back={deskCopy.doubts.back}
        confirm={copy.despite}
        onConfirm={() => doubted && cancel(doubted.update)}
        onClose={() => setDoubted(undefined)}
      />
    </OrderChangeDialog>
  );
}
