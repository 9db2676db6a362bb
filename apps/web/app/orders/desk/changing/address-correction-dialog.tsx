import type { StaffCorrection } from '@haldi/contract/orders/desk/changing/schema';
import { useState } from 'react';
import { addressCorrectionCopy as copy } from '../../shared/address-correction-copy.ts';
import { AddressCorrectionFields } from '../../shared/address-correction-fields.tsx';
import {
  type AddressCorrectionInput,
  useAddressCorrection,
  visitingChargeFromError,
} from '../../shared/use-address-correction.ts';
import { rescheduleQuestionFrom } from '../assignment-question.ts';
import { useCorrectAddress } from '../queries.ts';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useDialogChange,
} from './order-change-dialog.tsx';
import { WarningsDialog } from './warnings-dialog.tsx';

type Change = AddressCorrectionInput & Pick<StaffCorrection, 'beautician' | 'acknowledged'>;

export default function AddressCorrectionDialog(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const [asked, setAsked] = useState<{ change: AddressCorrectionInput; doubts: string[] }>();
  const state = useDialogChange<Change>(dialog, useCorrectAddress(), {
    asks: rescheduleQuestionFrom<Change>,
    done: copy.done,
    refused: (error) => {
      const charge = visitingChargeFromError(error);
      if (charge === undefined) return undefined;
      correction.tell(charge);
      return copy.chargeChanged;
    },
  });
  const correct = async (change: Change): Promise<void> => {
    setAsked(undefined);
    await state.change(change);
  };
  const correction = useAddressCorrection(order, true, async (change) => {
    const { doubts } = correction;
    if (doubts.length > 0) setAsked({ change, doubts });
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
      <AddressCorrectionFields order={order} correction={correction} isForOther />
      <WarningsDialog
        doubts={asked?.doubts ?? []}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.confirmAnyway}
        onConfirm={() => asked && void correct(asked.change)}
        onClose={() => setAsked(undefined)}
      />
    </OrderChangeDialog>
  );
}
