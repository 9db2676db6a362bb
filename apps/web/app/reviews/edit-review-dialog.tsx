import { textLimits } from '@haldi/contract/kit/text';
import { isValidChange } from '@haldi/contract/reviews/rules';
import type { Review } from '@haldi/contract/reviews/schema';
import { failureText, refusalText } from '../lib/refusal-text.ts';
import { useDraft } from '../lib/use-draft.ts';
import { EditDialog } from '../ui/edit-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { reviewsCopy } from './copy.ts';
import { useChangeReview } from './queries.ts';
import { ReviewFields } from './review-fields.tsx';

type EditReviewProps = { open: boolean; review: Review; onClose: () => void };

export default function EditReviewDialog({ open, review, onClose }: EditReviewProps) {
  const [draft, setDraft] = useDraft(open, { rating: review.rating, comment: review.comment });
  const change = useChangeReview(review);
  const update = (): void => {
    if (!isValidChange(draft)) {
      toast.error(reviewsCopy.invalidChange);
      return;
    }
    change.mutate(draft, {
      onSuccess: () => {
        toast.success(reviewsCopy.updated);
        onClose();
      },
      onError: (error) =>
        toast.error(failureText(error, reviewsCopy.updateRefused, reviewsCopy.updateFailed)),
    });
  };
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <EditDialog
      open={open}
      title={reviewsCopy.editTitle}
      update={reviewsCopy.update}
      busy={change.isPending}
      refusal={refusalText(change.error)}
      onUpdate={update}
      onClose={close}
    >
      <ReviewFields draft={draft} onChange={setDraft} limit={textLimits.reviewComment} />
    </EditDialog>
  );
}
