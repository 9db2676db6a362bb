import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** The word on the button that does it, such as "Delete". */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, busy = false } = props;
  const { onConfirm, onClose } = props;
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
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
