import type { Order } from '@haldi/contract/orders/schema';
import type { ReactNode } from 'react';
import { UnsavedInputWarning } from '../../../lib/use-unsaved-warning.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { Dialog, type DialogProps } from '../../../ui/dialog.tsx';
import type { AssignmentFields } from '../assignment-question.ts';
import { AssignmentQuestionDialog } from '../assignment-question-dialog.tsx';
import { OrderChangedNotice } from '../order-changed-notice.tsx';
import { useOrderChange } from '../use-order-change.ts';

export type ChangeDialogProps = {
  order: Order;
  open: boolean;
  onClose: () => void;
  onChanged?: ((order: Order) => void) | undefined;
};

type ChangeOf<Change extends AssignmentFields> = Parameters<typeof useOrderChange<Change>>;

export const useOrderChangeInDialog = <Change extends AssignmentFields>(
  { order, onChanged, onClose }: ChangeDialogProps,
  call: ChangeOf<Change>[1],
  options?: ChangeOf<Change>[2],
) => {
  const { send, ...state } = useOrderChange<Change>(order, call, options);
  const change = async (wanted: Change): Promise<void> => {
    const changed = await send(wanted);
    if (!changed) return;
    onChanged?.(changed);
    onClose();
  };
  return { ...state, change };
};

type OrderChangeDialogProps<Change extends AssignmentFields> = Pick<DialogProps, 'size'> & {
  dialog: ChangeDialogProps;
  state: ReturnType<typeof useOrderChangeInDialog<Change>>;
  copy: { title: (orderId: number) => string; keep: string; confirm: string };
  look?: ButtonVariant;
  isUnsaved?: boolean;
  busy?: boolean;
  describedBy?: string | undefined;
  onConfirm: () => void;
  children: ReactNode;
};

export function OrderChangeDialog<Change extends AssignmentFields>(
  props: OrderChangeDialogProps<Change>,
) {
  const { dialog, state, copy, look = 'primary', isUnsaved = false, busy = false } = props;
  const { size, describedBy, onConfirm, children } = props;
  const { change, isPending, question, dismissQuestion, ...notice } = state;
  return (
    <Dialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={copy.title(dialog.order.orderId)}
      size={size}
      footer={
        <>
          <Button look="secondary" onClick={dialog.onClose}>
            {copy.keep}
          </Button>
          <Button
            look={look}
            once
            busy={isPending || busy}
            aria-describedby={describedBy}
            onClick={onConfirm}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <UnsavedInputWarning when={isUnsaved} />
      <div className="space-y-5">
        {children}
        <OrderChangedNotice {...notice} />
      </div>
      <AssignmentQuestionDialog
        question={question}
        busy={isPending}
        isTimeChange
        onAnswer={(answer) => void change(answer)}
        onClose={dismissQuestion}
      />
    </Dialog>
  );
}
