import { Dialog, type DialogProps } from './dialog.tsx';

/** The same as a dialog, but it comes from the right edge and takes the full height. */
export function SidePanel(props: Omit<DialogProps, 'place' | 'size'>) {
  return <Dialog {...props} place="side" />;
}
