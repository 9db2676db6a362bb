import { cx } from './cx.ts';

/** Set `aria-busy` on the element around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-breathe rounded-field bg-sand', className)}
    />
  );
}
