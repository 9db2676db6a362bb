import { AddressFields } from '../../accounts/shared/address-fields.tsx';
import { VisitRecipientFields } from '../../accounts/shared/visit-recipient-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addressCorrectionCopy as copy } from './address-correction-copy.ts';
import type { CorrectableOrder, useAddressCorrection } from './use-address-correction.ts';

type CorrectionFieldsProps = {
  order: CorrectableOrder;
  correction: ReturnType<typeof useAddressCorrection>;
  isForOther?: boolean;
};

export function AddressCorrectionFields({ order, correction, isForOther }: CorrectionFieldsProps) {
  const { form, known, isElse, setIsElse, follow, doubts, total, visitingCharge } = correction;
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput?.(event);
        follow(event.target as HTMLInputElement);
      }}
      className="space-y-5"
    >
      <AddressFields errors={form.errors} known={known} {...(isForOther && { isForOther })} />
      <div className="space-y-3">
        <Checkbox
          label={copy.isForOther}
          checked={isElse}
          onChange={({ target }) => setIsElse(target.checked)}
        />
        {isElse && (
          <VisitRecipientFields
            errors={form.errors}
            known={order.recipient ?? { name: '', phone: '' }}
          />
        )}
      </div>
      <div role="status" className="space-y-3 empty:hidden">
        {doubts.map((doubt) => (
          <Notice key={doubt} tone="bad">
            {doubt}
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
