import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText, refusedOrFailedText } from '../lib/error-text.ts';
import { UnsavedInputWarning } from '../lib/use-unsaved-warning.ts';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast.ts';

type Copy = {
  editTitle: string;
  update: string;
  invalidChange: string;
  updateRefused: string;
  updateFailed: string;
};

type EditDialogProps<Draft> = {
  open: boolean;
  copy: Copy;
  draft: Draft;
  isValid: boolean;
  change: UseMutationResult<unknown, Error, Draft>;
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function EditDialog<Draft>(props: EditDialogProps<Draft>) {
  const { open, copy, draft, isValid, change, onSaved, onClose, children } = props;
  const [initial, setInitial] = useState({ open, draft });
  if (initial.open !== open) setInitial({ open, draft });
  const problem = errorText(change.error);
  const update = (): void => {
    if (!isValid) {
      toast.error(copy.invalidChange);
      return;
    }
    change.mutate(draft, {
      onSuccess: () => {
        onSaved();
        onClose();
      },
      onError: (error) =>
        toast.error(refusedOrFailedText(error, copy.updateRefused, copy.updateFailed)),
    });
  };
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.editTitle}
      footer={
        <>
          {/* Cancel discards without asking; other ways of closing ask first. */}
          <Button look="secondary" onClick={close}>
            {uiCopy.cancel}
          </Button>
          <Button busy={change.isPending} onClick={update}>
            {copy.update}
          </Button>
        </>
      }
    >
      <UnsavedInputWarning when={JSON.stringify(draft) !== JSON.stringify(initial.draft)} />
      <div className="space-y-5">
        {children}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
    </Dialog>
  );
}
