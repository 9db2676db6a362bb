import type { Address } from '@haldi/contract/accounts/addresses/address';
import { House, Pencil, Plus } from 'lucide-react';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { AddressChoice } from './address-choice.tsx';
import { AreaTermsLine, UnservedAddress } from './area-notices.tsx';
import { RecipientChoice } from './recipient-choice.tsx';
import type { VisitAddressControl, VisitAddressProps } from './use-visit-address.ts';
import { visitAddressCopy } from './visit-address-copy.ts';
import { VisitAddressForm } from './visit-address-form.tsx';

function AddressActions({ control }: { control: VisitAddressControl }) {
  const { profileAddress, typed, usesEntered, chosenSaved } = control;
  const canEdit = !chosenSaved && (usesEntered || (profileAddress !== null && !typed));
  return (
    <div className="flex flex-wrap gap-2">
      {canEdit && (
        <Button look="secondary" size="small" onClick={control.edit}>
          <Pencil aria-hidden="true" className="size-4" />
          {visitAddressCopy.editAddress}
        </Button>
      )}
      {!typed && (
        <Button look="secondary" size="small" onClick={control.enterAnother}>
          <Plus aria-hidden="true" className="size-4" />
          {visitAddressCopy.anotherAddress}
        </Button>
      )}
    </div>
  );
}

function SingleAddress({ address, control }: { address: Address; control: VisitAddressControl }) {
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-card border border-sand bg-white p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-haldi-100 text-plum-700">
        <House aria-hidden="true" />
      </span>
      <AddressLines address={address} className="min-w-0 grow basis-48" />
      <AddressActions control={control} />
    </div>
  );
}

function AddressContent({ control, onUse }: VisitAddressProps) {
  const { address, isTyping, hasChoice } = control;
  if (isTyping) return <VisitAddressForm key={control.formKey} control={control} onUse={onUse} />;
  return (
    <>
      {hasChoice ? (
        <AddressChoice control={control}>
          <div className="mt-3">
            <AddressActions control={control} />
          </div>
        </AddressChoice>
      ) : (
        address && <SingleAddress address={address} control={control} />
      )}
      {address && (
        <>
          <div className="mt-3">
            <AreaTermsLine pincode={address.pincode} />
          </div>
          <UnservedAddress
            pincode={address.pincode}
            mobileNumber={control.user?.mobileNumber ?? ''}
          />
        </>
      )}
    </>
  );
}

export default function VisitAddressEditor(props: VisitAddressProps) {
  return (
    <>
      <AddressContent {...props} />
      <RecipientChoice control={props.control.person} />
    </>
  );
}
