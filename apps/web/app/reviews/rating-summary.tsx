import type { ReviewSummary } from '@haldi/contract/reviews/schema';
import { Star } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { Stars } from '../ui/stars.tsx';
import { reviewsCopy } from './copy.ts';

/** Widths in tenths, as classes: rendered pages may not carry style attributes. */
const widths = [
  'w-0',
  'w-1/12',
  'w-2/12',
  'w-3/12',
  'w-4/12',
  'w-5/12',
  'w-6/12',
  'w-7/12',
  'w-8/12',
  'w-9/12',
  'w-10/12',
  'w-11/12',
  'w-full',
];

const widthOf = (count: number, most: number): string => {
  if (count === 0) return 'w-0';
  return widths[Math.max(1, Math.round((count / most) * 12))] ?? 'w-full';
};

export function AverageRating({ summary }: { summary: ReviewSummary }) {
  const { average, count } = summary;
  return (
    <div className="flex items-center gap-4">
      <p className="font-display text-5xl font-medium text-plum-900">
        {reviewsCopy.average(average)}
      </p>
      <div>
        <Stars rating={average} />
        <p className="text-stone">{reviewsCopy.count(count)}</p>
      </div>
    </div>
  );
}

/** How many gave how many stars, five at the top. */
export function RatingBars({ summary }: { summary: ReviewSummary }) {
  const most = Math.max(...summary.byRating);
  return (
    <ul aria-label={reviewsCopy.spread} className="space-y-1.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = summary.byRating[stars - 1] ?? 0;
        return (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{reviewsCopy.starsCount(stars, count)}</span>
            <span aria-hidden="true" className="flex w-7 items-center gap-0.5 tabular-nums">
              {stars}
              <Star className="size-3.5 fill-haldi-400 text-haldi-500" />
            </span>
            <span aria-hidden="true" className="h-2.5 grow overflow-hidden rounded-full bg-sand">
              <span
                className={cx('block h-full rounded-full bg-haldi-400', widthOf(count, most))}
              />
            </span>
            <span aria-hidden="true" className="w-7 text-right text-stone tabular-nums">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
