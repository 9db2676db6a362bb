import { maxComplaintRating } from '@haldi/contract/complaints/schema';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { Check, Eye, EyeOff, MessageSquareReply, MessageSquareWarning } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { moderationCopy as copy } from './copy.ts';
import { useApproveContent, useRestoreContent } from './queries.ts';

export type ModerationDialogKind = 'hide' | 'answer' | 'complaint';

/** A bad review by a customer who was visited. */
const mayBecomeComplaint = ({ rating, isVerified }: ModerationItem): boolean =>
  rating !== null && rating <= maxComplaintRating && isVerified;

export type ModerationActionsProps = {
  item: ModerationItem;
  onOpenDialog: (kind: ModerationDialogKind) => void;
  onDecided: () => void;
};

export function ModerationActions({ item, onOpenDialog, onDecided }: ModerationActionsProps) {
  const { kind, author, hidden, answer, reportCount, isNew } = item;
  const restore = useRestoreContent(item);
  const approve = useApproveContent(item);
  const accessibleName = (action: string) => ({ 'aria-label': copy.of(action, kind, author.name) });
  /** Not a mutation callback: the card may unmount before the response. */
  const decide = async (decision: Promise<void>, done: string): Promise<void> => {
    try {
      await decision;
      toast.success(done);
      onDecided();
    } catch (error) {
      toast.error(errorText(error) ?? copy.failed);
    }
  };
  const isReported = reportCount > 0;
  const approveLabel = isReported ? copy.dismissReports : copy.seen;
  return (
    <>
      {hidden ? (
        <Button
          look="secondary"
          {...accessibleName(copy.restore)}
          busy={restore.isPending}
          onClick={() => void decide(restore.mutateAsync(undefined), copy.done.restored)}
        >
          <Eye aria-hidden="true" className="size-5" />
          {copy.restore}
        </Button>
      ) : (
        <Button
          look="secondary"
          {...accessibleName(copy.hide)}
          onClick={() => onOpenDialog('hide')}
        >
          <EyeOff aria-hidden="true" className="size-5" />
          {copy.hide}
        </Button>
      )}
      {kind === 'review' && !hidden && (
        <Button
          look="secondary"
          {...accessibleName(answer ? copy.changeAnswer : copy.answer)}
          onClick={() => onOpenDialog('answer')}
        >
          <MessageSquareReply aria-hidden="true" className="size-5" />
          {answer ? copy.changeAnswer : copy.answer}
        </Button>
      )}
      {mayBecomeComplaint(item) && (
        <Button
          look="secondary"
          {...accessibleName(copy.complaint)}
          onClick={() => onOpenDialog('complaint')}
        >
          <MessageSquareWarning aria-hidden="true" className="size-5" />
          {copy.complaint}
        </Button>
      )}
      {(isReported || isNew) && (
        <Button
          look="secondary"
          {...accessibleName(approveLabel)}
          busy={approve.isPending}
          onClick={() =>
            void decide(
              approve.mutateAsync(undefined),
              isReported ? copy.done.reportsDismissed : copy.done.seen,
            )
          }
        >
          <Check aria-hidden="true" className="size-5" />
          {approveLabel}
        </Button>
      )}
    </>
  );
}
