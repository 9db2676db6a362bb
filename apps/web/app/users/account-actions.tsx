import type { UserStatus, UserSummary } from '@haldi/contract/users/schema';
import { Ban, KeyRound, LogOut, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '../lib/call.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import ConfirmDialog from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { usersCopy } from './copy.ts';
import { OneTimePasswordLink } from './one-time-password-link.tsx';
import { useEndSessions, useIssuePasswordLink, useSetUserStatus } from './queries.ts';

const copy = usersCopy.details;

const showError = (fallback: string) => (error: unknown) =>
  toast.error(error instanceof CallError ? error.message : fallback);

type AccountActionsProps = { user: UserSummary; onChanged: (user: UserSummary) => void };

type StatusDialogProps = {
  open: boolean;
  user: UserSummary;
  busy: boolean;
  onConfirm: (status: UserStatus, hideContent: boolean) => void;
  onClose: () => void;
};

function UserStatusDialog({ open, user, busy, onConfirm, onClose }: StatusDialogProps) {
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

export function AccountActions({ user, onChanged }: AccountActionsProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate: setStatus, isPending } = useSetUserStatus(user.id);
  const {
    mutate: issueLink,
    data: passwordLink,
    isPending: isIssuing,
  } = useIssuePasswordLink(user.id);
  const { mutate: endSessions, isPending: isEnding } = useEndSessions(user.id);
  const isBlocked = user.status === 'blocked';
  const hasHiddenContent = user.words.hiddenByBlock.length > 0;
  const change = (status: UserStatus, hideContent = false): void =>
    setStatus(
      { status, hideContent },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          toast.success(status === 'blocked' ? copy.blockDone : copy.unblockDone);
        },
        onError: showError(copy.statusFailed),
        onSettled: () => setIsConfirming(false),
      },
    );
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isBlocked ? (
          <Button
            look="secondary"
            busy={isPending}
            onClick={() => (hasHiddenContent ? setIsConfirming(true) : change('active'))}
          >
            <RotateCcw aria-hidden="true" className="size-5" />
            {copy.unblock}
          </Button>
        ) : (
          <>
            <Button
              look="secondary"
              busy={isIssuing}
              onClick={() => issueLink(undefined, { onError: showError(copy.linkFailed) })}
            >
              <KeyRound aria-hidden="true" className="size-5" />
              {user.isClaimed ? copy.passwordLink : copy.claimLink}
            </Button>
            <Button
              look="secondary"
              busy={isEnding}
              onClick={() =>
                endSessions(undefined, {
                  onSuccess: () => toast.success(copy.sessionsEnded),
                  onError: showError(copy.endSessionsFailed),
                })
              }
            >
              <LogOut aria-hidden="true" className="size-5" />
              {copy.endSessions}
            </Button>
            <Button look="danger" onClick={() => setIsConfirming(true)}>
              <Ban aria-hidden="true" className="size-5" />
              {copy.block}
            </Button>
          </>
        )}
      </div>
      {passwordLink && !isBlocked && (
        <div className="mt-4 rounded-card border border-sand bg-white p-4">
          <OneTimePasswordLink name={user.name} phone={user.phone} passwordLink={passwordLink} />
        </div>
      )}
      <UserStatusDialog
        open={isConfirming}
        user={user}
        busy={isPending}
        onConfirm={change}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
