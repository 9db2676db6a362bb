import type { UserData } from '@haldi/contract/accounts/schema';
import { type Ref, useImperativeHandle } from 'react';
import type { Address } from '../order-request.ts';
import type { VisitPlace } from '../wanted-visit.ts';
import { AddressForm } from './address-form.tsx';
import { useAddress } from './use-address.ts';

export type AddressHandle = {
  /** The address, saved; nothing when it cannot be used as it is. */
  confirm: () => Promise<Address | undefined>;
};

type BookAddressProps = {
  user: UserData;
  ref: Ref<AddressHandle>;
  /** Told where the address being typed is; null: the one on file counts again. */
  onPlace: (place: VisitPlace | null) => void;
};

/** The address on the page itself; the page's one button confirms it with the rest. */
export function BookAddress({ user, ref, onPlace }: BookAddressProps) {
  const control = useAddress(user, { onPlace });
  useImperativeHandle(ref, () => ({ confirm: control.form.submit }));
  return <AddressForm control={control} />;
}
