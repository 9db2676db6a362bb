import { formatPaise } from '@haldi/contract/kit/paise';
import { type UnpaidReason, unpaidReasons } from '@haldi/contract/orders/payments/ledger';
import { unpaidReasonLabels } from '@haldi/contract/orders/payments/unpaid-reason-labels';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import type { VisitPaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import type { PaymentOptions } from '@haldi/contract/payment-settings/payment-options';
import { UpiReference } from '@haldi/contract/payment-settings/upi-payee-and-link';
import { useState } from 'react';
import { useCloseOnBack } from '../../../lib/use-close-on-back.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFrame, DialogPanel } from '../../../ui/dialog-frame.tsx';
import { queueAction } from '../action-sender-store.ts';
import { CashStep } from './cash-step.tsx';
import { paymentCopy as copy } from './copy.ts';
import { MethodStep, type PaymentDraft } from './method-step.tsx';
import { PaymentTotal } from './payment-total.tsx';
import { UpiStep } from './upi-step.tsx';
import {
  amountDueForVisit,
  receivedAmounts,
  shouldAskWhyUnpaid,
  type VisitPaymentAmounts,
} from './visit-payment-amounts.ts';

const titles: Record<VisitPaymentMethod, string> = {
  cash: copy.cashTitle,
  upi: copy.upiTitle,
  card: copy.cardTitle,
};

const confirmText = (method: VisitPaymentMethod, { amount, tip }: VisitPaymentAmounts): string => {
  if (method === 'cash') return copy.received(formatPaise(amount + tip));
  return method === 'upi' ? copy.customerPaid : copy.paidByCard;
};

type PayStepProps = {
  visit: WorkVisit;
  method: VisitPaymentMethod;
  amounts: VisitPaymentAmounts;
  payee: PaymentOptions['upi'];
  onBack: () => void;
  onPaid: (received: VisitPaymentAmounts, reference: string | undefined) => void;
};

function PayStep({ visit, method, amounts, payee, onBack, onPaid }: PayStepProps) {
  const [reference, setReference] = useState('');
  const [given, setGiven] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const received = method === 'cash' ? receivedAmounts(given, amounts) : amounts;
  const check = reference === '' ? undefined : UpiReference.safeParse(reference);
  const confirm = (): void => {
    setIsSubmitted(true);
    if (check?.success !== false) onPaid(received, check?.data);
  };
  return (
    <DialogPanel
      title={titles[method]}
      isNext
      onBack={onBack}
      footer={
        <Button
          once
          className="min-h-17! w-full text-xl! sm:mx-auto sm:max-w-110"
          onClick={confirm}
        >
          {confirmText(method, received)}
        </Button>
      }
    >
      {method === 'cash' && <CashStep {...{ amounts, given }} onGiven={setGiven} />}
      {method === 'upi' && (
        <UpiStep
          {...{ visit, amounts, payee, reference }}
          onReference={setReference}
          referenceError={isSubmitted ? check?.error?.issues[0]?.message : undefined}
        />
      )}
      {method === 'card' && (
        <div className="mx-auto max-w-110 space-y-5 text-center text-lg leading-snug text-plum-950">
          <PaymentTotal amounts={amounts} />
          <p>{copy.cardText(visit.firstName)}</p>
        </div>
      )}
    </DialogPanel>
  );
}

type ReasonStepProps = {
  due: number;
  onBack: () => void;
  onReason: (reason: UnpaidReason) => void;
};

function ReasonStep({ due, onBack, onReason }: ReasonStepProps) {
  return (
    <DialogPanel title={copy.unpaidTitle} isNext onBack={onBack}>
      <div className="mx-auto max-w-110 space-y-3">
        <p className="mb-5 text-lg leading-snug text-plum-950">
          {copy.unpaidText(formatPaise(due))}
        </p>
        {unpaidReasons.map((reason) => (
          <Button
            key={reason}
            look="secondary"
            once
            className="min-h-17! w-full border-2! border-plum-700! text-xl!"
            onClick={() => onReason(reason)}
          >
            {unpaidReasonLabels[reason]}
          </Button>
        ))}
      </div>
    </DialogPanel>
  );
}

type Step =
  | { name: 'method'; isNext: boolean }
  | { name: 'pay'; method: VisitPaymentMethod; amounts: VisitPaymentAmounts }
  | { name: 'reason' };

type PaymentDialogProps = {
  open: boolean;
  userId: string;
  visit: WorkVisit;
  options: PaymentOptions;
  onClose: () => void;
};

export default function PaymentDialog(props: PaymentDialogProps) {
  const { open, userId, options, onClose } = props;
  const [step, setStep] = useState<Step>({ name: 'method', isNext: false });
  const [draft, setDraft] = useState<PaymentDraft>({});
  // While it closes, it shows the visit as it was.
  const [visit, setVisit] = useState(props.visit);
  if (open && visit !== props.visit) setVisit(props.visit);

  const choose = (): void => setStep({ name: 'method', isNext: true });
  const close = (): void => {
    if (step.name !== 'reason' && shouldAskWhyUnpaid(visit)) setStep({ name: 'reason' });
    else onClose();
  };
  const goBack = (): void => (step.name === 'pay' ? choose() : close());
  const pay = (
    method: VisitPaymentMethod,
    amounts: VisitPaymentAmounts,
    reference: string | undefined,
  ): void => {
    const isRestDue = amountDueForVisit(visit) > amounts.amount;
    setDraft({});
    if (isRestDue) choose();
    else onClose();
    queueAction(
      userId,
      { kind: 'payment', ...amounts, method, ...(reference !== undefined && { reference }) },
      visit,
    );
  };
  const leaveUnpaid = (reason: UnpaidReason): void => {
    onClose();
    queueAction(userId, { kind: 'unpaid', reason }, visit);
  };

  useCloseOnBack(open, goBack);
  return (
    <DialogFrame open={open} place="steps" onClose={(by) => (by === 'escape' ? goBack() : close())}>
      {step.name === 'method' && (
        <DialogPanel
          title={amountDueForVisit(visit) > 0 ? copy.take : copy.addTip}
          isNext={step.isNext}
        >
          <MethodStep
            {...{ visit, draft }}
            onDraft={setDraft}
            methods={options.methods}
            onChoose={(method, amounts) => setStep({ name: 'pay', method, amounts })}
          />
        </DialogPanel>
      )}
      {step.name === 'pay' && (
        <PayStep
          visit={visit}
          method={step.method}
          amounts={step.amounts}
          payee={options.upi}
          onBack={choose}
          onPaid={(received, reference) => pay(step.method, received, reference)}
        />
      )}
      {step.name === 'reason' && (
        <ReasonStep due={amountDueForVisit(visit)} onBack={choose} onReason={leaveUnpaid} />
      )}
    </DialogFrame>
  );
}
