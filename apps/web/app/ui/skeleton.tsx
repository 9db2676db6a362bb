import { cx } from './cx.ts';

/** A grey shape where something will stand. The list around it carries `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-breathe rounded-field bg-sand', className)}
    />
  );
}
