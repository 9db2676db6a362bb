import { useLayoutEffect, useState } from 'react';
import { useOverlay } from '../lib/use-overlay.ts';
import { createUnsavedScope, hasUnsavedIn, UnsavedScopeContext } from '../lib/use-unsaved.ts';
import { DialogCloseContext } from './dialog-close-context.ts';
import {
  DialogFrame,
  type DialogFrameProps,
  DialogPanel,
  type DialogPanelProps,
} from './dialog-frame.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

export type DialogProps = Pick<DialogFrameProps, 'open' | 'size' | 'focusAfter'> &
  Pick<DialogPanelProps, 'title' | 'description' | 'children' | 'footer'> & {
    onClose: () => void;
    /** `side` slides in from the right and takes the full height: see SidePanel. */
    place?: 'centre' | 'side';
  };

/** Asks before it closes where a form in it holds something unsaved. */
const useAskedClose = (open: boolean, onClose: () => void) => {
  const [scope] = useState(createUnsavedScope);
  const [isAsking, setIsAsking] = useState(false);
  // Before anything that is closed with it goes elsewhere.
  useLayoutEffect(() => {
    scope.isOpen = open;
    if (!open) setIsAsking(false);
  }, [scope, open]);
  return {
    scope,
    isAsking,
    close: (): void => (hasUnsavedIn(scope) ? setIsAsking(true) : onClose()),
    stay: (): void => setIsAsking(false),
  };
};

/**
 * A centred modal. Escape, the close button, a press outside and Back all call `onClose`, once nothing
 * in it is unsaved or whoever reads it says so.
 */
export function Dialog({ open, onClose, size, place, focusAfter, ...panel }: DialogProps) {
  const { scope, isAsking, close, stay } = useAskedClose(open, onClose);
  useOverlay(open, close);
  return (
    <UnsavedScopeContext value={scope}>
      <DialogCloseContext value={close}>
        <DialogFrame open={open} onClose={close} size={size} place={place} focusAfter={focusAfter}>
          <DialogPanel {...panel} />
          <LeaveDialog open={isAsking} onLeave={onClose} onStay={stay} />
        </DialogFrame>
      </DialogCloseContext>
    </UnsavedScopeContext>
  );
}
