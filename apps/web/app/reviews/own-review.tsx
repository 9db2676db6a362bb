import type { Review } from '@haldi/contract/reviews/schema';
import { EditAndDeleteButtons } from '../ui/edit-and-delete-buttons.tsx';
import { HiddenContentNotice } from '../ui/hidden-content-notice.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { reviewsCopy } from './copy.ts';
import { useDeleteReview } from './queries.ts';
import { ReviewCard } from './review-card.tsx';

const EditReviewDialog = lazyWithPreload(() => import('./edit-review-dialog.tsx'));

export function OwnReview({ review }: { review: Review }) {
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
