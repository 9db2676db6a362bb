import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type DoubtsDialogProps = {
  doubts: readonly string[];
  title: string;
  back: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function WarningsDialog(props: DoubtsDialogProps) {
  const { doubts, title, back, confirm, busy = false, onConfirm, onClose } = props;
  // The texts stay visible while the dialog closes.
  const [shown, setShown] = useState(doubts);
  if (doubts.length > 0 && doubts !== shown) setShown(doubts);
  return (
    <Dialog
      open={doubts.length > 0}
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button once busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <ul className="space-y-3 wrap-anywhere">
        {shown.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Dialog>
  );
}
