import { Dialog, type DialogProps } from './dialog.tsx';

export function SidePanel(props: Omit<DialogProps, 'place' | 'size'>) {
  return <Dialog {...props} place="side" />;
}
