import type { StaffPaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import {
  payAfterVisitText,
  paymentMethodNames,
  visitPaymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import { ConfirmPasswordDialog } from '../../settings/shared/confirm-password-dialog.tsx';
import { SettingsPage } from '../../settings/shared/settings-layout.tsx';
import { VersionNotices } from '../../settings/shared/versioned-form.tsx';
import { CheckChip } from '../../ui/check-chip.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SaveForm } from '../../ui/save-form.tsx';
import { AdvanceFields } from './advance-fields.tsx';
import { paymentSettingsCopy as copy } from './copy.ts';
import { togglePaymentMethod } from './payment-settings-draft.ts';
import { usePaymentSettings } from './queries.ts';
import { type PaymentFieldsProps, PaymentSettingField, UpiFields } from './upi-fields.tsx';
import { usePaymentSettingsForm } from './use-payment-settings-form.ts';

function MethodFields({ draft: { methods }, errors, onChange }: PaymentFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.fields.methods}</legend>
      <div className="flex flex-wrap gap-2">
        {visitPaymentMethods.map((method) => (
          <CheckChip
            key={method}
            name="methods"
            label={paymentMethodNames[method]}
            checked={methods.includes(method)}
            aria-invalid={errors.methods ? true : undefined}
            onChange={() => onChange({ methods: togglePaymentMethod(methods, method) })}
          />
        ))}
      </div>
      {errors.methods && <FieldError role="alert">{errors.methods}</FieldError>}
      {methods.length > 0 && (
        <p className="mt-3 text-sm text-stone">
          {copy.customersRead}{' '}
          <span className="text-plum-950">{payAfterVisitText({ methods: [...methods] })}</span>
        </p>
      )}
    </fieldset>
  );
}

const deskLimits = ['deskRefundLimit', 'deskDiscountPercent', 'deskDiscountLimit'] as const;

function PaymentSettingsForm({ loaded }: { loaded: StaffPaymentSettings }) {
  const form = usePaymentSettingsForm(loaded);
  const { unproven, send } = form;
  const fields = { draft: form.draft, errors: form.errors, onChange: form.change };
  return (
    <>
      <SaveForm form={form} copy={copy}>
        <FormSection {...copy.methods}>
          <MethodFields {...fields} />
        </FormSection>
        <FormSection {...copy.upi}>
          <UpiFields {...fields} />
        </FormSection>
        <FormSection {...copy.advance}>
          <AdvanceFields {...fields} />
        </FormSection>
        <FormSection {...copy.limits}>
          {deskLimits.map((name) => (
            <PaymentSettingField
              key={name}
              {...fields}
              name={name}
              required
              inputMode="numeric"
              maxLength={6}
              className="max-w-80"
            />
          ))}
        </FormSection>
        <VersionNotices form={form} copy={copy} />
        {form.isLoginOld && (
          <LinkButton to="/contact/logout" look="secondary">
            {copy.logInAgain}
          </LinkButton>
        )}
      </SaveForm>
      <ConfirmPasswordDialog
        open={unproven !== undefined}
        send={async (password) => {
          if (unproven) await send({ ...unproven, password });
        }}
        onClose={form.cancel}
        copy={copy}
      />
    </>
  );
}

export default function PaymentSettingsScreen() {
  return (
    <SettingsPage copy={copy} query={usePaymentSettings()}>
      {(data) => <PaymentSettingsForm loaded={data} />}
    </SettingsPage>
  );
}
