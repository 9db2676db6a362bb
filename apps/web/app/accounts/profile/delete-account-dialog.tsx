import {
  AccountDeletion,
  deleteAccount,
} from '@haldi/contract/accounts/profile/export-and-delete-endpoints';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { accountsCopy } from '../copy.ts';
import { removePushSubscription } from '../remove-push-subscription.ts';
import { session } from '../session-store.ts';
import { visitAddressDraft } from '../visit-address-draft-store.ts';
import { useAccountSecurity } from './queries.ts';

/** Links for errors that the form itself cannot fix. */
const nextSteps: Partial<Record<string, { to: string; label: string }>> = {
  OPEN_ORDERS: { to: '/my-order', label: accountsCopy.seeOrders },
  LOG_IN_AGAIN: { to: '/contact/logout', label: accountsCopy.logInAgain },
};

function DeleteForm({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) {
  const navigate = useNavigate();
  const { data: security } = useAccountSecurity();
  const [code, setCode] = useState('');
  const hasPassword = security?.hasPassword !== false;
  const { errors, problem, props } = useForm({
    schema: AccountDeletion,
    read: (fields) => (hasPassword ? { password: fields.get('password') } : {}),
    send: async (body) => {
      onBusy(true);
      try {
        await session.end(async () => {
          await callEndpoint(deleteAccount, { body });
          await removePushSubscription();
          await navigate('/', { replace: true });
          visitAddressDraft.forget();
        });
      } catch (error) {
        setCode(error instanceof CallError ? error.reason.code : '');
        throw error;
      } finally {
        onBusy(false);
      }
      toast.success(accountsCopy.deleted);
    },
  });
  const nextStep = nextSteps[code];
  return (
    <form {...props} id={id} className="space-y-5">
      <p>{accountsCopy.deleteText}</p>
      {hasPassword ? (
        <PasswordField
          name="password"
          label={accountsCopy.currentPassword}
          autoComplete="current-password"
          required
          error={errors.password}
        />
      ) : (
        <p className="text-stone">{accountsCopy.deleteNoPassword}</p>
      )}
      {problem && (
        <Notice tone="bad">
          <p>{problem}</p>
          {nextStep && (
            <LinkButton to={nextStep.to} look="secondary" className="mt-3">
              {nextStep.label}
            </LinkButton>
          )}
        </Notice>
      )}
    </form>
  );
}

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

export default function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={accountsCopy.deleteTitle}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {accountsCopy.cancel}
          </Button>
          <Button type="submit" form={id} look="danger" busy={isBusy}>
            {accountsCopy.deleteConfirm}
          </Button>
        </>
      }
    >
      <DeleteForm id={id} onBusy={setIsBusy} />
    </Dialog>
  );
}
