import type { ReviewSummary } from '@haldi/contract/reviews/schema';
import { Star } from 'lucide-react';
import { Stars } from '../ui/stars.tsx';
import { homeReviewsCopy } from './home-copy.ts';

export function AverageRating({ summary }: { summary: ReviewSummary }) {
  const { average, count, verified } = summary;
  return (
    <div className="flex items-center gap-4">
      <p className="font-display text-5xl font-medium text-plum-900">
        {homeReviewsCopy.average(average)}
      </p>
      <div>
        <Stars rating={average} />
        <p className="text-stone">{homeReviewsCopy.count(count, verified)}</p>
      </div>
    </div>
  );
}

export function RatingBars({ summary }: { summary: ReviewSummary }) {
  const most = Math.max(...summary.byRating);
  return (
    <ul aria-label={homeReviewsCopy.spread} className="space-y-1.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = summary.byRating[stars - 1] ?? 0;
        return (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{homeReviewsCopy.starsCount(stars, count)}</span>
            <span aria-hidden="true" className="flex w-7 items-center gap-0.5 tabular-nums">
              {stars}
              <Star className="size-3.5 fill-haldi-400 text-haldi-500" />
            </span>
            {/* SVG, since the content policy forbids inline styles. */}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2.5 w-0 grow rounded-full bg-sand"
            >
              <rect width={(100 * count) / most} height={1} className="fill-haldi-400" />
            </svg>
            <span aria-hidden="true" className="w-7 text-right text-stone tabular-nums">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
