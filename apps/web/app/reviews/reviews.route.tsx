import { listReviews, reviewSummary } from '@haldi/contract/reviews/endpoints';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/reviews.route';
import { reviewsCopy } from './copy.ts';
import { homeReviewsCopy } from './home-copy.ts';
import { OwnReviewOrForm } from './own-review-or-form.tsx';
import { defaultReviewQuery, useReviewSummary } from './queries.ts';
import { AverageRating, RatingBars } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [reviews, summary] = await Promise.all([
    call(listReviews, { query: defaultReviewQuery }),
    call(reviewSummary, {}),
  ]);
  return { reviews, summary };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches, loaderData: { summary } }) =>
  pageMeta(matches[0].loaderData, {
    title: reviewsCopy.title,
    description: reviewsCopy.description(summary.count, summary.average),
    path: '/review',
  });

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const summary = useReviewSummary(loaderData.summary);
  return (
    <>
      <div className="bg-haldi-50">
        <div className="mx-auto grid max-w-page gap-8 px-4 py-8 lg:grid-cols-[1fr_24rem] lg:items-center lg:gap-16 lg:px-5 lg:py-14">
          <div>
            <h1 className="text-3xl text-plum-900 lg:text-4xl">{reviewsCopy.heading}</h1>
            <p className="mt-2 max-w-120 text-lg text-stone">{reviewsCopy.intro}</p>
            <p className="mt-5">
              <LinkButton to="/review#reviews" look="golden">
                {homeReviewsCopy.viewReviews}
              </LinkButton>
            </p>
          </div>
          {summary.count > 0 && (
            <div className="grid gap-5 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10 lg:grid-cols-1 lg:gap-5">
              <AverageRating summary={summary} />
              <RatingBars summary={summary} />
            </div>
          )}
        </div>
      </div>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 py-8 lg:grid-cols-[26rem_1fr] lg:items-start lg:gap-12 lg:px-5 lg:py-14">
        <OwnReviewOrForm />
        <ReviewList first={loaderData.reviews} summary={summary} />
      </div>
    </>
  );
}
