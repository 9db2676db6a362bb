import { useState } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { lazyPart } from './lazy-part.tsx';

const DialogPopup = lazyPart<DialogProps>(() =>
  import('./dialog-popup.tsx').then((module) => module.DialogPopup),
);

export const preloadDialog = DialogPopup.preload;

/** A centred modal. Escape, the close button and a press outside all call `onClose`. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <DialogPopup {...props} /> : null;
}
