import { normalizeMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import { updateUser } from '@haldi/contract/accounts/profile/endpoints';
import { PersonalDetailsUpdate, type UserData } from '@haldi/contract/accounts/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { formatPhone } from '../../lib/phone.ts';
import { useForm } from '../../lib/use-form.ts';
import { NameValueList } from '../../ui/name-value-list.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { MobileField, NameField, OptionalEmailField } from '../shared/person-fields.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { ProfileEditButton } from './profile-edit-button.tsx';
import { ProfileEditForm } from './profile-edit-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { accountSecurityKey, useAccountSecurity } from './queries.ts';
import { useEditMode } from './use-edit-mode.ts';
import { VerifyMobileNotice } from './verify-mobile-notice.tsx';

const changesLogin = (
  user: UserData,
  hasPassword: boolean,
  { name, value }: HTMLInputElement,
): boolean => {
  if (name === 'email') return value.trim().toLowerCase() !== user.email;
  // A number is a login only if there is a password.
  const isLogin = name === 'mobileNumber' && hasPassword && user.mobileNumber !== '';
  return isLogin && normalizeMobileNumber(value) !== user.mobileNumber;
};

function DetailsForm({ user, onClose }: { user: UserData; onClose: () => void }) {
  const { setUser } = useAuth();
  const client = useQueryClient();
  const { data: security } = useAccountSecurity();
  const hasPassword = security?.hasPassword !== false;
  const [changed, setChanged] = useState<readonly string[]>([]);
  const form = useForm({
    schema: PersonalDetailsUpdate,
    send: async (body) => {
      setUser((await callEndpoint(updateUser, { body })).userData);
      await client.invalidateQueries({ queryKey: accountSecurityKey });
      toast.success(accountsCopy.detailsSaved);
      onClose();
    },
  });
  return (
    <ProfileEditForm
      form={form}
      onCancel={onClose}
      onInput={({ target }) => {
        const field = target as HTMLInputElement;
        const others = changed.filter((name) => name !== field.name);
        setChanged(changesLogin(user, hasPassword, field) ? [...others, field.name] : others);
      }}
    >
      <NameField errors={form.errors} user={user} />
      <MobileField errors={form.errors} user={user} />
      <OptionalEmailField errors={form.errors} user={user} />
      {changed.length > 0 && (
        <PasswordField
          name="currentPassword"
          label={accountsCopy.currentPassword}
          hint={accountsCopy.loginNeedsPassword}
          autoComplete="current-password"
          required
          error={form.errors.currentPassword}
        />
      )}
    </ProfileEditForm>
  );
}

export function PersonalDetailsCard({ user }: { user: UserData }) {
  const editing = useEditMode();
  const { isEditing, close } = editing;
  const facts = [
    [accountsCopy.username, user.username],
    [accountsCopy.mobileNumber, formatPhone(user.mobileNumber) || accountsCopy.notProvided],
    [accountsCopy.email, user.email || accountsCopy.notProvided],
  ] as const;
  return (
    <ProfileSection
      title={accountsCopy.details}
      action={
        !isEditing && <ProfileEditButton editing={editing} label={accountsCopy.editDetails} />
      }
    >
      {isEditing ? (
        <DetailsForm user={user} onClose={close} />
      ) : (
        <div className="mt-3">
          <NameValueList facts={facts} />
          <VerifyMobileNotice key={user.mobileNumber} number={user.mobileNumber} />
          <ConfirmEmailNotice email={user.email} />
        </div>
      )}
    </ProfileSection>
  );
}
