import { useContext } from 'react';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { DialogCloseContext } from './dialog-close-context.ts';

export function CancelButton({ label = uiCopy.cancel }: { label?: string }) {
  const close = useContext(DialogCloseContext);
  return (
    <Button look="secondary" onClick={close}>
      {label}
    </Button>
  );
}
