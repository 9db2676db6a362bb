import { cx } from './cx.ts';

/** Decorative: a text or `aria-busy` must announce the state. */
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
