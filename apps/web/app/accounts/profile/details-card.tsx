import { updateUser } from '@haldi/contract/accounts/endpoints';
import { PersonUpdate, type UserData } from '@haldi/contract/accounts/schema';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { formatPhone } from '../../lib/phone.ts';
import { useForm } from '../../lib/use-form.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { EmailField, MobileField, NameField } from '../log-in/person-fields.tsx';
import { EditButton } from './edit-button.tsx';
import { EditForm } from './edit-form.tsx';
import { useEditing } from './editing.ts';
import { ProfileCard } from './profile-card.tsx';

function DetailsForm({ user, onClose }: { user: UserData; onClose: () => void }) {
  const { setUser } = useAuth();
  const [isOtherEmail, setIsOtherEmail] = useState(false);
  const form = useForm({
    schema: PersonUpdate,
    send: async (body) => {
      setUser((await call(updateUser, { body })).userData);
      toast.success(accountsCopy.detailsSaved);
      onClose();
    },
  });
  return (
    <EditForm
      form={form}
      onCancel={onClose}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (name === 'email') setIsOtherEmail(value.trim().toLowerCase() !== user.email);
      }}
    >
      <NameField errors={form.errors} user={user} />
      <MobileField errors={form.errors} user={user} />
      <EmailField errors={form.errors} user={user} />
      {isOtherEmail && (
        <PasswordField
          name="currentPassword"
          label={accountsCopy.currentPassword}
          hint={accountsCopy.emailNeedsPassword}
          autoComplete="current-password"
          required
          error={form.errors.currentPassword}
        />
      )}
    </EditForm>
  );
}

export function DetailsCard({ user }: { user: UserData }) {
  const editing = useEditing();
  const { isEditing, close } = editing;
  const facts = [
    [accountsCopy.username, user.username],
    [accountsCopy.mobileNumber, formatPhone(user.mobileNumber) || accountsCopy.notGiven],
    [accountsCopy.email, user.email],
  ] as const;
  return (
    <ProfileCard
      title={accountsCopy.details}
      action={!isEditing && <EditButton editing={editing} label={accountsCopy.editDetails} />}
    >
      {isEditing ? (
        <DetailsForm user={user} onClose={close} />
      ) : (
        <div className="mt-3">
          <FactList facts={facts} />
        </div>
      )}
    </ProfileCard>
  );
}
