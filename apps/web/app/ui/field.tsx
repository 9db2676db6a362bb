import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';

export const controlStyle = (hasError: boolean, className?: string): string =>
  cx(
    'w-full rounded-field border bg-white px-4 text-base text-plum-950 transition-colors placeholder:text-stone',
    'hover:border-plum-600 disabled:cursor-not-allowed disabled:bg-sand disabled:opacity-70',
    hasError ? 'border-brick-600' : 'border-edge',
    className,
  );

export type FieldText = {
  label: string;
  /** For fields with an obvious purpose, such as a search box. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

type FrameProps = FieldText & {
  id: string;
  required?: boolean | undefined;
  /** Set if the control is not an input. */
  labelId?: string;
  className?: string | undefined;
  children: ReactNode;
};

export const describedBy = (id: string, { hint, error }: FieldText): string | undefined =>
  cx(error && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined;

export function FieldFrame(props: FrameProps) {
  const { id, label, hideLabel, hint, error, required, labelId, className, children } = props;
  return (
    <div className={cx('min-w-0', className)}>
      <label
        htmlFor={id}
        id={labelId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold text-plum-900'}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-brick-600">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone">
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className'> & { className?: string };

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame {...props} id={id}>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props)}
        className={controlStyle(Boolean(error), 'h-12')}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'className'> & { className?: string };

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, className, ...area } = props;
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <FieldFrame {...props} id={id}>
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props)}
        className={controlStyle(Boolean(error), 'block min-h-24 py-3')}
      />
    </FieldFrame>
  );
}
