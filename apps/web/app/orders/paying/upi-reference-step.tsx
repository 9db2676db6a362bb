import { UpiReference } from '@haldi/contract/payment-settings/upi-payee-and-link';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogPanel } from '../../ui/dialog-frame.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { changingCopy } from '../changing/copy.ts';
import { FailureNotice } from '../changing/failure-notice.tsx';
import type { OrderApi } from '../changing/order-api.ts';
import {
  type ChangeFailure,
  useCustomerOrderChange,
} from '../changing/use-customer-order-change.ts';
import type { CustomerVisibleOrder } from '../order-detail-sections.tsx';
import { payingCopy } from './copy.ts';

const copy = payingCopy.reference;

type ReferenceStepProps = {
  order: CustomerVisibleOrder;
  access: OrderApi;
  isNext: boolean;
  onBack: (() => void) | undefined;
  onClose: () => void;
};

const refusalOf = (failure: ChangeFailure | null): string | undefined =>
  failure?.kind === 'refused' ? failure.message : undefined;

export function UpiReferenceStep({ order, access, isNext, onBack, onClose }: ReferenceStepProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { failure, setFailure, isSending, change } = useCustomerOrderChange<{ reference: string }>(
    order,
    access,
    access.submitReference,
  );
  const isLost = failure?.kind === 'lost';
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const parsed = UpiReference.safeParse(typed.replace(/\s/g, ''));
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success && (await change({ reference: parsed.data }, order.version))) {
      toast.success(copy.sent);
      onClose();
    } else {
      field.current?.focus();
    }
  };
  return (
    <DialogPanel
      key="reference"
      title={copy.title}
      isNext={isNext}
      onBack={onBack}
      footer={
        <Button type="submit" form={formId} size="large" className="w-full" busy={isSending}>
          {isLost ? copy.tryAgain : copy.send}
        </Button>
      }
    >
      <form id={formId} noValidate className="space-y-4" onSubmit={(event) => void send(event)}>
        <p>{copy.text}</p>
        <TextField
          ref={field}
          label={copy.label}
          hint={copy.hint}
          error={problem ?? refusalOf(failure)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
            setFailure(null);
          }}
        />
        {isLost && <FailureNotice title={copy.lost} text={changingCopy.lost} />}
      </form>
    </DialogPanel>
  );
}
