import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
  /** Ignores the second click of a double click. */
  once?: boolean;
};

export function Button({
  look = 'primary',
  size = 'medium',
  busy = false,
  once = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || (once && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonStyle(look, size, className)}
    >
      {busy && <Spinner className="absolute" />}
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
    </button>
  );
}
