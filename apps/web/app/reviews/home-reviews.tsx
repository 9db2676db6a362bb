import type { Review, ReviewSummary } from '@haldi/contract/reviews/schema';
import { LinkButton } from '../ui/link-button.tsx';
import { reviewsCopy } from './copy.ts';
import { AverageRating } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';

/** How many the home page shows. */
export const homeReviewCount = 3;

type HomeReviewsProps = { reviews: Review[]; summary: ReviewSummary };

/** A few words of customers for the home page; nothing while there are none. */
export function HomeReviews({ reviews, summary }: HomeReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section
      aria-labelledby="home-reviews"
      className="mx-auto max-w-page px-4 py-14 lg:px-5 lg:py-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="home-reviews" className="text-2xl text-plum-900 lg:text-3xl">
          {reviewsCopy.homeHeading}
        </h2>
        <LinkButton to="/review" look="secondary">
          {reviewsCopy.viewReviews}
        </LinkButton>
      </div>
      <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-[16rem_1fr] lg:gap-12">
        <AverageRating summary={summary} />
        <ul className="grid gap-6 lg:gap-8">
          {reviews.map((review) => (
            <li key={review._id} className="border-t border-sand pt-6 first:border-t-0 first:pt-0">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
