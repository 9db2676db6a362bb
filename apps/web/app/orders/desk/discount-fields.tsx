import type { ReactNode } from 'react';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';
import { CheckChip } from '../../ui/check-chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { discountFieldsCopy as copy } from './copy.ts';

const kinds = ['percent', 'amount'] as const;
export type DiscountKind = (typeof kinds)[number];

export const readDiscountKind = (fields: FormData): DiscountKind =>
  fields.get('kind') === 'percent' ? 'percent' : 'amount';

export const readDiscountValue = (fields: FormData): number =>
  parseWholeNumber(fields.get(readDiscountKind(fields)));

type DiscountFieldsProps = {
  kind: DiscountKind;
  onKind: (kind: DiscountKind) => void;
  hint: string | undefined;
  error: string | undefined;
  /** Beside the value. */
  children?: ReactNode;
};

/** The value has the name of its kind. */
export function DiscountFields({ kind, onKind, hint, error, children }: DiscountFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.kind}</legend>
        <div className="flex flex-wrap gap-2">
          {kinds.map((one) => (
            <CheckChip
              key={one}
              type="radio"
              name="kind"
              value={one}
              label={copy.kinds[one]}
              checked={kind === one}
              onChange={() => onKind(one)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          key={kind}
          name={kind}
          label={copy.values[kind]}
          hint={hint}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          className="tabular-nums"
          error={error}
        />
        {children}
      </div>
    </>
  );
}
