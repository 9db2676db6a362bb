import { House, Pencil } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { type AddressField, addressText } from './address.ts';
import { addressCopy } from './address-copy.ts';
import { LocationButton } from './location-button.tsx';
import type { AddressForm } from './use-address.ts';

type FieldSpec = {
  name: AddressField;
  label: string;
  autoComplete: string;
  isOptional?: boolean;
  isWide?: boolean;
};

const fields: readonly FieldSpec[] = [
  {
    name: 'apartmentNumber',
    label: addressCopy.apartment,
    autoComplete: 'address-line2',
    isOptional: true,
    isWide: true,
  },
  { name: 'street', label: addressCopy.street, autoComplete: 'address-line1', isWide: true },
  { name: 'town', label: addressCopy.town, autoComplete: 'address-level2' },
  { name: 'pincode', label: addressCopy.pincode, autoComplete: 'postal-code' },
  {
    name: 'state',
    label: addressCopy.state,
    autoComplete: 'address-level1',
    isOptional: true,
    isWide: true,
  },
];

/**
 * Not the fields of the account's forms: those are read when they are sent, while these hold what
 * the order is checked against with every letter, beside an address that may stay as it is.
 */
function EditedAddress({ form }: { form: AddressForm }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      {fields.map(({ name, label, autoComplete, isOptional = false, isWide = false }) => (
        <TextField
          key={name}
          label={isOptional ? addressCopy.optional(label) : label}
          value={form.address[name]}
          onChange={(event) => form.change(name, event.target.value)}
          autoComplete={autoComplete}
          required={!isOptional}
          {...(name === 'pincode' && { inputMode: 'numeric' as const, maxLength: 10 })}
          error={form.errors[name]}
          className={isWide ? 'col-span-2' : 'col-span-1'}
        />
      ))}
      <p className="col-span-2 text-sm text-stone">{addressCopy.addressSaved}</p>
    </div>
  );
}

function AddressOnFile({ form }: { form: AddressForm }) {
  return (
    <div className="flex items-start gap-4 rounded-card border border-sand bg-white p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-haldi-100 text-plum-700">
        <House aria-hidden="true" />
      </span>
      <address className="min-w-0 grow not-italic">
        {addressText(form.address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

export function AddressFields({ form }: { form: AddressForm }) {
  return (
    <div className="flex flex-col gap-4">
      {form.isEditing ? <EditedAddress form={form} /> : <AddressOnFile form={form} />}
      <div className="flex flex-wrap items-center gap-3">
        {!form.isEditing && (
          <Button look="secondary" size="small" onClick={form.edit}>
            <Pencil aria-hidden="true" className="size-4" />
            {addressCopy.editAddress}
          </Button>
        )}
        <LocationButton form={form} />
        {form.isEditing && form.canCancel && (
          <Button look="quiet" size="small" onClick={form.cancel}>
            {addressCopy.keepAddress}
          </Button>
        )}
      </div>
      {form.problem && (
        <p role="alert" className="rounded-field bg-brick-100 px-4 py-3 text-brick-700">
          {form.problem}
        </p>
      )}
    </div>
  );
}
