import { endSession, logOutEverywhere } from '@haldi/contract/accounts/security/endpoints';
import type { SessionSummary } from '@haldi/contract/accounts/security/schema';
import { formatNumericDateTime } from '@haldi/contract/kit/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { toFormFailure } from '../../lib/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { accountsCopy } from '../copy.ts';
import { removePushSubscription } from '../remove-push-subscription.ts';
import { session } from '../session-store.ts';
import { visitAddressDraft } from '../visit-address-draft-store.ts';
import { ProfileSection } from './profile-section.tsx';
import { accountSecurityKey, useAccountSecurity } from './queries.ts';

const ConfirmDialog = lazyWithPreload(() => import('../../ui/confirm-dialog.tsx'));

const showError = (error: unknown): void =>
  toast.error(toFormFailure(error, () => false).problem ?? '');

function SessionRow({ entry }: { entry: SessionSummary }) {
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => callEndpoint(endSession, { params: { sessionId: entry._id } }),
    onSuccess: () => toast.success(accountsCopy.sessionEnded(entry.device)),
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: accountSecurityKey }),
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-plum-600" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {entry.device}
          {entry.current && <Badge tone="good">{accountsCopy.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-stone">
          {entry.current
            ? accountsCopy.since(formatNumericDateTime(new Date(entry.createdAt)))
            : accountsCopy.lastSeen(formatNumericDateTime(new Date(entry.lastSeenAt)))}
        </p>
      </div>
      {!entry.current && (
        <Button
          look="quiet"
          size="small"
          busy={end.isPending}
          aria-label={accountsCopy.endSession(entry.device)}
          onClick={() => end.mutate()}
        >
          {accountsCopy.logOut}
        </Button>
      )}
    </li>
  );
}

function LogOutEverywhereButton() {
  const [isConfirming, setIsConfirming] = useState(false);
  const end = useMutation({
    mutationFn: async () => {
      await removePushSubscription();
      await callEndpoint(logOutEverywhere, {});
    },
    onSuccess: () => {
      visitAddressDraft.forget();
      session.forget();
      toast.success(accountsCopy.everywhereDone);
    },
    onError: showError,
  });
  return (
    <>
      <Button
        look="secondary"
        className="mt-3"
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setIsConfirming(true)}
      >
        {accountsCopy.everywhere}
      </Button>
      <MountOnFirstOpen open={isConfirming}>
        <ConfirmDialog
          open={isConfirming}
          title={accountsCopy.everywhereTitle}
          text={accountsCopy.everywhereText}
          confirm={accountsCopy.everywhere}
          busy={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setIsConfirming(false)}
        />
      </MountOnFirstOpen>
    </>
  );
}

export function SessionsCard() {
  const { data: security, isError, refetch } = useAccountSecurity();
  return (
    <ProfileSection title={accountsCopy.sessions}>
      {isError && !security && (
        <Notice tone="bad" className="mt-3">
          <p>{accountsCopy.sessionsFailed}</p>
          <Button look="secondary" className="mt-3" onClick={() => void refetch()}>
            {accountsCopy.tryAgain}
          </Button>
        </Notice>
      )}
      <ul aria-busy={!security && !isError} className="mt-2 divide-y divide-sand">
        {security?.sessions.map((entry) => (
          <SessionRow key={entry._id} entry={entry} />
        ))}
        {!security && !isError && (
          <li className="py-3">
            <Skeleton className="h-12" />
          </li>
        )}
      </ul>
      <LogOutEverywhereButton />
    </ProfileSection>
  );
}
