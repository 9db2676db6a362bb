import { correctAddress } from '@haldi/contract/orders/changing/address/endpoints';
import { moveRefusal, withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import { callEndpoint } from '../../lib/call.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { cacheTrackedOrder } from '../queries.ts';
import { addressCorrectionCopy as copy } from '../shared/address-correction-copy.ts';
import { AddressCorrectionForm } from '../shared/address-correction-form.tsx';
import {
  type AddressCorrectionInput,
  type CorrectableOrder,
  useAddressCorrection,
  visitingChargeFromError,
} from '../shared/use-address-correction.ts';
import { CannotMoveNotice } from './cannot-move-notice.tsx';
import { changingCopy } from './copy.ts';
import { FailureNotice } from './failure-notice.tsx';
import { type ChangeableOrder, createRequestTimeout, type OrderApi } from './order-api.ts';
import { type ChangeFailure, useCustomerOrderChange } from './use-customer-order-change.ts';

type AddressCorrectionDialogProps = {
  order: ChangeableOrder & CorrectableOrder;
  access: OrderApi;
  open: boolean;
  onClose: () => void;
};

function NotCorrected({ failure }: { failure: ChangeFailure }) {
  if (failure.kind === 'lost') return <FailureNotice title={copy.lost} text={changingCopy.lost} />;
  if (failure.kind === 'refused') {
    return <FailureNotice title={copy.failed} text={failure.message} />;
  }
  return <FailureNotice title={copy.changed} text={copy.reviewAgain} />;
}

export default function AddressCorrectionDialog(props: AddressCorrectionDialogProps) {
  const { order: shown, access, open, onClose } = props;
  const now = useNow();
  const { order, failure, isSending, change } = useCustomerOrderChange<AddressCorrectionInput>(
    shown,
    access,
    async (client, body) => {
      try {
        const params = { userId: shown.userId, orderId: String(shown.orderId) };
        const corrected = await callEndpoint(
          correctAddress,
          { params, body },
          createRequestTimeout(),
        );
        return cacheTrackedOrder(client, corrected);
      } catch (error) {
        const charge = visitingChargeFromError(error);
        if (charge !== undefined) correction.setVisitingCharge(charge);
        throw error;
      }
    },
  );
  const correction = useAddressCorrection(shown, false, async (wanted) => {
    if (!(await change(wanted, order.version))) return;
    toast.success(copy.done);
    onClose();
  });
  const isLost = failure?.kind === 'lost';
  const reason =
    failure?.kind === 'not-changeable'
      ? failure.reason
      : moveRefusal(withDayAndStartMinute(order), now);
  const isClosed = reason !== undefined && !isLost;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(order.orderId)}
      footer={
        !isClosed && (
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
      {isClosed ? (
        <CannotMoveNotice order={order} reason={reason} now={now} />
      ) : (
        <div className="space-y-5">
          <AddressCorrectionForm order={shown} correction={correction} />
          {failure && <NotCorrected failure={failure} />}
        </div>
      )}
    </Dialog>
  );
}
