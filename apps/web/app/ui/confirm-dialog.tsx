import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { uiCopy } from './copy.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the confirm button, e.g. "Delete". */
  confirm: string;
  look?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

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
