import { NewCoupon } from '@haldi/contract/orders/desk/coupons/schema';
import { useState } from 'react';
import { parseWholeNumber } from '../../../lib/parse-whole-number.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useMenuPages } from '../../../menu/shared/menu-pages.ts';
import { ServiceChoice } from '../../../menu/shared/service-choice.tsx';
import { CheckChip } from '../../../ui/check-chip.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  DiscountFields,
  type DiscountKind,
  readDiscountKind,
  readDiscountValue,
} from '../discount-fields.tsx';
import { couponsCopy } from './copy.ts';
import { useAddCoupon } from './queries.ts';

const copy = couponsCopy.form;
const numeric = { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } as const;

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

/** Null: left empty. */
const optionalNumber = (fields: FormData, name: string): number | null =>
  textOf(fields, name) === '' ? null : parseWholeNumber(fields.get(name));

const readCouponForm = (fields: FormData) => {
  const kind = readDiscountKind(fields);
  return {
    code: textOf(fields, 'code'),
    percent: null,
    amount: null,
    [kind]: readDiscountValue(fields),
    ceiling: optionalNumber(fields, 'ceiling'),
    minimumOrder: parseWholeNumber(fields.get('minimumOrder')),
    firstVisitOnly: fields.has('firstVisitOnly'),
    startsOn: textOf(fields, 'startsOn') || null,
    endsOn: textOf(fields, 'endsOn') || null,
    maxUses: optionalNumber(fields, 'maxUses'),
    usesPerCustomer: optionalNumber(fields, 'usesPerCustomer'),
    sections: fields.getAll('sections'),
    services: fields.getAll('services'),
  };
};

type FieldsProps = { errors: Record<string, string | undefined> };

function CouponDiscountFields({ errors }: FieldsProps) {
  const [kind, setKind] = useState<DiscountKind>('percent');
  return (
    <DiscountFields kind={kind} onKind={setKind} hint={copy.discountHint} error={errors[kind]}>
      {kind === 'percent' && (
        <TextField {...numeric} name="ceiling" label={copy.ceiling} error={errors.ceiling} />
      )}
    </DiscountFields>
  );
}

function LimitFields({ errors }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...numeric}
        name="minimumOrder"
        label={copy.minimumOrder}
        hint={copy.minimumHint}
        defaultValue="0"
        required
        error={errors.minimumOrder}
      />
      <div className="sm:pt-7">
        <Checkbox name="firstVisitOnly" label={copy.firstVisitOnly} />
      </div>
      <DateField
        name="startsOn"
        label={copy.startsOn}
        hint={copy.daysHint}
        error={errors.startsOn}
      />
      <DateField name="endsOn" label={copy.endsOn} error={errors.endsOn} />
      <TextField
        {...numeric}
        name="maxUses"
        label={copy.maxUses}
        hint={copy.usesHint}
        error={errors.maxUses}
      />
      <TextField
        {...numeric}
        name="usesPerCustomer"
        label={copy.usesPerCustomer}
        error={errors.usesPerCustomer}
      />
    </div>
  );
}

function SectionChips() {
  const sections = useMenuPages().flatMap((page) => page.sections);
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-plum-900">{copy.sections}</legend>
      <p className="mb-2 text-sm text-stone">{copy.sectionsHint}</p>
      <div className="flex flex-wrap gap-2">
        {sections.map(({ key, name }) => (
          <CheckChip key={key} name="sections" value={key} label={name} />
        ))}
      </div>
    </fieldset>
  );
}

export function CouponForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync: add } = useAddCoupon();
  const [services, setServices] = useState<string[]>([]);
  const form = useForm({
    schema: NewCoupon,
    read: readCouponForm,
    send: async (terms) => {
      const { code } = await add(terms);
      toast.success(copy.added(code));
      onClose();
    },
  });
  return (
    <FormDialog open={open} onClose={onClose} title={copy.title} form={form} submit={copy.submit}>
      <TextField
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        error={form.errors.code}
        className="[&_input]:uppercase"
      />
      <CouponDiscountFields errors={form.errors} />
      <LimitFields errors={form.errors} />
      <SectionChips />
      <ServiceChoice label={copy.services} chosen={services} onChange={setServices} />
    </FormDialog>
  );
}
