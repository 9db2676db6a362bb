import { formatDay } from '@haldi/contract/kit/dates';
import { cancelledUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { useState } from 'react';
import type { OrderUpdateInput } from './assignment-question.ts';
import { emptyCancelDraft, toCancellation } from './changing/cancel-draft.ts';
import { CancelFields } from './changing/cancel-fields.tsx';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useOrderChangeInDialog,
} from './changing/order-change-dialog.tsx';
import {
  findEarlyCompletionWarnings,
  withConfirmations,
} from './changing/order-update-warnings.ts';
import { WarningsDialog } from './changing/warnings-dialog.tsx';
import { deskCopy } from './copy.ts';
import { useUpdateOrder } from './queries.ts';

const copy = deskCopy.cancel;
const noWarnings: readonly string[] = [];

export function CancelOrderDialog(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const [draft, setDraft] = useState(emptyCancelDraft);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const state = useOrderChangeInDialog<OrderUpdateInput>(dialog, useUpdateOrder());
  const [pendingWarnings, setPendingWarnings] = useState<{
    update: OrderUpdateInput;
    texts: string[];
  }>();
  const cancel = (update: OrderUpdateInput): void => {
    setPendingWarnings(undefined);
    void state.change(update);
  };
  const run = (): void => {
    setIsSubmitted(true);
    if (draft.reason === null) return;
    const update: OrderUpdateInput = {
      status: 'cancelled',
      message: cancelledUpdateMessage,
      ...toCancellation(draft),
      // This dialog is the confirmation.
      asked: ['cancel'],
    };
    const warnings = findEarlyCompletionWarnings(order, update, new Date());
    if (warnings.length === 0) cancel(update);
    else
      setPendingWarnings({
        update: withConfirmations(update, warnings),
        texts: warnings.map(({ text }) => text),
      });
  };
  return (
    <OrderChangeDialog
      dialog={dialog}
      state={state}
      copy={copy}
      look="danger"
      size="small"
      isUnsaved={draft !== emptyCancelDraft}
      onConfirm={run}
    >
      <p className="wrap-anywhere">
        {copy.text(order.username, formatDay(order.appointmentDate), order.appointmentSlot)}
      </p>
      <blockquote className="border-l-4 border-haldi-300 pl-3 text-stone">
        {cancelledUpdateMessage}
      </blockquote>
      <CancelFields
        order={order}
        draft={draft}
        onChange={setDraft}
        isRequired
        error={isSubmitted && draft.reason === null ? copy.reasonRequired : undefined}
      />
      <WarningsDialog
        warnings={pendingWarnings?.texts ?? noWarnings}
        title={deskCopy.warnings.title}
        back={deskCopy.warnings.back}
        confirm={copy.cancelAnyway}
        onConfirm={() => pendingWarnings && cancel(pendingWarnings.update)}
        onClose={() => setPendingWarnings(undefined)}
      />
    </OrderChangeDialog>
  );
}
