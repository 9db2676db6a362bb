import { formatAdvancePeriod } from '@haldi/contract/orders/move-and-cancel-terms-text';
import { advanceMinutes } from '@haldi/contract/payment-settings/advance-rules';
import { ServiceChoice } from '../../menu/shared/service-choice.tsx';
import { CheckChip } from '../../ui/check-chip.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Select } from '../../ui/select.tsx';
import { paymentSettingsCopy as copy } from './copy.ts';
import { advanceKinds, advancesOnCancelling } from './payment-settings-draft.ts';
import { type PaymentFieldsProps, PaymentSettingField } from './upi-fields.tsx';

const numeric = { inputMode: 'numeric', maxLength: 6, className: 'max-w-80' } as const;

const periods = advanceMinutes.map((minutes) => ({
  value: String(minutes),
  label: formatAdvancePeriod(minutes),
}));

function KindField({ draft, errors, onChange }: PaymentFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">
        {copy.fields.advanceKind}
      </legend>
      <div className="flex flex-wrap gap-2">
        {advanceKinds.map((kind) => (
          <CheckChip
            key={kind}
            type="radio"
            name="advanceKind"
            label={copy.advanceKinds[kind]}
            checked={draft.advanceKind === kind}
            onChange={() => onChange({ advanceKind: kind })}
          />
        ))}
      </div>
      {errors.advanceKind && <FieldError role="alert">{errors.advanceKind}</FieldError>}
    </fieldset>
  );
}

export function AdvanceFields(props: PaymentFieldsProps) {
  const { draft, errors, onChange } = props;
  const { advanceKind: kind } = draft;
  return (
    <div className="grid gap-5">
      <KindField {...props} />
      {kind !== 'off' && (
        <>
          <PaymentSettingField
            {...props}
            {...numeric}
            name="advanceValue"
            label={copy.advanceValues[kind]}
            required
          />
          <PaymentSettingField {...props} {...numeric} name="advanceMinimumPrice" />
          <ServiceChoice
            label={copy.fields.advanceServices}
            chosen={draft.advanceServices}
            onChange={(advanceServices) => onChange({ advanceServices })}
          />
          <div className="max-w-80">
            <Select
              label={copy.fields.advanceMinutes}
              options={periods}
              value={draft.advanceMinutes}
              onChange={(chosen) => onChange({ advanceMinutes: chosen })}
              error={errors.advanceMinutes}
            />
          </div>
          <fieldset>
            <legend className="mb-1.5 text-sm font-semibold text-plum-900">
              {copy.fields.advanceOnCancelling}
            </legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {advancesOnCancelling.map((choice) => (
                <RadioCard
                  key={choice}
                  group="advanceOnCancelling"
                  chosen={draft.advanceOnCancelling === choice}
                  onChoose={() => onChange({ advanceOnCancelling: choice })}
                  {...copy.advanceOnCancelling[choice]}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </div>
  );
}
