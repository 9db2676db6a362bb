import { formatRupees } from '@haldi/contract/kit/money';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { cancelReasonLabels, salonCancelFee } from '@haldi/contract/orders/cancel-request';
import { salonCancelReasons } from '@haldi/contract/orders/cancellation';
import { feeLabel } from '@haldi/contract/orders/fee';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { isCancelled } from '@haldi/contract/orders/status';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { deskCopy } from '../copy.ts';
import type { CancelDraft } from './cancel-draft.ts';
import { describePaymentsAfterCancelling } from './describe-payments-after-cancelling.ts';

const copy = deskCopy.cancel;

const options = salonCancelReasons.map((value) => ({ value, label: cancelReasonLabels[value] }));

type CancelFieldsProps = {
  order: Order;
  draft: CancelDraft;
  onChange: (draft: CancelDraft) => void;
  isRequired?: boolean;
  error?: string | undefined;
};

export function CancelFields(props: CancelFieldsProps) {
  const { order, draft, onChange, isRequired = false, error } = props;
  const { reason, note, isCharged } = draft;
  const fee = salonCancelFee(withDayAndStartMinute(order), reason, new Date());
  const isCorrection = isCancelled(order.status);
  const paid = describePaymentsAfterCancelling(order, isCharged ? fee : undefined);
  return (
    <div className="space-y-4">
      <Select
        label={isRequired ? copy.reason : copy.optionalReason}
        required={isRequired}
        placeholder={copy.chooseReason}
        options={options}
        value={reason}
        onChange={(chosen) => onChange({ ...draft, reason: chosen })}
        error={error}
      />
      {reason !== null && (
        <>
          {isCorrection && <p className="text-sm text-stone">{copy.feeUnchanged}</p>}
          {!isCorrection && fee && (
            <div>
              <Checkbox
                label={copy.charge(formatRupees(fee.amount), feeLabel(fee))}
                checked={isCharged}
                onChange={({ target }) => onChange({ ...draft, isCharged: target.checked })}
              />
              <p className="text-sm text-stone">{copy.chargeHint}</p>
            </div>
          )}
          {!isCorrection && !fee && <p className="text-sm text-stone">{copy.free}</p>}
          {!isCorrection && paid && <p className="font-semibold">{paid}</p>}
          <TextArea
            label={copy.note}
            hint={copy.noteHint}
            rows={2}
            maxLength={textLimits.note}
            value={note}
            onChange={({ target }) => onChange({ ...draft, note: target.value })}
          />
        </>
      )}
    </div>
  );
}
