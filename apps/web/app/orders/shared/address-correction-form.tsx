import { AddressFields } from '../../accounts/shared/address-fields.tsx';
import { VisitRecipientFields } from '../../accounts/shared/visit-recipient-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addressCorrectionCopy as copy } from './address-correction-copy.ts';
import type { CorrectableOrder, useAddressCorrection } from './use-address-correction.ts';

type AddressCorrectionFieldsProps = {
  order: CorrectableOrder;
  correction: ReturnType<typeof useAddressCorrection>;
  isStaff?: boolean;
};

export function AddressCorrectionForm({
  order,
  correction,
  isStaff,
}: AddressCorrectionFieldsProps) {
  const {
    form,
    known,
    hasRecipient,
    setHasRecipient,
    handleInput,
    warnings,
    total,
    visitingCharge,
  } = correction;
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput?.(event);
        handleInput(event.target as HTMLInputElement);
      }}
      className="space-y-5"
    >
      <AddressFields errors={form.errors} known={known} {...(isStaff && { isForOther: isStaff })} />
      <div className="space-y-3">
        <Checkbox
          label={copy.isForOther}
          checked={hasRecipient}
          onChange={({ target }) => setHasRecipient(target.checked)}
        />
        {hasRecipient && (
          <VisitRecipientFields
            errors={form.errors}
            known={order.recipient ?? { name: '', phone: '' }}
          />
        )}
      </div>
      <div role="status" className="space-y-3 empty:hidden">
        {warnings.map((warning) => (
          <Notice key={warning} tone="bad">
            {warning}
          </Notice>
        ))}
        {total !== order.total && (
          <p className="font-semibold">{copy.newTotal(order.total, total, visitingCharge)}</p>
        )}
      </div>
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      <p className="text-sm text-stone">{copy.onlyThis}</p>
    </form>
  );
}
