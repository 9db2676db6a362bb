import { sortOrders } from '@haldi/contract/kit/list-parameters';
import { countReviewsInFilter, reviewFilters } from '@haldi/contract/reviews/review-filters';
import type { Review, ReviewSummary } from '@haldi/contract/reviews/schema';
import { useState } from 'react';
import { ReportButton } from '../moderation/shared/report-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { reviewsCopy } from './copy.ts';
import {
  defaultReviewListOptions,
  isReviewBeingPosted,
  useOwnReviewId,
  useReviews,
} from './queries.ts';
import { ReviewCard } from './review-card.tsx';

const filterOptions = reviewFilters.map((value) => ({ value, label: reviewsCopy.filters[value] }));
const sortOptions = sortOrders.map((value) => ({ value, label: reviewsCopy.sorts[value] }));

type ReviewListProps = { first: Review[]; summary: ReviewSummary };

export function ReviewList({ first, summary }: ReviewListProps) {
  const [options, setOptions] = useState(defaultReviewListOptions);
  const { data: reviews, isPlaceholderData, refetch } = useReviews(options, first);
  const ownId = useOwnReviewId();
  const total = countReviewsInFilter(summary.byRating, options.filter);
  return (
    <section aria-labelledby="reviews" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="reviews" className="text-2xl text-plum-900">
            {reviewsCopy.listHeading}
          </h2>
          <p role="status" className="min-h-6 text-stone">
            {reviews && !isPlaceholderData && total > 0 && reviewsCopy.shown(reviews.length, total)}
          </p>
        </div>
        <div className="grid w-full grid-cols-2 gap-3 sm:w-auto sm:grid-cols-[11rem_11rem]">
          <NativeSelect
            label={reviewsCopy.filter}
            options={filterOptions}
            value={options.filter}
            onChange={(filter) => setOptions({ ...options, filter })}
          />
          <NativeSelect
            label={reviewsCopy.sort}
            options={sortOptions}
            value={options.sort}
            onChange={(sort) => setOptions({ ...options, sort })}
          />
        </div>
      </div>
      <div
        aria-busy={isPlaceholderData || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        tabIndex={0}
        className="transition-opacity aria-busy:opacity-60 mt-5 max-h-[400px] overflow-y-auto overscroll-contain rounded-card border border-sand bg-white shadow-soft"
      >
        {!reviews && <LoadFailed title={reviewsCopy.fetchFailed} onRetry={() => void refetch()} />}
        {reviews?.length === 0 && (
          <EmptyState
            picture="/pictures/empty/reviews.svg"
            title={reviewsCopy.none}
            text={summary.count === 0 ? reviewsCopy.noneAtAllText : reviewsCopy.noneText}
          />
        )}
        {reviews && reviews.length > 0 && (
          <ul aria-label={reviewsCopy.heading} className="divide-y divide-sand px-4 sm:px-6">
            {reviews.map((review) => (
              <li key={review._id} className="py-5">
                <ReviewCard
                  review={review}
                  mark={
                    review._id === ownId && <Badge tone="golden">{reviewsCopy.yourReview}</Badge>
                  }
                  note={isReviewBeingPosted(review) ? reviewsCopy.sending : undefined}
                  after={
                    review._id !== ownId &&
                    !isReviewBeingPosted(review) && (
                      <ReportButton kind="review" id={review._id} author={review.username} />
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
