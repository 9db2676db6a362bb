import { changePassword } from '@haldi/contract/accounts/security/endpoints';
import { PasswordChange } from '@haldi/contract/accounts/security/schema';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { ProfileEditForm } from './profile-edit-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { accountSecurityKey, useAccountSecurity } from './queries.ts';
import { useEditMode } from './use-edit-mode.ts';

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const queries = useQueryClient();
  const form = useForm({
    schema: PasswordChange,
    read: (fields) => ({
      currentPassword: fields.get('currentPassword'),
      newPassword: fields.get('newPassword'),
    }),
    send: async (body) => {
      await callEndpoint(changePassword, { body });
      toast.success(accountsCopy.passwordChanged);
      onClose();
      await queries.invalidateQueries({ queryKey: accountSecurityKey });
    },
  });
  return (
    <ProfileEditForm form={form} submit={accountsCopy.changePassword} onCancel={onClose}>
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        autoComplete="username"
        readOnly
        value={user?.email || user?.mobileNumber}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <PasswordField
        name="currentPassword"
        label={accountsCopy.currentPassword}
        autoComplete="current-password"
        required
        error={form.errors.currentPassword}
      />
      <PasswordField
        name="newPassword"
        label={accountsCopy.newPassword}
        hint={accountsCopy.passwordHint}
        autoComplete="new-password"
        required
        error={form.errors.newPassword}
      />
    </ProfileEditForm>
  );
}

export function PasswordCard() {
  const { isEditing, open, close, opener } = useEditMode();
  const { data: security } = useAccountSecurity();
  if (security && !security.hasPassword) {
    return (
      <ProfileSection title={accountsCopy.passwordTitle} text={accountsCopy.noPassword}>
        <LinkButton to="/contact/password" look="secondary" className="mt-4">
          {accountsCopy.askForLink}
        </LinkButton>
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title={accountsCopy.passwordTitle} text={accountsCopy.passwordText}>
      {isEditing ? (
        <PasswordForm onClose={close} />
      ) : (
        <Button ref={opener} look="secondary" className="mt-4" onClick={open}>
          {accountsCopy.changePassword}
        </Button>
      )}
    </ProfileSection>
  );
}
