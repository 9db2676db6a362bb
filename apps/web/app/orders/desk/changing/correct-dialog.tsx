import type { StaffCorrection } from '@haldi/contract/orders/desk/changing/schema';
import { useState } from 'react';
import { Unsaved } from '../../../lib/use-unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { correctionCopy as copy } from '../../shared/correction-copy.ts';
import { CorrectionFields } from '../../shared/correction-fields.tsx';
import { type Correction, chargeIn, useCorrection } from '../../shared/use-correction.ts';
import { ChangeNotice } from '../change-notice.tsx';
import { useCorrectAddress } from '../queries.ts';
import { planQuestionOf } from '../question.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import { useOrderChange } from '../use-order-change.ts';
import { DoubtsDialog } from './doubts-dialog.tsx';
import type { ChangeDialogProps } from './move-dialog.tsx';

type Change = Correction & Pick<StaffCorrection, 'beautician' | 'despite'>;

/** Staff correct where a visit goes; what the area says against it, they are asked about. */
export default function CorrectDialog({ order, open, onClose, onChanged }: ChangeDialogProps) {
  const [asked, setAsked] = useState<{ change: Correction; doubts: string[] }>();
  const { send, isPending, question, withdraw, ...told } = useOrderChange<Change>(
    order,
    useCorrectAddress(),
    {
      asks: planQuestionOf<Change>,
      done: copy.done,
      refused: (error) => {
        const charge = chargeIn(error);
        if (charge === undefined) return undefined;
        correction.tell(charge);
        return copy.chargeChanged;
      },
    },
  );
  const correct = async (change: Change): Promise<void> => {
    setAsked(undefined);
    const corrected = await send(change);
    if (!corrected) return;
    onChanged?.(corrected);
    onClose();
  };
  const correction = useCorrection(order, true, async (change) => {
    const { doubts } = correction;
    if (doubts.length > 0) setAsked({ change, doubts });
    else await correct(change);
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(order.orderId)}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            once
            busy={isPending || correction.form.busy}
            onClick={() => void correction.form.submit()}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Unsaved when={correction.isTouched} />
      <div className="space-y-5">
        <CorrectionFields order={order} correction={correction} isForOther />
        <ChangeNotice {...told} />
      </div>
      <DoubtsDialog
        doubts={asked?.doubts ?? []}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.despite}
        onConfirm={() => asked && void correct(asked.change)}
        onClose={() => setAsked(undefined)}
      />
      <QuestionDialog
        question={question}
        busy={isPending}
        isAboutTime
        onAnswer={(answer) => void correct(answer)}
        onClose={withdraw}
      />
    </Dialog>
  );
}
