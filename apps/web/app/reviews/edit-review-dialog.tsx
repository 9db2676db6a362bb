import { textLimits } from '@haldi/contract/kit/text';
import { isValidChange } from '@haldi/contract/reviews/rules';
import type { Review } from '@haldi/contract/reviews/schema';
import { useState } from 'react';
import { refusalText } from '../lib/refusal-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { reviewsCopy } from './copy.ts';
import { useChangeReview } from './queries.ts';
import { ReviewFields } from './review-fields.tsx';

type EditReviewProps = { open: boolean; review: Review; onClose: () => void };

/** Begins with what is stored each time it opens. */
export function EditReviewDialog({ open, review, onClose }: EditReviewProps) {
  const stored = { rating: review.rating, comment: review.comment };
  const [draft, setDraft] = useState(stored);
  const [wasOpen, setWasOpen] = useState(open);
  const change = useChangeReview(review);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(stored);
  }
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
        toast.error(
          refusalText(error) === undefined ? reviewsCopy.updateFailed : reviewsCopy.updateRefused,
        ),
    });
  };
  const close = (): void => {
    change.reset();
    onClose();
  };
  const refusal = refusalText(change.error);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={reviewsCopy.editTitle}
      footer={
        <>
          <Button look="secondary" onClick={close}>
            {reviewsCopy.cancel}
          </Button>
          <Button busy={change.isPending} onClick={update}>
            {reviewsCopy.update}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <ReviewFields draft={draft} onChange={setDraft} limit={textLimits.reviewComment} />
        {refusal && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </Dialog>
  );
}
