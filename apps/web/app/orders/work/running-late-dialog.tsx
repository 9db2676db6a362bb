import { lateMinutesOptions } from '@haldi/contract/orders/work/visit-actions';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { workCopy } from './copy.ts';

type LateDialogProps = {
  open: boolean;
  firstName: string;
  onClose: () => void;
  onChoose: (minutes: (typeof lateMinutesOptions)[number]) => void;
};

export function RunningLateDialog({ open, firstName, onClose, onChoose }: LateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.lateTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.lateText(firstName)}</p>
      <div className="space-y-3">
        {lateMinutesOptions.map((minutes) => (
          <Button
            key={minutes}
            once
            className="min-h-16! w-full text-xl!"
            onClick={() => onChoose(minutes)}
          >
            {workCopy.minutes(minutes)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
