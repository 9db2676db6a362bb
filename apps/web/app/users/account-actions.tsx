import type { UserStatus, UserSummary } from '@haldi/contract/users/schema';
import { Ban, KeyRound, LogOut, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '../lib/call.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { usersCopy } from './copy.ts';
import { OneTimePasswordLink } from './one-time-password-link.tsx';
import { useEndSessions, useIssuePasswordLink, useSetUserStatus } from './queries.ts';
import { UserStatusDialog } from './user-status-dialog.tsx';

const copy = usersCopy.details;

const showError = (fallback: string) => (error: unknown) =>
  toast.error(error instanceof CallError ? error.message : fallback);

type AccountActionsProps = { user: UserSummary; onChanged: (user: UserSummary) => void };

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
