import { formatPaise } from '@haldi/contract/kit/paise';
import { amountToPay } from '@haldi/contract/orders/advance';
import {
  maxSavedQrAmount,
  newTransactionReference,
  type UpiPayee,
  upiLink,
} from '@haldi/contract/payment-settings/upi-payee-and-link';
import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { copyTextToClipboard } from '../../lib/copy-to-clipboard.ts';
import { useCloseOnBack } from '../../lib/use-close-on-back.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { UpiQr } from '../../payment-settings/shared/upi-qr.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { DialogFrame, DialogPanel } from '../../ui/dialog-frame.tsx';
import { toast } from '../../ui/toast.ts';
import type { OrderApi } from '../changing/order-api.ts';
import type { CustomerVisibleOrder } from '../order-detail-sections.tsx';
import { payingCopy } from './copy.ts';
import { UpiReferenceStep } from './upi-reference-step.tsx';

const copy = payingCopy.dialog;

const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Payment apps run on phones and tablets. */
const useHasPaymentApps = (): boolean => useMediaQuery('(pointer: coarse)');

function Payee({ payee: { id, name } }: { payee: UpiPayee }) {
  const copyId = async (): Promise<void> => {
    if (await copyTextToClipboard(id)) toast.success(copy.copied);
    else toast.error(copy.notCopied);
  };
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 rounded-card border border-sand bg-white px-4 py-3">
      <dt className="text-stone">{copy.payee}</dt>
      <dd className="text-right font-semibold wrap-anywhere">{name}</dd>
      <dt className="text-stone">{copy.upiId}</dt>
      <dd className="flex items-center justify-end gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere select-all">{id}</span>
        <Button
          look="secondary"
          size="small"
          aria-label={copy.copyLabel}
          onClick={() => void copyId()}
        >
          <Copy aria-hidden="true" className="size-4" />
          {copy.copy}
        </Button>
      </dd>
    </dl>
  );
}

type QrStepProps = { payee: UpiPayee; amount: number; orderId: number; hasPaymentApps: boolean };

function QrStep({ payee, amount, orderId, hasPaymentApps }: QrStepProps) {
  // A QR code cannot be scanned again once a payment was begun.
  const [transactionReference] = useState(() => newTransactionReference(orderId, secureRandom));
  const link = upiLink({ payee, amount, orderId, transactionReference });
  const isLinkOffered = hasPaymentApps && payee.kind === 'business';
  const isPersonalOnPhone = hasPaymentApps && payee.kind === 'personal';
  const scanText = isPersonalOnPhone ? copy.scanOnlyFromOtherPhone : copy.scan;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <p>
        <span className="block text-sm text-stone">{copy.amount}</span>
        <span className="font-display text-3xl font-semibold text-plum-900 tabular-nums">
          {formatPaise(amount)}
        </span>
      </p>
      {isLinkOffered && (
        <a href={link} className={buttonStyle('primary', 'large', 'w-full')}>
          <Smartphone aria-hidden="true" className="size-5" />
          {copy.openApp}
        </a>
      )}
      <UpiQr link={link} />
      <p>{isLinkOffered ? copy.scanFromOtherPhone : scanText}</p>
      {isPersonalOnPhone && (
        <p className="text-sm text-stone">
          {amount <= maxSavedQrAmount ? copy.savedQr : copy.upiIdOnly}
        </p>
      )}
      <div className="w-full text-left">
        <Payee payee={payee} />
      </div>
    </div>
  );
}

type Step = 'qr' | 'reference';

type PayByUpiDialogProps = {
  order: CustomerVisibleOrder;
  payee: UpiPayee;
  access: OrderApi;
  /** Null: closed. */
  openStep: Step | null;
  onClose: () => void;
};

type StepsProps = Omit<PayByUpiDialogProps, 'openStep'> & { firstStep: Step };

function Steps({ order, payee, access, firstStep, onClose }: StepsProps) {
  const [step, setStep] = useState(firstStep);
  const [hasChangedStep, setHasChangedStep] = useState(false);
  const amount = amountToPay(order);
  const hasPaymentApps = useHasPaymentApps();
  const goTo = (next: Step): void => {
    setHasChangedStep(true);
    setStep(next);
  };
  const description = copy.description(order.orderId);
  if (amount === 0) {
    return (
      <DialogPanel title={payingCopy.pay} description={description}>
        <p>{copy.nothingDue}</p>
      </DialogPanel>
    );
  }
  if (step === 'reference') {
    return (
      <UpiReferenceStep
        order={order}
        access={access}
        isNext={hasChangedStep}
        onBack={firstStep === 'qr' ? () => goTo('qr') : undefined}
        onClose={onClose}
      />
    );
  }
  return (
    <DialogPanel
      key={step}
      title={payingCopy.pay}
      description={description}
      isNext={hasChangedStep}
      footer={
        <Button
          look={hasPaymentApps && payee.kind === 'business' ? 'secondary' : 'primary'}
          size="large"
          className="w-full"
          onClick={() => goTo('reference')}
        >
          {copy.paid}
        </Button>
      }
    >
      <QrStep
        key={amount}
        payee={payee}
        amount={amount}
        orderId={order.orderId}
        hasPaymentApps={hasPaymentApps}
      />
    </DialogPanel>
  );
}

export default function PayByUpiDialog({ openStep, ...steps }: PayByUpiDialogProps) {
  const open = openStep !== null;
  const [firstStep, setFirstStep] = useState<Step>(openStep ?? 'qr');
  // Kept for the closing animation.
  if (openStep !== null && openStep !== firstStep) setFirstStep(openStep);
  useCloseOnBack(open, steps.onClose);
  return (
    <DialogFrame open={open} onClose={steps.onClose} place="screen">
      <Steps {...steps} firstStep={firstStep} />
    </DialogFrame>
  );
}
