import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type EditDialogProps = {
  open: boolean;
  title: string;
  /** The word on the button that saves. */
  update: string;
  busy: boolean;
  /** Why it was not saved; what was typed stays. */
  refusal: string | undefined;
  onUpdate: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Changes something that is stored: its fields, Cancel, and the button that saves. */
export function EditDialog(props: EditDialogProps) {
  const { open, title, update, busy, refusal, onUpdate, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button busy={busy} onClick={onUpdate}>
            {update}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {children}
        {refusal && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </Dialog>
  );
}
