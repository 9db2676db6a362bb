import { Button } from '../../ui/button.tsx';
import { accountsCopy } from '../copy.ts';
import type { Editing } from './use-edit-mode.ts';

type EditButtonProps = {
  editing: Editing;
  label: string;
};

export function ProfileEditButton({ editing, label }: EditButtonProps) {
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={label}
      ref={editing.opener}
      onClick={editing.open}
    >
      {accountsCopy.edit}
    </Button>
  );
}
