import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';

const starWidth = 26;

/** Stars of a row, from one place up to another, as one drawing. */
const stars = (from: number, to: number): string => {
  let path = '';
  for (let place = from; place < to; place++) {
    path += `M${place * starWidth + 13} 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z`;
  }
  return path;
};

/** A rating that has been given; the input is StarRating. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const full = Math.round(rating);
  return (
    <svg
      role="img"
      aria-label={uiCopy.outOfFive(rating)}
      viewBox={`0 0 ${5 * starWidth} 24`}
      strokeWidth={2}
      strokeLinejoin="round"
      className={cx('h-5 w-27 shrink-0', className)}
    >
      <path d={stars(0, full)} className="fill-haldi-400 stroke-haldi-500" />
      <path d={stars(full, 5)} className="fill-none stroke-edge" />
    </svg>
  );
}
