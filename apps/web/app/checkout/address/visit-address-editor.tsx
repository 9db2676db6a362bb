import type { Address } from '@haldi/contract/accounts/addresses/address';
import { House, Pencil, Plus } from 'lucide-react';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import { VisitRecipientFields } from '../../accounts/shared/visit-recipient-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AddressChoice } from './address-choice.tsx';
import { AreaTermsLine, UnservedAddress } from './area-notices.tsx';
import type { RecipientControl } from './use-recipient-form.ts';
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

function RecipientChoice({ control }: { control: RecipientControl }) {
  return (
    <div ref={control.container} className="mt-4 border-t border-sand pt-3">
      <Checkbox
        label={visitAddressCopy.forSomeoneElse}
        checked={control.isElse}
        onChange={({ target }) => control.choose(target.checked)}
      />
      {control.isElse && (
        <div className="mt-2 mb-1">
          <VisitRecipientFields
            key={control.formKey}
            errors={control.errors}
            known={control.known}
            onType={control.type}
          />
        </div>
      )}
    </div>
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
