import { textLimits } from '@haldi/contract/kit/text-schemas';
import { ReviewAnswerText } from '@haldi/contract/moderation/desk/schema';
import * as z from 'zod/mini';
import { errorText } from '../../lib/error-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stars } from '../../ui/stars.tsx';
import { toast } from '../../ui/toast.ts';
import { moderationCopy } from './copy.ts';
import type { ModerationDialogProps } from './hide-content-dialog.tsx';
import { useAnswerReview, useDeleteReviewAnswer } from './queries.ts';

const copy = moderationCopy.replyDialog;
const schema = z.strictObject({ answer: ReviewAnswerText });

export function AnswerReviewDialog({
  open,
  item,
  onClose,
  onDecided,
  focusAfter,
}: ModerationDialogProps) {
  const answer = useAnswerReview(item);
  const remove = useDeleteReviewAnswer(item);
  const done = (text: string): void => {
    toast.success(text);
    onDecided();
    onClose();
  };
  const form = useForm({
    schema,
    send: async (body) => {
      await answer.mutateAsync(body.answer);
      done(moderationCopy.done.answered);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      focusAfter={focusAfter}
      title={copy.title(item.author.name)}
      description={copy.text}
      form={form}
      submit={copy.save}
      after={
        item.answer && (
          <Button
            look="quiet"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => done(moderationCopy.done.unanswered),
                onError: (error) => toast.error(errorText(error) ?? moderationCopy.failed),
              })
            }
          >
            {copy.remove}
          </Button>
        )
      }
    >
      <blockquote className="rounded-field bg-haldi-50 px-4 py-3">
        {item.rating !== null && <Stars rating={item.rating} />}
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{item.text}</p>
      </blockquote>
      <TextArea
        name="answer"
        label={copy.label}
        rows={5}
        maxLength={textLimits.reviewComment}
        defaultValue={item.answer?.text ?? ''}
        error={form.errors.answer}
      />
    </FormDialog>
  );
}
