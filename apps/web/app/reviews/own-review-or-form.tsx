import type { Review } from '@haldi/contract/reviews/schema';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { Card } from '../ui/card.tsx';
import { EditAndDeleteButtons } from '../ui/edit-and-delete-buttons.tsx';
import { FallbackUntilLoaded } from '../ui/fallback-until-loaded.tsx';
import { HiddenContentNotice } from '../ui/hidden-content-notice.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { reviewsCopy } from './copy.ts';
import { useDeleteReview, useOwnReview } from './queries.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';

function FormSkeleton() {
  return (
    <div aria-busy="true" className="space-y-5">
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-36" />
      <Skeleton className="h-13 w-44" />
    </div>
  );
}

const EditReviewDialog = lazyWithPreload(() => import('./edit-review-dialog.tsx'));

function OwnReview({ review }: { review: Review }) {
  const remove = useDeleteReview(review);
  return (
    <>
      <HiddenContentNotice
        hidden={review.hidden}
        title={reviewsCopy.hidden}
        text={reviewsCopy.hiddenText}
      />
      <ReviewCard
        review={review}
        actions={
          <EditAndDeleteButtons
            copy={reviewsCopy}
            remove={remove}
            preloadEdit={EditReviewDialog.preload}
          >
            {(dialog) => <EditReviewDialog {...dialog} review={review} />}
          </EditAndDeleteButtons>
        }
      />
    </>
  );
}

export function OwnReviewOrForm() {
  const isSignedIn = useIsSignedIn();
  const { review: own, hasFailed, retry } = useOwnReview();
  return (
    <Card as="section" aria-labelledby="write-review" className="sm:p-7">
      <h2 id="write-review" className="text-2xl text-plum-900">
        {own ? reviewsCopy.yourReview : reviewsCopy.write}
      </h2>
      {!own && <p className="mt-1 text-stone">{reviewsCopy.writeIntro}</p>}
      <div className="mt-5">
        {own && <OwnReview review={own} />}
        {hasFailed && <LoadFailed title={reviewsCopy.fetchFailed} onRetry={retry} />}
        {!own && !hasFailed && (
          <FallbackUntilLoaded
            isKnown={own !== undefined}
            isSignedIn={isSignedIn}
            fallback={<FormSkeleton />}
          >
            <ReviewForm />
          </FallbackUntilLoaded>
        )}
      </div>
    </Card>
  );
}
