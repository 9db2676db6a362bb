import { useDeferredValue, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { lazyPart } from './lazy-part.tsx';

const DialogPopup = lazyPart<DialogProps>(() =>
  import('./dialog-popup.tsx').then((module) => module.DialogPopup),
);

export const preloadDialog = DialogPopup.preload;

/** A centred modal. Escape, the close button and a press outside all call `onClose`. */
export function Dialog(props: DialogProps) {
  // The press is answered first, then the dialog is built.
  const open = useDeferredValue(props.open);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <DialogPopup {...props} open={open} /> : null;
}
