import { type Complaint, ComplaintChange } from '@haldi/contract/complaints/desk/schema';
import {
  canRepeat,
  type OutcomeKind,
  outcomeKindNames,
  outcomeKinds,
} from '@haldi/contract/complaints/outcome';
import { maxComplaintText } from '@haldi/contract/complaints/schema';
import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { generateOrderId } from '@haldi/contract/orders/order-id';
import type { Order } from '@haldi/contract/orders/schema';
import { isCancelled } from '@haldi/contract/orders/status';
import { useId, useState } from 'react';
import { createAttemptIdPerChange } from '../../lib/attempt-id-per-change.ts';
import { CallError } from '../../lib/call.ts';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';
import { useForm } from '../../lib/use-form.ts';
import { CheckChip } from '../../ui/check-chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeComplaint, useOrderOfComplaint } from '../queries.ts';
import { complaintsCopy } from './copy.ts';
import { MoneyFields } from './outcome-money-fields.tsx';
import { RepeatFields, type RepeatTime } from './repeat-fields.tsx';

const copy = complaintsCopy.closing;

/** Why this outcome is not possible; undefined if it is. */
const obstacle = (kind: OutcomeKind, order: Order): string | undefined => {
  if (kind === 'refund' && orderAmounts(order).paid <= 0) return copy.nothingPaid;
  if (kind === 'discount' && isCancelled(order.status)) return copy.cancelled;
  return kind === 'repeat' && !canRepeat(order.status) ? copy.notOver : undefined;
};

const readOutcome = (kind: OutcomeKind, fields: FormData, repeat: RepeatTime) => {
  if (kind === 'refund') {
    const amount = parseRupeesToPaise(String(fields.get('amount')));
    return { kind, amount, method: fields.get('method') };
  }
  if (kind === 'discount') return { kind, amount: parseWholeNumber(fields.get('amount')) };
  if (kind !== 'repeat') return { kind };
  const { orderId, day, slot, beautician } = repeat;
  return {
    ...{ kind, orderId, appointmentDate: day, appointmentSlot: slot },
    ...(beautician !== '' && { beautician }),
  };
};

/** The nested fields of the outcome are fields of the form. */
const toFieldErrors = (error: unknown): never => {
  const isAboutAmount = error instanceof CallError && error.reason.code === 'PAYMENT_REFUSED';
  if (!isAboutAmount) throw error;
  throw new CallError(error.status, { ...error.reason, fields: { amount: error.message } });
};

type DialogProps = { complaint: Complaint; open: boolean; onClose: () => void };

function CloseForm({ complaint, order, open, onClose }: DialogProps & { order: Order }) {
  const hintId = useId();
  const [kind, setKind] = useState<OutcomeKind>('apology');
  const [isTried, setIsTried] = useState(false);
  const [repeat, setRepeat] = useState<RepeatTime>(() => ({
    ...{ orderId: generateOrderId(Math.random), day: '', slot: '', beautician: '' },
  }));
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const { mutateAsync } = useChangeComplaint(complaint._id);
  const problem = obstacle(kind, order);
  const form = useForm({
    schema: ComplaintChange,
    read: (fields) => {
      setIsTried(true);
      const outcome = readOutcome(kind, fields, repeat);
      const { version } = complaint;
      const change = { kind: 'close', outcome, reply: String(fields.get('reply')), version };
      return { ...change, attempt: attemptOf(change) };
    },
    send: async (change) => {
      await mutateAsync(change).catch((error: unknown) => {
        if (error instanceof CallError && error.reason.code === 'ORDER_ID_TAKEN') {
          setRepeat({ ...repeat, orderId: generateOrderId(Math.random) });
        }
        toFieldErrors(error);
      });
      toast.success(copy.done);
      onClose();
    },
  });
  // The schema reports everything about the outcome at one place.
  const hasOutcomeError = isTried && form.errors.outcome !== undefined;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title}
      form={form}
      isChosen={kind !== 'apology'}
      submit={copy.submit[kind]}
    >
      <fieldset aria-describedby={hintId}>
        <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.outcome}</legend>
        <div className="flex flex-wrap gap-2">
          {outcomeKinds.map((one) => (
            <CheckChip
              key={one}
              type="radio"
              name="outcome-kind"
              value={one}
              label={outcomeKindNames[one]}
              checked={kind === one}
              onChange={() => {
                setKind(one);
                setIsTried(false);
                form.clear();
              }}
            />
          ))}
        </div>
        <p id={hintId} className="mt-1.5 text-sm text-stone">
          {copy.hints[kind]}
        </p>
      </fieldset>
      {problem && <Notice tone="info">{problem}</Notice>}
      {!problem && (kind === 'refund' || kind === 'discount') && (
        <MoneyFields
          key={kind}
          kind={kind}
          order={order}
          error={form.errors.amount}
          showErrors={hasOutcomeError}
        />
      )}
      {!problem && kind === 'repeat' && (
        <RepeatFields
          order={order}
          value={repeat}
          onChange={setRepeat}
          error={hasOutcomeError ? complaintsCopy.repeat.missing : undefined}
        />
      )}
      <TextArea
        name="reply"
        label={copy.reply}
        hint={copy.replyHint}
        required
        rows={4}
        maxLength={maxComplaintText}
        error={form.errors.reply}
      />
    </FormDialog>
  );
}

export default function CloseComplaintDialog(props: DialogProps) {
  const { complaint, open, onClose } = props;
  const { data: order, isError, refetch } = useOrderOfComplaint(complaint.order._id);
  if (order) return <CloseForm {...props} order={order} />;
  return (
    <Dialog open={open} onClose={onClose} place="screen" title={copy.title}>
      {isError ? (
        <LoadFailed title={complaintsCopy.screen.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={complaintsCopy.screen.loading} count={1} shape="h-60" />
      )}
    </Dialog>
  );
}
