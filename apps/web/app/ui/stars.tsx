import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { halfStars, starPath, starWidth } from './star-path.ts';

/** A rating that was given, or what several come to, in half stars; the input is StarRating. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const filled = halfStars(rating);
  return (
    <svg
      role="img"
      aria-label={uiCopy.outOfFive(rating)}
      viewBox={`0 0 ${5 * starWidth} 24`}
      strokeWidth={2}
      strokeLinejoin="round"
      className={cx('h-5 w-27 shrink-0', className)}
    >
      <path d={starPath(Math.floor(filled), 5)} className="fill-none stroke-edge" />
      <path d={starPath(0, filled)} className="fill-haldi-400 stroke-haldi-500" />
    </svg>
  );
}
