import { useLayoutEffect, useState } from 'react';
import { useCloseOnBack } from '../lib/use-close-on-back.ts';
import {
  createUnsavedScope,
  hasUnsavedInputIn,
  UnsavedScopeContext,
} from '../lib/use-unsaved-warning.ts';
import { DialogCloseContext } from './dialog-close-context.ts';
import {
  DialogFrame,
  type DialogFrameProps,
  DialogPanel,
  type DialogPanelProps,
} from './dialog-frame.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

export type DialogProps = Pick<DialogFrameProps, 'open' | 'size' | 'focusAfter'> &
  Pick<DialogPanelProps, 'title' | 'description' | 'children' | 'footer'> & {
    onClose: () => void;
    /** See SidePanel. */
    place?: 'centre' | 'side' | 'screen';
  };

const useCloseWithConfirmation = (open: boolean, onClose: () => void) => {
  const [scope] = useState(createUnsavedScope);
  const [isAsking, setIsAsking] = useState(false);
  // A layout effect, because it must run before anything else navigates.
  useLayoutEffect(() => {
    scope.isOpen = open;
    if (!open) setIsAsking(false);
  }, [scope, open]);
  return {
    scope,
    isAsking,
    close: (): void => (hasUnsavedInputIn(scope) ? setIsAsking(true) : onClose()),
    stay: (): void => setIsAsking(false),
  };
};

/**
 * Escape, the close button, a click outside and Back call `onClose`, after a confirmation if the
 * dialog has unsaved input.
 */
export function Dialog({ open, onClose, size, place, focusAfter, ...panel }: DialogProps) {
  const { scope, isAsking, close, stay } = useCloseWithConfirmation(open, onClose);
  useCloseOnBack(open, close);
  return (
    <UnsavedScopeContext value={scope}>
      <DialogCloseContext value={close}>
        <DialogFrame open={open} onClose={close} size={size} place={place} focusAfter={focusAfter}>
          <DialogPanel {...panel} />
          <UnsavedChangesDialog open={isAsking} onLeave={onClose} onStay={stay} />
        </DialogFrame>
      </DialogCloseContext>
    </UnsavedScopeContext>
  );
}
