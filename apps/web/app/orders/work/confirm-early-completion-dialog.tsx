import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { workCopy } from './copy.ts';

type EarlyDoneDialogProps = {
  open: boolean;
  slot: string;
  onClose: () => void;
  onConfirm: () => void;
};

export function ConfirmEarlyCompletionDialog({
  open,
  slot,
  onClose,
  onConfirm,
}: EarlyDoneDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.doneTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.doneText(slot)}</p>
      <Button once className="min-h-16! w-full text-xl!" onClick={onConfirm}>
        {workCopy.doneConfirm}
      </Button>
      <Button look="quiet" size="large" className="mt-2 w-full" onClick={onClose}>
        {workCopy.notDone}
      </Button>
    </Dialog>
  );
}
