import type { UserStatus, UserSummary } from '@haldi/contract/users/schema';
import { Ban, KeyRound, LogOut, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '../lib/call.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { usersCopy } from './copy.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { useEndSessions, useIssueLink, useSetStatus } from './queries.ts';
import { StatusDialog } from './status-dialog.tsx';

const copy = usersCopy.details;

const tell = (fallback: string) => (error: unknown) =>
  toast.error(error instanceof CallError ? error.message : fallback);

type AccountActionsProps = { user: UserSummary; onChanged: (user: UserSummary) => void };

export function AccountActions({ user, onChanged }: AccountActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: setStatus, isPending } = useSetStatus(user.id);
  const { mutate: issue, data: passwordLink, isPending: isIssuing } = useIssueLink(user.id);
  const { mutate: endSessions, isPending: isEnding } = useEndSessions(user.id);
  const isBlocked = user.status === 'blocked';
  const hasHiddenWords = user.words.hiddenByBlock.length > 0;
  const change = (status: UserStatus, withWords = false): void =>
    setStatus(
      { status, withWords },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          toast.success(status === 'blocked' ? copy.blockDone : copy.unblockDone);
        },
        onError: tell(copy.statusFailed),
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isBlocked ? (
          <Button
            look="secondary"
            busy={isPending}
            onClick={() => (hasHiddenWords ? setIsAsking(true) : change('active'))}
          >
            <RotateCcw aria-hidden="true" className="size-5" />
            {copy.unblock}
          </Button>
        ) : (
          <>
            <Button
              look="secondary"
              busy={isIssuing}
              onClick={() => issue(undefined, { onError: tell(copy.linkFailed) })}
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
                  onError: tell(copy.endSessionsFailed),
                })
              }
            >
              <LogOut aria-hidden="true" className="size-5" />
              {copy.endSessions}
            </Button>
            <Button look="danger" onClick={() => setIsAsking(true)}>
              <Ban aria-hidden="true" className="size-5" />
              {copy.block}
            </Button>
          </>
        )}
      </div>
      {passwordLink && !isBlocked && (
        <div className="mt-4 rounded-card border border-sand bg-white p-4">
          <OneTimeLink name={user.name} phone={user.phone} handed={passwordLink} />
        </div>
      )}
      <StatusDialog
        open={isAsking}
        user={user}
        busy={isPending}
        onConfirm={change}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
