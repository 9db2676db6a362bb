import { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import { updateUser } from '@haldi/contract/accounts/profile/endpoints';
import type { UserData } from '@haldi/contract/accounts/schema';
import { MapPin } from 'lucide-react';
import { callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { AddressFields, readAddressFromForm } from '../shared/address-fields.tsx';
import { AddressLines } from '../shared/address-lines.tsx';
import { ProfileEditButton } from './profile-edit-button.tsx';
import { ProfileEditForm } from './profile-edit-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useEditMode } from './use-edit-mode.ts';

function AddressForm({ user, onClose }: { user: UserData; onClose: () => void }) {
  const { setUser } = useAuth();
  const form = useForm({
    schema: AddressInput,
    read: readAddressFromForm,
    send: async (body) => {
      setUser((await callEndpoint(updateUser, { body })).userData);
      toast.success(accountsCopy.addressSaved);
      onClose();
    },
  });
  return (
    <ProfileEditForm form={form} onCancel={onClose}>
      <AddressFields errors={form.errors} known={user} />
    </ProfileEditForm>
  );
}

function AddressOnFile({ user }: { user: UserData }) {
  return (
    <>
      <AddressLines address={user} className="mt-3 font-semibold" />
      {user.latitude !== null && (
        <p className="mt-2 flex items-center gap-1.5 text-sm text-leaf-700">
          <MapPin aria-hidden="true" className="size-4" />
          {accountsCopy.locationOnFile}
        </p>
      )}
    </>
  );
}

export function AddressCard({ user }: { user: UserData }) {
  const editing = useEditMode();
  const { isEditing, open, close, opener } = editing;
  const hasAddress = user.street !== '';
  return (
    <ProfileSection
      title={accountsCopy.address}
      action={
        !isEditing &&
        hasAddress && <ProfileEditButton editing={editing} label={accountsCopy.editAddress} />
      }
    >
      {isEditing && <AddressForm user={user} onClose={close} />}
      {!isEditing && hasAddress && <AddressOnFile user={user} />}
      {!isEditing && !hasAddress && (
        <>
          <p className="mt-2 text-stone">{accountsCopy.noAddress}</p>
          <Button ref={opener} className="mt-4" onClick={open}>
            {accountsCopy.addAddress}
          </Button>
        </>
      )}
    </ProfileSection>
  );
}
