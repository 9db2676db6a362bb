import { textLimits } from '@haldi/contract/kit/text-schemas';
import { type CancelRequest, cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import { customerCancelReasons } from '@haldi/contract/orders/cancellation';
import {
  cancelRefusal,
  customerCancelFeeAmount,
  freeCancellationUntil,
  withDayAndStartMinute,
} from '@haldi/contract/orders/move-and-cancel-terms';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { isCancelled, isPending } from '@haldi/contract/orders/status';
import { useId, useState } from 'react';
import { useCloseOnBack } from '../../lib/use-close-on-back.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame, DialogPanel } from '../../ui/dialog-frame.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { ContactSalonButtons } from './contact-salon-buttons.tsx';
import { changingCopy } from './copy.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { ChangeDialogProps } from './move-dialog.tsx';
import type { ChangeableOrder } from './order-api.ts';
import { type ChangeFailure, useCustomerOrderChange } from './use-customer-order-change.ts';

type NotCancelledProps = { failure: ChangeFailure; order: ChangeableOrder };

function NotCancelled({ failure, order }: NotCancelledProps) {
  if (failure.kind === 'lost') {
    return <FailureNotice title={changingCopy.lostCancel} text={changingCopy.lost} />;
  }
  if (failure.kind === 'fee') {
    return (
      <FailureNotice title={changingCopy.feeChanged} text={changingCopy.feeNow(failure.fee)} />
    );
  }
  if (failure.kind === 'refused') {
    return (
      <FailureNotice
        title={changingCopy.notCancelled}
        text={failure.message}
        action={<ContactSalonButtons text={changingCopy.whatsappText(order.orderId)} />}
      />
    );
  }
  return <FailureNotice title={changingCopy.changed} text={changingCopy.changedCancel(order)} />;
}

function CancellationCost({ order, fee, now }: { order: ChangeableOrder; fee: number; now: Date }) {
  const until = freeCancellationUntil(withDayAndStartMinute(order));
  if (fee > 0) {
    return (
      <div className="rounded-field border border-haldi-400 bg-haldi-100 px-4 py-3">
        <p className="font-semibold">{changingCopy.cancelFee(fee)}</p>
        <p>{changingCopy.cancelFeeReason(until)}</p>
      </div>
    );
  }
  const isStillFree = now <= until && order.terms.lateCancelFee > 0;
  return (
    <Notice tone="good">
      <p className="font-semibold">{changingCopy.cancelFree}</p>
      {isPending(order.status) && <p>{changingCopy.cancelFreePending}</p>}
      {!isPending(order.status) && isStillFree && <p>{changingCopy.cancelFreeUntil(until)}</p>}
    </Notice>
  );
}

type Cancellation = Pick<CancelRequest, 'reason' | 'note' | 'fee'>;

type CustomerCancelReason = CancelRequest['reason'];

type CancelReasonFieldProps = {
  reason: CustomerCancelReason | null;
  onChange: (reason: CustomerCancelReason) => void;
  error: string | undefined;
};

function CancelReasonField({ reason, onChange, error }: CancelReasonFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{changingCopy.reason}</legend>
      <div className="divide-y divide-sand overflow-hidden rounded-field border border-edge bg-white">
        {customerCancelReasons.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 transition-colors hover:bg-haldi-50 has-checked:bg-haldi-100 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-plum-600"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={reason === value}
              onChange={() => onChange(value)}
              className="size-5 shrink-0 accent-plum-700 outline-none"
            />
            {cancelReasonLabels[value]}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function CancelForm({ order: shown, access, onClose }: ChangeDialogProps) {
  const now = useNow();
  const { order, failure, setFailure, isSending, change } = useCustomerOrderChange<Cancellation>(
    shown,
    access,
    access.cancel,
  );
  // The fee that the customer was shown. It changes only after the server reports another one.
  const [fee, setFee] = useState(() =>
    customerCancelFeeAmount(withDayAndStartMinute(shown), new Date()),
  );
  const [reason, setReason] = useState<CustomerCancelReason | null>(null);
  const [note, setNote] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  if (failure?.kind === 'fee' && failure.fee !== fee) setFee(failure.fee);
  const isLost = failure?.kind === 'lost';
  const refusal =
    failure?.kind === 'not-changeable'
      ? failure.reason === 'CLOSED'
        ? 'CLOSED'
        : 'BEGUN'
      : cancelRefusal(withDayAndStartMinute(order), now);
  // After a lost answer the visit may already be cancelled. Sending the same attempt again tells.
  if (refusal !== undefined && !isLost) {
    return (
      <DialogPanel title={changingCopy.cancelTitle}>
        <div className="space-y-3">
          <p className="font-semibold">
            {isCancelled(order.status)
              ? changingCopy.cancelled
              : changingCopy.cancelRefusal(refusal)}
          </p>
          <p>{changingCopy.contactUs}</p>
          <ContactSalonButtons text={changingCopy.whatsappText(order.orderId)} />
        </div>
      </DialogPanel>
    );
  }
  const cancel = async (): Promise<void> => {
    setIsSubmitted(true);
    if (reason === null) return;
    const text = note.trim();
    const cancelled = await change({ reason, fee, ...(text && { note: text }) }, order.version);
    if (!cancelled) return;
    // The first attempt cancelled the order, and staff have reopened it since.
    if (!isCancelled(cancelled.status)) return setFailure({ kind: 'changed' });
    const charged = cancelled.fees.reduce((sum, { amount }) => sum + amount, 0);
    toast.success(charged > 0 ? changingCopy.cancelledFee(charged) : changingCopy.cancelled);
    onClose();
  };
  return (
    <DialogPanel
      title={changingCopy.cancelTitle}
      description={`${changingCopy.orderNumber(order.orderId)}: ${formatOrderAppointment(order)}`}
      footer={
        <>
          <Button look="secondary" className="max-sm:grow" onClick={onClose}>
            {changingCopy.keep}
          </Button>
          <Button
            look="danger"
            className="max-sm:grow"
            busy={isSending}
            onClick={() => void cancel()}
          >
            {isLost
              ? changingCopy.tryAgain
              : fee > 0
                ? changingCopy.confirmFee(fee)
                : changingCopy.confirmFree}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <CancellationCost order={order} fee={fee} now={now} />
        <CancelReasonField
          reason={reason}
          onChange={setReason}
          error={isSubmitted && reason === null ? changingCopy.reasonMissing : undefined}
        />
        <TextArea
          label={changingCopy.note}
          rows={2}
          maxLength={textLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {failure && <NotCancelled key={failure.kind} failure={failure} order={order} />}
      </div>
    </DialogPanel>
  );
}

export default function CancelDialog(props: ChangeDialogProps) {
  const { open, onClose } = props;
  useCloseOnBack(open, onClose);
  return (
    <DialogFrame open={open} onClose={onClose} size="small">
      <CancelForm {...props} />
    </DialogFrame>
  );
}
