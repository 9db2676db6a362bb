import type { UserData } from '@haldi/contract/accounts/schema';
import { type Ref, useImperativeHandle } from 'react';
import type { Address } from './address.ts';
import { AddressFields } from './address-fields.tsx';
import { useAddress } from './use-address.ts';

export type AddressHandle = { confirm: () => Promise<Address | null> };

export type BookAddressProps = { user: UserData; ref: Ref<AddressHandle> };

/** The address on the page itself; the page's one button confirms it with the rest. */
export function BookAddress({ user, ref }: BookAddressProps) {
  const form = useAddress(user);
  useImperativeHandle(ref, () => ({ confirm: form.confirm }));
  return <AddressFields form={form} />;
}
