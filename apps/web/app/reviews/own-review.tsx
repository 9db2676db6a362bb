import type { Review } from '@haldi/contract/reviews/schema';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../lib/refusal-text.ts';
import { reloadSoon } from '../lib/reload.ts';
import { Button } from '../ui/button.tsx';
import { lazyWithPreload } from '../ui/lazy.ts';
import { OnceOpened } from '../ui/once-opened.tsx';
import { toast } from '../ui/toast.ts';
import { reviewsCopy } from './copy.ts';
import { useDeleteReview } from './queries.ts';
import { ReviewCard } from './review-card.tsx';

const EditReviewDialog = lazyWithPreload(() => import('./edit-review-dialog.tsx'));
const ConfirmDialog = lazyWithPreload(() => import('../ui/confirm-dialog.tsx'));

/** The one review somebody has, with what only its owner may do. */
export function OwnReview({ review }: { review: Review }) {
  const [isOpen, setIsOpen] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteReview(review);
  const close = (): void => setIsOpen(null);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.afterReload('success', reviewsCopy.deleted);
        reloadSoon();
      },
      onError: (error) => {
        toast.error(failureText(error, reviewsCopy.deleteRefused, reviewsCopy.deleteFailed));
        close();
      },
    });
  return (
    <>
      <ReviewCard
        review={review}
        actions={
          <>
            <Button
              look="secondary"
              onPointerEnter={EditReviewDialog.preload}
              onFocus={EditReviewDialog.preload}
              onClick={() => setIsOpen('edit')}
            >
              <Pencil aria-hidden="true" className="size-4" />
              {reviewsCopy.edit}
            </Button>
            <Button
              look="quiet"
              onPointerEnter={ConfirmDialog.preload}
              onFocus={ConfirmDialog.preload}
              onClick={() => setIsOpen('delete')}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {reviewsCopy.delete}
            </Button>
          </>
        }
      />
      <OnceOpened open={isOpen === 'edit'}>
        <EditReviewDialog open={isOpen === 'edit'} review={review} onClose={close} />
      </OnceOpened>
      <OnceOpened open={isOpen === 'delete'}>
        <ConfirmDialog
          open={isOpen === 'delete'}
          title={reviewsCopy.deleteTitle}
          text={reviewsCopy.deleteText}
          confirm={reviewsCopy.delete}
          busy={remove.isPending || remove.isSuccess}
          onConfirm={confirm}
          onClose={close}
        />
      </OnceOpened>
    </>
  );
}
