import { useCloseOnBack } from '../lib/use-close-on-back.ts';
import { Button } from './button.tsx';
import { DialogFrame, DialogPanel } from './dialog-frame.tsx';

const copy = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes.',
  stay: 'Stay',
  leave: 'Leave',
};

type LeaveDialogProps = {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** The navigation blocker handles Back. */
  isBackBlocked?: boolean;
};

/** Back, Escape and a click outside mean "Stay". */
export function UnsavedChangesDialog({
  open,
  onLeave,
  onStay,
  isBackBlocked = false,
}: LeaveDialogProps) {
  useCloseOnBack(open && !isBackBlocked, onStay);
  return (
    <DialogFrame open={open} onClose={onStay} size="small">
      <DialogPanel
        title={copy.title}
        footer={
          <>
            <Button look="secondary" onClick={onStay}>
              {copy.stay}
            </Button>
            <Button look="danger" onClick={onLeave}>
              {copy.leave}
            </Button>
          </>
        }
      >
        <p>{copy.text}</p>
      </DialogPanel>
    </DialogFrame>
  );
}
