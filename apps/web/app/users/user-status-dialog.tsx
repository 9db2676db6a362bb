import type { UserStatus, UserSummary } from '@haldi/contract/users/schema';
import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import ConfirmDialog from '../ui/confirm-dialog.tsx';
import { usersCopy } from './copy.ts';

const copy = usersCopy.details;

type StatusDialogProps = {
  open: boolean;
  user: UserSummary;
  busy: boolean;
  onConfirm: (status: UserStatus, hideContent: boolean) => void;
  onClose: () => void;
};

export function UserStatusDialog({ open, user, busy, onConfirm, onClose }: StatusDialogProps) {
  // Snapshot from opening, so that the text does not change while the dialog closes.
  const [snapshot, setSnapshot] = useState({ open, user, hideContent: false });
  if (open !== snapshot.open) {
    setSnapshot(
      open
        ? // Hiding is optional; showing again is the default.
          { open, user, hideContent: user.status === 'blocked' }
        : { ...snapshot, open },
    );
  }
  const isBlocked = snapshot.user.status === 'blocked';
  const kinds = isBlocked ? snapshot.user.words.hiddenByBlock : snapshot.user.words.shown;
  return (
    <ConfirmDialog
      open={open}
      title={isBlocked ? copy.unblockTitle(user.name) : copy.blockTitle(user.name)}
      text={isBlocked ? copy.unblockText : copy.blockText}
      confirm={isBlocked ? copy.unblockConfirm : copy.blockConfirm}
      look={isBlocked ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() =>
        onConfirm(isBlocked ? 'active' : 'blocked', snapshot.hideContent && kinds.length > 0)
      }
      onClose={onClose}
    >
      {kinds.length > 0 && (
        <div className="mt-4 border-t border-sand pt-2">
          <Checkbox
            label={isBlocked ? copy.showContent(kinds) : copy.hideContent(kinds)}
            checked={snapshot.hideContent}
            onChange={({ target }) => setSnapshot({ ...snapshot, hideContent: target.checked })}
          />
          {!isBlocked && <p className="pl-8 text-sm text-stone">{copy.hideContentNote}</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
