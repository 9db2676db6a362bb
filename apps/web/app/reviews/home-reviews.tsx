import type { Review, ReviewSummary } from '@haldi/contract/reviews/schema';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { homeReviewsCopy } from './home-copy.ts';
import { AverageRating } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';

export const homeReviewCount = 3;

type HomeReviewsProps = { reviews: Review[]; summary: ReviewSummary };

export function HomeReviews({ reviews, summary }: HomeReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section
      aria-labelledby="home-reviews"
      className="below-189 mx-auto max-w-page px-4 py-14 lg:below-88 lg:px-5 lg:py-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="home-reviews" className="text-2xl text-plum-900 lg:text-3xl">
            {homeReviewsCopy.heading}
          </h2>
          <div className="mt-3">
            <AverageRating summary={summary} />
          </div>
        </div>
        <LinkButton to="/review" look="secondary">
          {homeReviewsCopy.viewReviews}
        </LinkButton>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-4 lg:mt-10 lg:grid-cols-3 lg:gap-5">
        {reviews.map((review) => (
          <Card as="li" key={review._id}>
            <ReviewCard review={review} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
