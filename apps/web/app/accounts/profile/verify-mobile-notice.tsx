import { sendMobileCode, verifyMobileNumber } from '@haldi/contract/accounts/security/endpoints';
import { MobileCode } from '@haldi/contract/accounts/security/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatPhone } from '../../lib/phone.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { mobileVerificationCopy as copy } from './copy.ts';
import { accountSecurityKey, useAccountSecurity } from './queries.ts';

type CodeFormProps = { onVerified: () => Promise<void>; isSending: boolean; onSend: () => void };

function CodeForm({ onVerified, isSending, onSend }: CodeFormProps) {
  const form = useForm({
    schema: MobileCode,
    send: async (body) => {
      await callEndpoint(verifyMobileNumber, { body });
      toast.success(copy.verified);
      await onVerified();
    },
  });
  return (
    <form {...form.props} className="mt-3 space-y-3">
      <TextField
        name="code"
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={form.errors.code}
        className="max-w-50"
      />
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {copy.verify}
        </Button>
        <Button look="quiet" size="small" busy={isSending} onClick={onSend}>
          {copy.sendAgain}
        </Button>
      </div>
    </form>
  );
}

/** Shown only if the salon sends codes on WhatsApp. */
export function VerifyMobileNotice({ number }: { number: string }) {
  const { data: security } = useAccountSecurity();
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  if (!security || security.mobileCode === 'not-needed') return null;
  const isSent = security.mobileCode === 'sent';
  const shown = formatPhone(number);
  const refresh = () => client.invalidateQueries({ queryKey: accountSecurityKey });
  const send = async (): Promise<void> => {
    setIsSending(true);
    try {
      await callEndpoint(sendMobileCode, {});
      toast.success(copy.sent(shown));
    } catch (error) {
      toast.error(errorText(error) ?? copy.failed);
    }
    await refresh();
    setIsSending(false);
  };
  return (
    <Notice tone="info" className="mt-4">
      <h3 className="font-semibold">{copy.title}</h3>
      <p>{isSent ? copy.enter(shown) : copy.text(shown)}</p>
      {isSent ? (
        <CodeForm onVerified={refresh} isSending={isSending} onSend={() => void send()} />
      ) : (
        <Button
          look="secondary"
          size="small"
          className="mt-2"
          busy={isSending}
          onClick={() => void send()}
        >
          {copy.send}
        </Button>
      )}
    </Notice>
  );
}
