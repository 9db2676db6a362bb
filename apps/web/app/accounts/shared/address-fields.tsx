import type { AddressUpdate, ContactUpdate, UserData } from '@haldi/contract/accounts/schema';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { movesPlace, type Place } from '../../lib/use-my-location.ts';
import { useSettings } from '../../settings/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { addressCopy } from './address-copy.ts';
import { LocationField } from './location-field.tsx';

/** What is known of an address before it is typed: that on file, or one that was begun elsewhere. */
export type KnownAddress = Partial<
  Pick<
    UserData,
    'street' | 'apartmentNumber' | 'town' | 'state' | 'pincode' | 'latitude' | 'longitude'
  >
>;

type FieldsProps = {
  errors: Record<string, string | undefined>;
  user?: KnownAddress | undefined;
};

const placeOf = ({ latitude, longitude }: KnownAddress = {}): Place | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const degrees = (field: FormDataEntryValue | null): number | null =>
  field === null || field === '' ? null : Number(field);

/** A number that is on file stays out: it may be another by now, which would ask for the password. */
export const withMissingNumber = (
  { mobileNumber }: UserData,
  { mobileNumber: given, ...address }: ContactUpdate,
): AddressUpdate | ContactUpdate =>
  mobileNumber === '' ? { mobileNumber: given, ...address } : address;

/** What the fields hold, in the shape of the contract. */
export const readAddress = (fields: FormData) => ({
  ...Object.fromEntries(fields),
  latitude: degrees(fields.get('latitude')),
  longitude: degrees(fields.get('longitude')),
});

function TypedFields({ errors, user }: FieldsProps) {
  const { city } = useSettings();
  return (
    <>
      <TextField
        name="apartmentNumber"
        label={addressCopy.optional(addressCopy.apartmentNumber)}
        autoComplete="address-line2"
        defaultValue={user?.apartmentNumber}
        error={errors.apartmentNumber}
      />
      <TextField
        name="street"
        label={addressCopy.street}
        autoComplete="address-line1"
        required
        defaultValue={user?.street}
        error={errors.street}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="town"
          label={addressCopy.town}
          autoComplete="address-level2"
          required
          // Nearly everybody lives there.
          defaultValue={user?.town || city}
          error={errors.town}
        />
        <TextField
          name="pincode"
          label={addressCopy.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          defaultValue={user?.pincode}
          error={errors.pincode}
        />
      </div>
      <TextField
        name="state"
        label={addressCopy.optional(addressCopy.state)}
        autoComplete="address-level1"
        defaultValue={user?.state}
        error={errors.state}
      />
    </>
  );
}

type AddressFieldsProps = FieldsProps & {
  /** Stands in place of what is typed while the address on file is taken as it is. */
  onFile?: ReactNode;
  /** What the address means, right below it. */
  note?: ReactNode;
  /** Told what is given so far of where it is, right or wrong. */
  onPlace?: (given: Pick<UserData, 'pincode' | 'latitude' | 'longitude'>) => void;
};

/** Wherever a customer gives an address: the part of a form that `readAddress` reads. */
export function AddressFields(props: AddressFieldsProps) {
  const { errors, user, onFile, note, onPlace } = props;
  const [moved, setMoved] = useState<Place | null>();
  const place = moved === undefined ? placeOf(user) : moved;
  const [isOutdated, setIsOutdated] = useState(false);
  const pincode = useRef<string>(undefined);
  const move = (next: Place | null): void => {
    setMoved(next);
    onPlace?.({
      pincode: pincode.current ?? user?.pincode ?? '',
      ...(next ?? { latitude: null, longitude: null }),
    });
  };
  const follow = ({ target }: FormEvent): void => {
    const { name, value } = target as HTMLInputElement;
    if (!movesPlace(name)) return;
    if (name === 'pincode') pincode.current = value;
    const isOld = moved === undefined && place !== null;
    if (isOld) setIsOutdated(true);
    move(isOld ? null : place);
  };
  return (
    <div onInput={follow} className="space-y-5">
      {onFile || <TypedFields errors={errors} user={user} />}
      {note}
      <LocationField place={place} isOutdated={isOutdated} onChange={move} />
    </div>
  );
}
