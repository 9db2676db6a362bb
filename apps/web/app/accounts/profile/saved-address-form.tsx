import type { SavedAddress } from '@haldi/contract/accounts/addresses/saved-address';
import {
  SavedAddressFormFields,
  toSavedAddressInput,
} from '@haldi/contract/accounts/addresses/saved-address-input';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { addOrChangeSavedAddress } from '../addresses/queries.ts';
import { addressCopy } from '../shared/address-copy.ts';
import { AddressFields, readAddressFromForm } from '../shared/address-fields.tsx';
import { VisitRecipientFields } from '../shared/visit-recipient-fields.tsx';
import { savedAddressesCopy } from './copy.ts';
import { ProfileEditForm } from './profile-edit-form.tsx';

type SavedAddressFormProps = {
  userId: string;
  /** Absent: adds a new address. */
  address?: SavedAddress | undefined;
  onClose: () => void;
};

const noRecipient = { name: '', phone: '' };

export function SavedAddressForm({ userId, address, onClose }: SavedAddressFormProps) {
  const queries = useQueryClient();
  const [isForSomeoneElse, setIsForSomeoneElse] = useState(Boolean(address?.recipient));
  const form = useForm({
    schema: SavedAddressFormFields,
    read: readAddressFromForm,
    send: async (fields) => {
      const saved = await addOrChangeSavedAddress(
        queries,
        userId,
        toSavedAddressInput(fields),
        address?._id,
      );
      toast.success(savedAddressesCopy.saved(saved.label));
      onClose();
    },
  });
  return (
    <ProfileEditForm form={form} onCancel={onClose}>
      <TextField
        name="label"
        label={addressCopy.label}
        hint={addressCopy.labelHint}
        maxLength={textLimits.addressLabel}
        autoComplete="off"
        autoCapitalize="sentences"
        required
        defaultValue={address?.label}
        error={form.errors.label}
      />
      <AddressFields errors={form.errors} known={address} />
      <Checkbox
        label={savedAddressesCopy.forSomeoneElse}
        checked={isForSomeoneElse}
        onChange={({ target }) => setIsForSomeoneElse(target.checked)}
      />
      {isForSomeoneElse && (
        <VisitRecipientFields errors={form.errors} known={address?.recipient ?? noRecipient} />
      )}
    </ProfileEditForm>
  );
}
