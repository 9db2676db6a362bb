import { updateUser } from '@haldi/contract/accounts/endpoints';
import type { UserData } from '@haldi/contract/accounts/schema';
import { useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { CallRefused, call } from '../lib/call.ts';
import {
  type Address,
  type AddressErrors,
  addressErrors,
  addressOnFile,
  changeAddress,
  isComplete,
  isSameAddress,
} from './address.ts';
import { addressCopy } from './address-copy.ts';

export type AddressForm = ReturnType<typeof useAddress>;

/** The address on file, what is being changed of it, and saving it to the profile. */
export const useAddress = (user: UserData) => {
  const { setUser } = useAuth();
  const onFile = addressOnFile(user);
  const [draft, setDraft] = useState<Address | null>(isComplete(onFile) ? null : onFile);
  const [place, setPlace] = useState<Pick<Address, 'latitude' | 'longitude'> | null>(null);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const address: Address = { ...(draft ?? onFile), ...place };

  const refuse = (error: unknown): void => {
    const isRefused = error instanceof CallRefused;
    if (isRefused && error.reason.fields) setErrors(error.reason.fields as AddressErrors);
    setProblem(isRefused ? error.message : addressCopy.addressFailed);
  };

  return {
    address,
    errors,
    problem,
    isEditing: draft !== null,
    canCancel: isComplete(onFile),
    edit: (): void => setDraft(onFile),
    cancel: (): void => {
      setDraft(null);
      setErrors({});
      setProblem(null);
    },
    change: (field: keyof AddressErrors, value: string): void => {
      setDraft(changeAddress(draft ?? onFile, field, value));
      setErrors((now) => ({ ...now, [field]: undefined }));
    },
    setPlace,
    /** The address to use, saved if it was changed; nothing when it cannot be used as it is. */
    confirm: async (): Promise<Address | null> => {
      const wrong = addressErrors(address);
      setErrors(wrong);
      setProblem(null);
      if (Object.keys(wrong).length > 0) return null;
      if (isSameAddress(address, onFile)) return address;
      try {
        const { userData } = await call(updateUser, { body: address });
        setUser(userData);
        setDraft(null);
        setPlace(null);
        return addressOnFile(userData);
      } catch (error) {
        refuse(error);
        return null;
      }
    },
  };
};
