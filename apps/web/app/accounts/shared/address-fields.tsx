import {
  type Address,
  addressFields,
  emptyAddress,
} from '@haldi/contract/accounts/addresses/address';
import type { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import type { ContactUpdate, UserData } from '@haldi/contract/accounts/schema';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Coordinates, invalidatesCoordinates } from '../../lib/use-my-location.ts';
import { useSettings } from '../../settings/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { addressCopy } from './address-copy.ts';
import { LocationField } from './location-field.tsx';

/** From the account, or from an address that was started elsewhere. */
export type PrefilledAddress = Partial<Address>;

type FieldsProps = {
  errors: Record<string, string | undefined>;
  known?: PrefilledAddress | undefined;
  /** Entered by staff for a customer: no autofill and no browser location. */
  isForOther?: boolean;
};

const coordinatesOf = ({ latitude, longitude }: PrefilledAddress = {}): Coordinates | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const parseDegrees = (field: FormDataEntryValue | null): number | null =>
  field === null || field === '' ? null : Number(field);

/**
 * A stored number is not sent: it may have changed meanwhile, and a change requires the password.
 */
export const omitStoredMobileNumber = (
  { mobileNumber }: UserData,
  { mobileNumber: given, ...address }: ContactUpdate,
): AddressInput | ContactUpdate =>
  mobileNumber === '' ? { mobileNumber: given, ...address } : address;

export const readAddressFromForm = (fields: FormData) => ({
  ...Object.fromEntries(fields),
  latitude: parseDegrees(fields.get('latitude')),
  longitude: parseDegrees(fields.get('longitude')),
});

/** As typed so far, valid or not. */
export const readAddressDraftFromForm = (fields: FormData): Address => ({
  ...emptyAddress,
  ...Object.fromEntries(
    addressFields.map((field) => [field, String(fields.get(field) ?? '')] as const),
  ),
  latitude: parseDegrees(fields.get('latitude')),
  longitude: parseDegrees(fields.get('longitude')),
});

function TypedFields({ errors, known, isForOther }: FieldsProps) {
  const { city } = useSettings();
  const autoCompleteFor = (by: string): string => (isForOther ? 'off' : by);
  return (
    <>
      <TextField
        name="apartmentNumber"
        label={addressCopy.optional(addressCopy.apartmentNumber)}
        autoComplete={autoCompleteFor('address-line2')}
        defaultValue={known?.apartmentNumber}
        error={errors.apartmentNumber}
      />
      <TextField
        name="street"
        label={addressCopy.street}
        autoComplete={autoCompleteFor('address-line1')}
        required
        defaultValue={known?.street}
        error={errors.street}
      />
      <TextField
        name="landmark"
        label={addressCopy.optional(addressCopy.landmark)}
        hint={addressCopy.landmarkHint}
        autoComplete="off"
        autoCapitalize="sentences"
        defaultValue={known?.landmark}
        error={errors.landmark}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="town"
          label={addressCopy.town}
          autoComplete={autoCompleteFor('address-level2')}
          required
          // Most customers live there.
          defaultValue={known?.town || city}
          error={errors.town}
        />
        <TextField
          name="pincode"
          label={addressCopy.pincode}
          inputMode="numeric"
          autoComplete={autoCompleteFor('postal-code')}
          maxLength={10}
          required
          defaultValue={known?.pincode}
          error={errors.pincode}
        />
      </div>
      <TextField
        name="state"
        label={addressCopy.optional(addressCopy.state)}
        autoComplete={autoCompleteFor('address-level1')}
        defaultValue={known?.state}
        error={errors.state}
      />
    </>
  );
}

type AddressFieldsProps = FieldsProps & {
  /** Replaces the fields while the stored address is used. */
  onFile?: ReactNode;
  note?: ReactNode;
  /** Called on every input. */
  onType?: (typed: PrefilledAddress) => void;
  /** Called when the pincode or the location changes, valid or not. */
  onPlace?: (given: Pick<Address, 'pincode' | 'latitude' | 'longitude'>) => void;
};

/** Part of a form that is read with `readAddressFromForm`. */
export function AddressFields(props: AddressFieldsProps) {
  const { onFile, note, onType, onPlace, ...fields } = props;
  const { known, isForOther } = fields;
  const [changedLocation, setChangedLocation] = useState<Coordinates | null>();
  const location = changedLocation === undefined ? coordinatesOf(known) : changedLocation;
  const [isOutdated, setIsOutdated] = useState(false);
  const pincode = useRef<string>(undefined);
  const changeLocation = (next: Coordinates | null): void => {
    setChangedLocation(next);
    onPlace?.({
      pincode: pincode.current ?? known?.pincode ?? '',
      ...(next ?? { latitude: null, longitude: null }),
    });
  };
  const handleInput = ({ target }: FormEvent): void => {
    const { name, value } = target as HTMLInputElement;
    onType?.({ [name]: value });
    if (!invalidatesCoordinates(name)) return;
    if (name === 'pincode') pincode.current = value;
    const hadStoredLocation = changedLocation === undefined && location !== null;
    if (hadStoredLocation) setIsOutdated(true);
    changeLocation(hadStoredLocation ? null : location);
  };
  return (
    <div onInput={handleInput} className="space-y-5">
      {onFile || <TypedFields {...fields} />}
      {note}
      {!isForOther && (
        <LocationField location={location} isOutdated={isOutdated} onChange={changeLocation} />
      )}
    </div>
  );
}
