import { House, Pencil } from 'lucide-react';
import { useId } from 'react';
import { givenAddress } from '../../accounts/given-address-store.ts';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import { Button } from '../../ui/button.tsx';
import type { Address } from '../order-request.ts';
import { addressCopy } from './address-copy.ts';
import { OutsideAddress, PlaceLine } from './place-note.tsx';
import type { VisitAddressControl } from './use-visit-address.ts';
import { VisitAddressForm } from './visit-address-form.tsx';

function EditButton({ onEdit }: { onEdit: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onEdit}>
      <Pencil aria-hidden="true" className="size-4" />
      {addressCopy.editAddress}
    </Button>
  );
}

function OneAddress({ address, onEdit }: { address: Address; onEdit: () => void }) {
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-card border border-sand bg-white p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-haldi-100 text-plum-700">
        <House aria-hidden="true" />
      </span>
      <AddressLines address={address} className="min-w-0 grow basis-48" />
      <EditButton onEdit={onEdit} />
    </div>
  );
}

type ChoiceProps = {
  group: string;
  title: string;
  address: Address;
  chosen: boolean;
  onChoose: () => void;
};

function Choice({ group, title, address, chosen, onChoose }: ChoiceProps) {
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
        <span className="block font-semibold text-plum-900">{title}</span>
        <AddressLines address={address} className="wrap-anywhere" />
      </span>
    </label>
  );
}

/** What was typed before logging in counts for this visit; what the account says stays on offer. */
function TwoAddresses({ control }: { control: VisitAddressControl }) {
  const { onFile, typed, isGiven } = control;
  const group = useId();
  if (!onFile || !typed) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-plum-900">
        {addressCopy.whichAddress}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Choice
          group={group}
          title={addressCopy.typedAddress}
          address={typed}
          chosen={isGiven}
          onChoose={() => givenAddress.choose(true)}
        />
        <Choice
          group={group}
          title={addressCopy.addressOnFile}
          address={onFile}
          chosen={!isGiven}
          onChoose={() => givenAddress.choose(false)}
        />
      </div>
      {isGiven && (
        <div className="mt-3">
          <EditButton onEdit={control.edit} />
        </div>
      )}
    </fieldset>
  );
}

/** Where a visit goes, on the page itself; the page's one button sends it with the rest. */
export default function VisitAddress({ control }: { control: VisitAddressControl }) {
  const { address, isTyping, isChoice } = control;
  if (isTyping) return <VisitAddressForm key={control.round} control={control} />;
  if (!address) return null;
  return (
    <>
      {isChoice ? (
        <TwoAddresses control={control} />
      ) : (
        <OneAddress address={address} onEdit={control.edit} />
      )}
      <div className="mt-3">
        <PlaceLine pincode={address.pincode} />
      </div>
      <OutsideAddress pincode={address.pincode} mobileNumber={control.user?.mobileNumber ?? ''} />
    </>
  );
}
