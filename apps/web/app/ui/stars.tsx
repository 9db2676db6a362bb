import { Star } from 'lucide-react';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';

/** A rating that has been given; the input is StarRating. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={uiCopy.outOfFive(rating)}
      className={cx('inline-flex gap-0.5', className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cx(
            'size-5',
            star <= Math.round(rating)
              ? 'fill-haldi-400 text-haldi-500'
              : 'fill-transparent text-edge',
          )}
        />
      ))}
    </span>
  );
}
