import { cx } from '../../../ui/cx.ts';

/** Decorative: a label beside it explains it. */
export function OtherBeauticianDayIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={cx('size-3', className)}>
      <circle
        cx="6"
        cy="6"
        r="2.75"
        strokeWidth="1.5"
        className="fill-none stroke-haldi-800 in-aria-selected:stroke-white"
      />
    </svg>
  );
}
