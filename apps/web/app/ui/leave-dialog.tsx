import { useOverlay } from '../lib/use-overlay.ts';
import { Button } from './button.tsx';
import { DialogFrame, DialogPanel } from './dialog-frame.tsx';

const copy = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes.',
  stay: 'Stay',
  leave: 'Leave',
};

type LeaveQuestionProps = {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** Whoever stopped Back on its way answers it. */
  isBackHeld?: boolean;
};

/** Asks before what is not saved is left behind. Back, Escape and a press outside mean no. */
export function LeaveDialog({ open, onLeave, onStay, isBackHeld = false }: LeaveQuestionProps) {
  useOverlay(open && !isBackHeld, onStay);
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
