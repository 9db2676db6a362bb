import { updateUser } from '@haldi/contract/accounts/endpoints';
import { ContactUpdate, Pincode, type UserData } from '@haldi/contract/accounts/schema';
import { useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { readAddress, withMissingNumber } from '../../accounts/shared/address-fields.tsx';
import { call } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import type { Address } from '../order-request.ts';
import { addressOnFile, isComplete, isSameAddress } from './address.ts';

export type AddressControl = ReturnType<typeof useAddress>;

type AddressOptions = {
  /** Gets the confirmed address. */
  use?: (address: Address) => Promise<void>;
};

/**
 * The address on file, or another one, which is saved to the profile.
 * Somebody who came through an identity provider is asked for a number first: nobody could call them.
 */
export const useAddress = (user: UserData, { use }: AddressOptions) => {
  const { setUser } = useAuth();
  const onFile = addressOnFile(user);
  const canKeep = isComplete(onFile);
  const [isEditing, setIsEditing] = useState(!canKeep);
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState<string | null>(null);
  const close = (): void => {
    setIsEditing(false);
    setRound((now) => now + 1);
    setTyped(null);
  };
  const save = async (body: ContactUpdate): Promise<Address> => {
    const { userData } = await call(updateUser, { body: withMissingNumber(user, body) });
    setUser(userData);
    close();
    return addressOnFile(userData);
  };
  const form = useForm({
    schema: ContactUpdate,
    read: (fields) => ({
      mobileNumber: user.mobileNumber,
      ...onFile,
      ...readAddress(fields),
    }),
    send: async (given) => {
      const isOnFile = user.mobileNumber !== '' && isSameAddress(onFile, given);
      const address = isOnFile ? onFile : await save(given);
      await use?.(address);
      return address;
    },
  });
  return {
    user,
    form,
    isEditing,
    /** Each begins with what is on file. */
    round,
    canCancel: canKeep,
    /** The one being typed, else that on file. */
    pincode: typed ?? user.pincode,
    /** Half a pincode says nothing yet. */
    follow: (given: { pincode: string }): void => {
      const pincode = Pincode.safeParse(given.pincode);
      if (pincode.success) setTyped(pincode.data);
    },
    edit: (): void => setIsEditing(true),
    cancel: (): void => {
      form.clear();
      close();
    },
  };
};
