import { startOidc } from '@haldi/contract/accounts/log-in/endpoints';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { toFormFailure } from '../../lib/use-form.ts';
import { AgreementNote } from '../../policies/shared/agreement-note.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountsCopy } from '../copy.ts';

export function OidcButton({ next }: { next: string | null }) {
  const { oidcLabel, businessName } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (oidcLabel === null) return null;
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { location } = await callEndpoint(startOidc, { body: { ...(next && { next }) } });
      window.location.assign(location);
    } catch (error) {
      setProblem(toFormFailure(error, () => false).problem);
      setBusy(false);
    }
  };
  return (
    <div className="mt-6">
      <p className="flex items-center gap-4 text-sm text-stone before:h-px before:grow before:bg-sand after:h-px after:grow after:bg-sand">
        {accountsCopy.or}
      </p>
      <Button look="secondary" size="large" className="mt-4 w-full" busy={busy} onClick={start}>
        <KeyRound aria-hidden="true" className="size-5" />
        {oidcLabel}
      </Button>
      <p className="mt-2 text-sm text-stone">{accountsCopy.oidcConsent(businessName)}</p>
      <AgreementNote to="account" />
      {problem && (
        <Notice tone="bad" className="mt-4">
          {problem}
        </Notice>
      )}
    </div>
  );
}
