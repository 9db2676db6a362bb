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
  onConfirm: (status: UserStatus, withWords: boolean) => void;
  onClose: () => void;
};

export function StatusDialog({ open, user, busy, onConfirm, onClose }: StatusDialogProps) {
  // Snapshot from opening, so that the text does not change while the dialog closes.
  const [asked, setAsked] = useState({ open, user, withWords: false });
  if (open !== asked.open) {
    setAsked(
      open
        ? // Hiding is optional; showing again is the default.
          { open, user, withWords: user.status === 'blocked' }
        : { ...asked, open },
    );
  }
  const isBlocked = asked.user.status === 'blocked';
  const words = isBlocked ? asked.user.words.hiddenByBlock : asked.user.words.shown;
  return (
    <ConfirmDialog
      open={open}
      title={isBlocked ? copy.unblockTitle(user.name) : copy.blockTitle(user.name)}
      text={isBlocked ? copy.unblockText : copy.blockText}
      confirm={isBlocked ? copy.unblockConfirm : copy.blockConfirm}
      look={isBlocked ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() =>
        onConfirm(isBlocked ? 'active' : 'blocked', asked.withWords && words.length > 0)
      }
      onClose={onClose}
    >
      {words.length > 0 && (
        <div className="mt-4 border-t border-sand pt-2">
          <Checkbox
            label={isBlocked ? copy.showContent(words) : copy.hideContent(words)}
            checked={asked.withWords}
            onChange={({ target }) => setAsked({ ...asked, withWords: target.checked })}
          />
          {!isBlocked && <p className="pl-8 text-sm text-stone">{copy.hideContentNote}</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
