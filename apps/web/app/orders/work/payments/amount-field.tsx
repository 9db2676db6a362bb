import { type ComponentProps, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-error.tsx';

type AmountFieldProps = Pick<ComponentProps<'input'>, 'autoFocus'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** In rupees, with optional paise. Large, to be readable in sunlight. */
export function AmountField({ label, hint, error, value, onChange, ...input }: AmountFieldProps) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-lg text-plum-950"
      >
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="tabular-nums">{hint}</span>}
      </label>
      <div
        className={cx(
          'flex h-16 items-center gap-2 rounded-field border-2 bg-white px-4 font-display text-3xl font-semibold text-plum-950',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum-600',
          error ? 'border-brick-600' : 'border-plum-900',
        )}
      >
        <span aria-hidden="true">₹</span>
        <input
          {...input}
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="h-full w-full min-w-0 bg-transparent tabular-nums outline-none"
        />
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1.5 text-base!">
          {error}
        </FieldError>
      )}
    </div>
  );
}
