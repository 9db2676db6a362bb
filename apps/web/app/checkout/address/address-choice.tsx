import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import type { VisitAddressControl } from './use-visit-address.ts';
import { visitAddressCopy } from './visit-address-copy.ts';

type ChoiceProps = {
  group: string;
  title: string;
  /** Set if someone else lives there. */
  who?: string | undefined;
  address: Address;
  chosen: boolean;
  onChoose: () => void;
};

function Choice({ group, title, who, address, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="relative flex min-w-0 cursor-pointer gap-3 rounded-card border border-edge bg-white p-4 transition-colors hover:border-plum-600 has-checked:border-plum-700 has-checked:bg-haldi-100 has-checked:ring-1 has-checked:ring-plum-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum-600">
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-plum-700 outline-none"
      />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere text-plum-900">{title}</span>
        {who && <span className="block wrap-anywhere">{who}</span>}
        <AddressLines address={address} className="wrap-anywhere" />
      </span>
    </label>
  );
}

type AddressChoiceProps = {
  control: VisitAddressControl;
  children: ReactNode;
};

export function AddressChoice({ control, children }: AddressChoiceProps) {
  const { profileAddress, typed, usesEntered, saved, chosenSaved } = control;
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-plum-900">
        {visitAddressCopy.whichAddress}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {typed && (
          <Choice
            group={group}
            title={visitAddressCopy.typedAddress}
            address={typed}
            chosen={usesEntered}
            onChoose={control.chooseEntered}
          />
        )}
        {profileAddress && (
          <Choice
            group={group}
            title={visitAddressCopy.addressOnFile}
            address={profileAddress}
            chosen={!usesEntered && !chosenSaved}
            onChoose={control.chooseProfileAddress}
          />
        )}
        {saved.map((address) => (
          <Choice
            key={address._id}
            group={group}
            title={address.label}
            who={address.recipient?.name}
            address={address}
            chosen={chosenSaved?._id === address._id}
            onChoose={() => control.chooseSaved(address)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
