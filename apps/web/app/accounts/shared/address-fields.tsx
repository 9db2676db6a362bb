import {
  type Address,
  addressFields,
  emptyAddress,
} from '@haldi/contract/accounts/addresses/address';
import type { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import type { ContactUpdate, UserData } from '@haldi/contract/accounts/schema';
import { LocateFixed, MapPin } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { invalidatesCoordinates } from '../../lib/invalidates-coordinates.ts';
import { type Coordinates, useMyLocation } from '../../lib/use-my-location.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { addressCopy } from './address-copy.ts';

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
export const withoutStoredMobileNumber = (
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

const notes = {
  idle: addressCopy.locationWhy,
  asking: addressCopy.locationAsking,
  found: addressCopy.locationWhy,
  refused: addressCopy.locationRefused,
  unavailable: addressCopy.locationUnavailable,
};

type LocationFieldProps = {
  location: Coordinates | null;
  /** The stored location belongs to another address. */
  isOutdated: boolean;
  onChange: (location: Coordinates | null) => void;
};

function LocationField({ location, isOutdated, onChange }: LocationFieldProps) {
  const { state, ask } = useMyLocation(onChange);
  const note = isOutdated && state === 'idle' ? addressCopy.locationOutdated : notes[state];
  return (
    <div className="rounded-field border border-sand bg-haldi-50 px-4 py-3">
      <input type="hidden" name="latitude" value={location?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={location?.longitude ?? ''} />
      {location ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex items-center gap-2 font-semibold text-leaf-700">
            <MapPin aria-hidden="true" className="size-5 shrink-0" />
            {addressCopy.locationKept}
          </p>
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            {addressCopy.locationRemove}
          </Button>
        </div>
      ) : (
        <Button look="secondary" busy={state === 'asking'} onClick={ask}>
          <LocateFixed aria-hidden="true" className="size-5" />
          {addressCopy.useMyLocation}
        </Button>
      )}
      <p role="status" className={location ? 'sr-only' : 'mt-2 text-sm text-stone'}>
        {location ? addressCopy.locationKept : note}
      </p>
    </div>
  );
}

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
