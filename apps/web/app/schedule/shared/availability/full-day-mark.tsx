import { cx } from '../../../ui/cx.ts';

/** A dot that is crossed out: nothing is free on this day. Decorative, a word beside it says so. */
export function FullDayMark({ className }: { className?: string }) {
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
