import { useLayer } from '../lib/use-layer.ts';
import {
  DialogFrame,
  type DialogFrameProps,
  DialogPanel,
  type DialogPanelProps,
} from './dialog-frame.tsx';

export type DialogProps = Pick<DialogFrameProps, 'open' | 'size' | 'focusAfter'> &
  Pick<DialogPanelProps, 'title' | 'description' | 'children' | 'footer'> & {
    onClose: () => void;
    /** `side` slides in from the right and takes the full height: see SidePanel. */
    place?: 'centre' | 'side';
    /** Whoever asks whether to leave has stopped Back already, and answers it. */
    isAboutLeaving?: boolean;
  };

/** A centred modal. Escape, the close button, a press outside and Back all call `onClose`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, size, place, focusAfter, isAboutLeaving = false, ...panel } = props;
  useLayer(open && !isAboutLeaving, onClose);
  return (
    <DialogFrame open={open} onClose={onClose} size={size} place={place} focusAfter={focusAfter}>
      <DialogPanel {...panel} />
    </DialogFrame>
  );
}
