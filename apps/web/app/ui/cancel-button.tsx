import { useContext } from 'react';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { DialogClose } from './dialog-close.ts';

/** Leaves a form that stands in a dialog. */
export function CancelButton({ label = uiCopy.cancel }: { label?: string }) {
  const close = useContext(DialogClose);
  return (
    <Button look="secondary" onClick={close}>
      {label}
    </Button>
  );
}
