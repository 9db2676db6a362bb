import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** The same as a dialog, but it comes from the right edge and takes the full height. */
export function SidePanel(props: Omit<DialogProps, 'place' | 'size'>) {
  return <Dialog {...props} place="side" />;
}
