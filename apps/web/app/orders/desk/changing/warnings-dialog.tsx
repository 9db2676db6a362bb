import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type WarningsDialogProps = {
  warnings: readonly string[];
  title: string;
  back: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function WarningsDialog(props: WarningsDialogProps) {
  const { warnings, title, back, confirm, busy = false, onConfirm, onClose } = props;
  // The texts stay visible while the dialog closes.
  const [shown, setShown] = useState(warnings);
  if (warnings.length > 0 && warnings !== shown) setShown(warnings);
  return (
    <Dialog
      open={warnings.length > 0}
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
        {shown.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Dialog>
  );
}
