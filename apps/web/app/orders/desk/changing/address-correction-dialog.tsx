import type { StaffAddressCorrection } from '@haldi/contract/orders/desk/changing/schema';
import { useState } from 'react';
import { addressCorrectionCopy as copy } from '../../shared/address-correction-copy.ts';
import { AddressCorrectionForm } from '../../shared/address-correction-form.tsx';
import {
  type AddressCorrectionInput,
  useAddressCorrection,
  visitingChargeFromError,
} from '../../shared/use-address-correction.ts';
import { rescheduleQuestionFromError } from '../assignment-question.ts';
import { useCorrectAddress } from '../queries.ts';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useOrderChangeInDialog,
} from './order-change-dialog.tsx';
import { WarningsDialog } from './warnings-dialog.tsx';

type Change = AddressCorrectionInput & Pick<StaffAddressCorrection, 'beautician' | 'acknowledged'>;

export default function AddressCorrectionDialog(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const [pendingCorrection, setPendingCorrection] = useState<{
    change: AddressCorrectionInput;
    warnings: string[];
  }>();
  const state = useOrderChangeInDialog<Change>(dialog, useCorrectAddress(), {
    questionFrom: rescheduleQuestionFromError<Change>,
    doneText: copy.done,
    refusalText: (error) => {
      const charge = visitingChargeFromError(error);
      if (charge === undefined) return undefined;
      correction.setVisitingCharge(charge);
      return copy.chargeChanged;
    },
  });
  const correct = async (change: Change): Promise<void> => {
    setPendingCorrection(undefined);
    await state.change(change);
  };
  const correction = useAddressCorrection(order, true, async (change) => {
    const { warnings } = correction;
    if (warnings.length > 0) setPendingCorrection({ change, warnings });
    else await correct(change);
  });
  return (
    <OrderChangeDialog
      dialog={dialog}
      state={state}
      copy={copy}
      isUnsaved={correction.isTouched}
      busy={correction.form.busy}
      onConfirm={() => void correction.form.submit()}
    >
      <AddressCorrectionForm order={order} correction={correction} isStaff />
      <WarningsDialog
        warnings={pendingCorrection?.warnings ?? []}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.confirmAnyway}
        onConfirm={() => pendingCorrection && void correct(pendingCorrection.change)}
        onClose={() => setPendingCorrection(undefined)}
      />
    </OrderChangeDialog>
  );
}
