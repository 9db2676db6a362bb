import type { Voice } from '@haldi/contract/voices/desk/schema';
import { Check, Eye, EyeOff, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { voicesCopy as copy } from './copy.ts';
import { HideDialog } from './hide-dialog.tsx';
import { useKeep, useRestore } from './queries.ts';

type VoiceActionsProps = { voice: Voice; onDecided: () => void };

/** The last word is the salon's: hide, show again, keep, answer. */
export function VoiceActions({ voice, onDecided }: VoiceActionsProps) {
  const { kind, author, hidden, answer, reportCount, isNew } = voice;
  const [opened, setOpened] = useState<'hide' | 'answer' | null>(null);
  const restore = useRestore(voice);
  const keep = useKeep(voice);
  const close = (): void => setOpened(null);
  const named = (action: string) => ({ 'aria-label': copy.of(action, kind, author.name) });
  const then = (done: string) => ({
    onSuccess: () => {
      toast.success(done);
      onDecided();
    },
    onError: (error: Error) => toast.error(errorText(error) ?? copy.failed),
  });
  const keepWord = reportCount > 0 ? copy.keep : copy.seen;
  return (
    <>
      {hidden ? (
        <Button
          look="secondary"
          {...named(copy.restore)}
          busy={restore.isPending}
          onClick={() => restore.mutate(undefined, then(copy.done.restored))}
        >
          <Eye aria-hidden="true" className="size-5" />
          {copy.restore}
        </Button>
      ) : (
        <Button look="secondary" {...named(copy.hide)} onClick={() => setOpened('hide')}>
          <EyeOff aria-hidden="true" className="size-5" />
          {copy.hide}
        </Button>
      )}
      {kind === 'review' && !hidden && (
        <Button
          look="secondary"
          {...named(answer ? copy.changeAnswer : copy.answer)}
          onClick={() => setOpened('answer')}
        >
          <MessageSquareReply aria-hidden="true" className="size-5" />
          {answer ? copy.changeAnswer : copy.answer}
        </Button>
      )}
      {(reportCount > 0 || isNew) && (
        <Button
          look="secondary"
          {...named(keepWord)}
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(undefined, then(reportCount > 0 ? copy.done.kept : copy.done.seen))
          }
        >
          <Check aria-hidden="true" className="size-5" />
          {keepWord}
        </Button>
      )}
      <HideDialog open={opened === 'hide'} voice={voice} onClose={close} onDecided={onDecided} />
      {kind === 'review' && (
        <AnswerDialog
          open={opened === 'answer'}
          voice={voice}
          onClose={close}
          onDecided={onDecided}
        />
      )}
    </>
  );
}
