import type { StaffCorrection } from '@haldi/contract/orders/desk/changing/schema';
import { useState } from 'react';
import { correctionCopy as copy } from '../../shared/correction-copy.ts';
import { CorrectionFields } from '../../shared/correction-fields.tsx';
import { type Correction, chargeIn, useCorrection } from '../../shared/use-correction.ts';
import { useCorrectAddress } from '../queries.ts';
import { planQuestionOf } from '../question.ts';
import { DoubtsDialog } from './doubts-dialog.tsx';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useDialogChange,
} from './order-change-dialog.tsx';

type Change = Correction & Pick<StaffCorrection, 'beautician' | 'despite'>;

/** Staff correct where a visit goes; what the area says against it, they are asked about. */
export default function CorrectDialog(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const [asked, setAsked] = useState<{ change: Correction; doubts: string[] }>();
  const state = useDialogChange<Change>(dialog, useCorrectAddress(), {
    asks: planQuestionOf<Change>,
    done: copy.done,
    refused: (error) => {
      const charge = chargeIn(error);
      if (charge === undefined) return undefined;
      correction.tell(charge);
      return copy.chargeChanged;
    },
  });
  const correct = async (change: Change): Promise<void> => {
    setAsked(undefined);
    await state.change(change);
  };
  const correction = useCorrection(order, true, async (change) => {
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
      <CorrectionFields order={order} correction={correction} isForOther />
      <DoubtsDialog
        doubts={asked?.doubts ?? []}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.despite}
        onConfirm={() => asked && void correct(asked.change)}
        onClose={() => setAsked(undefined)}
      />
    </OrderChangeDialog>
  );
}
