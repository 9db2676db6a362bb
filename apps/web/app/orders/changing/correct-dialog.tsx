import { correctAddress } from '@haldi/contract/orders/changing/address/endpoints';
import { moveRefusal, timedOrder } from '@haldi/contract/orders/terms';
import { call } from '../../lib/call.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberTracked } from '../queries.ts';
import { correctionCopy as copy } from '../shared/correction-copy.ts';
import { CorrectionFields } from '../shared/correction-fields.tsx';
import {
  type CorrectableOrder,
  type Correction,
  chargeIn,
  useCorrection,
} from '../shared/use-correction.ts';
import { CannotMove } from './cannot-change.tsx';
import { changingCopy } from './copy.ts';
import { type ChangeableOrder, type OrderAccess, patience } from './order-access.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import { type Trouble, useChange } from './use-change.ts';

type CorrectDialogProps = {
  order: ChangeableOrder & CorrectableOrder;
  access: OrderAccess;
  open: boolean;
  onClose: () => void;
};

function NotCorrected({ trouble }: { trouble: Trouble }) {
  if (trouble.kind === 'lost') return <TroubleNotice title={copy.lost} text={changingCopy.lost} />;
  if (trouble.kind === 'refused') {
    return <TroubleNotice title={copy.notDone} text={trouble.message} />;
  }
  return <TroubleNotice title={copy.changed} text={copy.lookAgain} />;
}

/** A customer corrects where a visit goes, as long as it can be moved. */
export default function CorrectDialog(props: CorrectDialogProps) {
  const { order: shown, access, open, onClose } = props;
  const now = useNow();
  const { order, trouble, isSending, change } = useChange<Correction>(
    shown,
    access,
    async (client, body) => {
      try {
        const params = { userId: shown.userId, orderId: String(shown.orderId) };
        const corrected = await call(correctAddress, { params, body }, patience());
        return rememberTracked(client, corrected);
      } catch (error) {
        const charge = chargeIn(error);
        if (charge !== undefined) correction.tell(charge);
        throw error;
      }
    },
  );
  const correction = useCorrection(shown, false, async (wanted) => {
    if (!(await change(wanted, order.version))) return;
    toast.success(copy.done);
    onClose();
  });
  const isLost = trouble?.kind === 'lost';
  const reason =
    trouble?.kind === 'not-changeable' ? trouble.reason : moveRefusal(timedOrder(order), now);
  const isOver = reason !== undefined && !isLost;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(order.orderId)}
      footer={
        !isOver && (
          <Button
            size="large"
            className="grow sm:grow-0"
            busy={isSending}
            onClick={() => void correction.form.submit()}
          >
            {isLost ? changingCopy.tryAgain : copy.confirm}
          </Button>
        )
      }
    >
      {isOver ? (
        <CannotMove order={order} reason={reason} now={now} />
      ) : (
        <div className="space-y-5">
          <CorrectionFields order={shown} correction={correction} />
          {trouble && <NotCorrected trouble={trouble} />}
        </div>
      )}
    </Dialog>
  );
}
