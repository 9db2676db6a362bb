import type { UserData } from '@haldi/contract/accounts/schema';
import { House, Pencil } from 'lucide-react';
import { AddressFields } from '../../accounts/shared/address-fields.tsx';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import { MobileField } from '../../accounts/shared/person-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addressCopy } from './address-copy.ts';
import { OutsideAddress, PlaceLine } from './place-note.tsx';
import type { AddressControl } from './use-address.ts';

function AddressOnFile({ user, onEdit }: { user: UserData; onEdit: () => void }) {
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-card border border-sand bg-white p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-haldi-100 text-plum-700">
        <House aria-hidden="true" />
      </span>
      <AddressLines address={user} className="min-w-0 grow basis-48" />
      <Button look="secondary" size="small" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {addressCopy.editAddress}
      </Button>
    </div>
  );
}

type AddressFormProps = { control: AddressControl; id?: string };

/** Where to come: the address on file, or another one. */
export function AddressForm({ control, id }: AddressFormProps) {
  const { user, form, isEditing } = control;
  return (
    <>
      <form {...form.props} id={id} className="flex flex-col gap-4">
        {user.mobileNumber === '' && <MobileField errors={form.errors} user={user} />}
        <AddressFields
          key={control.round}
          errors={form.errors}
          user={user}
          onPlace={control.follow}
          note={<PlaceLine pincode={control.pincode} />}
          onFile={!isEditing && <AddressOnFile user={user} onEdit={control.edit} />}
        />
        {isEditing && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-sm text-stone">{addressCopy.addressSaved}</p>
            {control.canCancel && (
              <Button look="quiet" size="small" onClick={control.cancel}>
                {addressCopy.keepAddress}
              </Button>
            )}
          </div>
        )}
        {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      </form>
      <OutsideAddress pincode={control.pincode} mobileNumber={user.mobileNumber} />
    </>
  );
}
