import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export const iconButtonStyle = (className?: string): string =>
  cx(
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-plum-700',
    'transition-colors hover:bg-haldi-100 active:bg-haldi-200 disabled:cursor-not-allowed disabled:opacity-40',
    className,
  );

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name and tooltip. */
  label: string;
};

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButtonStyle(className)}
    >
      {children}
    </button>
  );
}
