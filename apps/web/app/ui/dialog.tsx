import { type ReactNode, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `side` slides in from the right and takes the full height: see SidePanel. */
  place?: 'centre' | 'side';
};

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
