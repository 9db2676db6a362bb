import {
  newTransactionReference,
  upiKinds,
} from '@haldi/contract/payment-settings/upi-payee-and-link';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { UpiQr } from '../shared/upi-qr.tsx';
import { paymentSettingsCopy as copy } from './copy.ts';
import {
  type PaymentErrors,
  type PaymentSettingsDraft,
  sampleUpiLink,
} from './payment-settings-draft.ts';

export type PaymentFieldsProps = {
  draft: PaymentSettingsDraft;
  errors: PaymentErrors;
  onChange: (change: Partial<PaymentSettingsDraft>) => void;
};

type TextName = keyof typeof copy.hints;

export function PaymentSettingField(
  props: PaymentFieldsProps & { name: TextName } & Partial<
      Omit<ComponentProps<typeof TextField>, 'onChange'>
    >,
) {
  const { draft, errors, onChange, name, ...input } = props;
  return (
    <TextField
      name={name}
      label={copy.fields[name]}
      hint={copy.hints[name]}
      value={draft[name]}
      error={errors[name]}
      autoComplete="off"
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...input}
    />
  );
}

function QrPreview({ draft }: { draft: PaymentSettingsDraft }) {
  const [reference] = useState(() => newTransactionReference(0, Math.random));
  const link = sampleUpiLink(draft, reference);
  return (
    <section
      aria-label={copy.preview}
      className="grid content-start justify-items-center gap-3 text-center"
    >
      <h3 className="justify-self-start font-body text-sm font-semibold text-plum-900">
        {copy.preview}
      </h3>
      {link ? (
        <>
          <UpiQr link={link} />
          <p className="text-sm text-stone">{copy.previewText}</p>
        </>
      ) : (
        <p className="text-stone">{copy.previewMissing}</p>
      )}
    </section>
  );
}

const hintFor = ({ methods, upiId }: PaymentSettingsDraft): string | undefined => {
  const isSet = upiId.trim() !== '';
  if (methods.includes('upi')) return isSet ? undefined : copy.noUpiId;
  return isSet ? copy.upiOff : undefined;
};

export function UpiFields(props: PaymentFieldsProps) {
  const { draft, errors, onChange } = props;
  const hint = hintFor(draft);
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_16rem] xl:gap-8">
      <div className="grid content-start gap-5">
        <div role="status" className="empty:hidden">
          {hint && <Notice tone="info">{hint}</Notice>}
        </div>
        <PaymentSettingField {...props} name="upiId" autoCapitalize="none" spellCheck={false} />
        <PaymentSettingField {...props} name="payeeName" />
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.fields.kind}</legend>
          <div className="grid gap-3">
            {upiKinds.map((kind) => (
              <RadioCard
                key={kind}
                group="kind"
                chosen={draft.kind === kind}
                onChoose={() => onChange({ kind })}
                {...copy.kinds[kind]}
              />
            ))}
          </div>
          {errors.kind && <FieldError role="alert">{errors.kind}</FieldError>}
        </fieldset>
        {draft.kind === 'business' && (
          <PaymentSettingField
            {...props}
            name="merchantCode"
            inputMode="numeric"
            maxLength={4}
            className="max-w-80"
          />
        )}
      </div>
      <QrPreview draft={draft} />
    </div>
  );
}
