import { textLimits } from '@haldi/contract/kit/text-schemas';
import { isValidReviewChange } from '@haldi/contract/reviews/review-validation';
import type { Review } from '@haldi/contract/reviews/schema';
import { useDraftWhileOpen } from '../lib/use-draft-while-open.ts';
import { EditDialog } from '../ui/edit-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { reviewsCopy } from './copy.ts';
import { useChangeReview } from './queries.ts';
import { ReviewFields } from './review-fields.tsx';

type EditReviewProps = { open: boolean; review: Review; onClose: () => void };

export default function EditReviewDialog({ open, review, onClose }: EditReviewProps) {
  const [draft, setDraft] = useDraftWhileOpen(open, {
    rating: review.rating,
    comment: review.comment,
  });
  return (
    <EditDialog
      open={open}
      copy={reviewsCopy}
      draft={draft}
      isValid={isValidReviewChange(draft)}
      change={useChangeReview(review)}
      onSaved={() => toast.success(reviewsCopy.updated)}
      onClose={onClose}
    >
      <ReviewFields draft={draft} onChange={setDraft} limit={textLimits.reviewComment} />
    </EditDialog>
  );
}
