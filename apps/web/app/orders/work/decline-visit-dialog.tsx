import { textLimits } from '@haldi/contract/kit/text-schemas';
import { useState } from 'react';
import { UnsavedInputWarning } from '../../lib/use-unsaved-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { workCopy } from './copy.ts';

type DeclineDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

export function DeclineVisitDialog({ open, onClose, onConfirm }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.declineTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.declineText}</p>
      <UnsavedInputWarning when={reason.trim() !== ''} />
      <TextField
        label={workCopy.reason}
        hint={workCopy.reasonHint}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={textLimits.note}
      />
      <Button
        look="danger"
        once
        className="mt-5 min-h-16! w-full text-xl!"
        onClick={() => onConfirm(reason.trim())}
      >
        {workCopy.declineConfirm}
      </Button>
      <Button look="quiet" size="large" className="mt-2 w-full" onClick={onClose}>
        {workCopy.keepVisit}
      </Button>
    </Dialog>
  );
}
