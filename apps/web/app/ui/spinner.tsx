import { cx } from './cx.ts';

/** Decorative: the text beside it, or `aria-busy` around it, says what is going on. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-5 shrink-0 animate-slow-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
