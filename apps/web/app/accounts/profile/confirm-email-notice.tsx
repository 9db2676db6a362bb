import { confirmEmail, resendEmailConfirmation } from '@haldi/contract/accounts/security/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callEndpoint } from '../../lib/call.ts';
import { errorText, refusedOrFailedText } from '../../lib/error-text.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { accountsCopy } from '../copy.ts';
import { accountSecurityKey, useAccountSecurity } from './queries.ts';

const copy = accountsCopy.emailNotice;

/** Unconfirmed addresses get no messages about visits. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const { passwordMail } = useSettings();
  const { data: security } = useAccountSecurity();
  const [isBusy, setIsBusy] = useState(false);
  if (!passwordMail || email === '' || security?.isEmailVerified !== false) return null;
  const send = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await callEndpoint(resendEmailConfirmation, {});
      toast.success(copy.sent(email));
    } catch (error) {
      toast.error(errorText(error) ?? copy.failed);
    }
    setIsBusy(false);
  };
  return (
    <Notice tone="info" className="mt-4">
      <p>{copy.text(email)}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-2"
        busy={isBusy}
        onClick={() => void send()}
      >
        {copy.sendAgain}
      </Button>
    </Notice>
  );
}

/** Works whether or not this browser is logged in. */
export function useConfirmEmailFromLink(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    const token = new URLSearchParams(hash.slice(1)).get('confirm-email');
    if (!token) return;
    // Removes the token from the address bar, the history and screenshots.
    void navigate({ pathname: '/profile' }, { replace: true });
    callEndpoint(confirmEmail, { body: { token } })
      .then(() => {
        toast.success(copy.confirmed);
        return client.invalidateQueries({ queryKey: accountSecurityKey });
      })
      .catch((error: unknown) =>
        toast.error(refusedOrFailedText(error, copy.notConfirmed, copy.failed)),
      );
  }, [hash, navigate, client]);
}
