import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { uiCopy } from './copy.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** The word on the button that does it, such as "Delete". */
  confirm: string;
  look?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What can be chosen beside it. */
  children?: ReactNode;
};

/** Asks before something that cannot be taken back. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, look = 'danger', busy = false } = props;
  const { onConfirm, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button look={look} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
