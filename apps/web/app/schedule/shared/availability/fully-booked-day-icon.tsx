import { cx } from '../../../ui/cx.ts';

/** Decorative: a label beside it explains it. */
export function FullyBookedDayIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={cx('size-3', className)}>
      <circle cx="6" cy="6" r="2.75" className="fill-rose-500" />
      <path
        d="M1.5 10.5 10.5 1.5"
        strokeWidth="1.25"
        strokeLinecap="round"
        className="stroke-plum-700"
      />
    </svg>
  );
}
