import { adminCategories } from '@haldi/contract/catalogue/categories';
import { weekOrder } from '@haldi/contract/kit/weekdays';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { ReactNode } from 'react';
import { CheckChip } from '../ui/check-chip.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { WeekdayName } from '../ui/weekday-name.tsx';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.form;

type ChipsProps = { title: string; hint?: string; error?: string | undefined; children: ReactNode };

function Chips({ title, hint, error, children }: ChipsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {error && <FieldError role="alert">{error}</FieldError>}
      {hint && <p className="mt-1.5 text-sm text-stone">{hint}</p>}
    </fieldset>
  );
}

/** What the fields below hold, in the shape that the server takes. */
export const readFields = (fields: FormData) => ({
  name: fields.get('name'),
  phone: String(fields.get('phone') ?? '').trim(),
  categories: fields.getAll('categories'),
  workingDays: fields.getAll('workingDays').map(Number),
});

type FieldsProps = {
  /** Nothing: somebody new, who works every day. */
  beautician: Beautician | undefined;
  errors: Record<string, string | undefined>;
};

export function BeauticianFields({ beautician, errors }: FieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        defaultValue={beautician?.name}
        autoComplete="off"
        required
        maxLength={80}
        error={errors.name}
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={copy.phone}
        defaultValue={beautician?.phone}
        autoComplete="off"
        error={errors.phone}
      />
      <Chips title={copy.categories} hint={copy.categoriesHint} error={errors.categories}>
        {adminCategories.map((category) => (
          <CheckChip
            key={category}
            name="categories"
            value={category}
            label={category}
            defaultChecked={beautician?.categories.includes(category) ?? false}
          />
        ))}
      </Chips>
      <Chips title={copy.workingDays} error={errors.workingDays}>
        {weekOrder.map((day) => (
          <CheckChip
            key={day}
            name="workingDays"
            value={day}
            label={<WeekdayName day={day} />}
            defaultChecked={beautician?.workingDays.includes(day) ?? true}
          />
        ))}
      </Chips>
    </>
  );
}
