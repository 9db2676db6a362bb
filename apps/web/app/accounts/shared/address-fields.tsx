import {
  type Address,
  addressFields,
  emptyAddress,
} from '@haldi/contract/accounts/addresses/address';
import type { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import type { ContactUpdate, UserData } from '@haldi/contract/accounts/schema';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Coordinates, changesLocation } from '../../lib/use-my-location.ts';
import { useSettings } from '../../settings/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { addressCopy } from './address-copy.ts';
import { LocationField } from './location-field.tsx';

/** What is known of an address before it is typed: that on file, or one that was begun elsewhere. */
export type PrefilledAddress = Partial<Address>;

type FieldsProps = {
  errors: Record<string, string | undefined>;
  known?: PrefilledAddress | undefined;
  /** Staff type it for somebody else: the browser knows nothing of that address. */
  isForOther?: boolean;
};

const coordinatesOf = ({ latitude, longitude }: PrefilledAddress = {}): Coordinates | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const degrees = (field: FormDataEntryValue | null): number | null =>
  field === null || field === '' ? null : Number(field);

/** A number that is on file stays out: it may be another by now, which would ask for the password. */
export const withMobileNumberIfMissing = (
  { mobileNumber }: UserData,
  { mobileNumber: given, ...address }: ContactUpdate,
): AddressInput | ContactUpdate =>
  mobileNumber === '' ? { mobileNumber: given, ...address } : address;

/** What the fields hold, in the shape of the contract. */
export const readAddress = (fields: FormData) => ({
  ...Object.fromEntries(fields),
  latitude: degrees(fields.get('latitude')),
  longitude: degrees(fields.get('longitude')),
});

/** The same as it is typed so far, right or wrong. */
export const typedAddress = (fields: FormData): Address => ({
  ...emptyAddress,
  ...Object.fromEntries(
    addressFields.map((field) => [field, String(fields.get(field) ?? '')] as const),
  ),
  latitude: degrees(fields.get('latitude')),
  longitude: degrees(fields.get('longitude')),
});

function TypedFields({ errors, known, isForOther }: FieldsProps) {
  const { city } = useSettings();
  const complete = (by: string): string => (isForOther ? 'off' : by);
  return (
    <>
      <TextField
        name="apartmentNumber"
        label={addressCopy.optional(addressCopy.apartmentNumber)}
        autoComplete={complete('address-line2')}
        defaultValue={known?.apartmentNumber}
        error={errors.apartmentNumber}
      />
      <TextField
        name="street"
        label={addressCopy.street}
        autoComplete={complete('address-line1')}
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
          autoComplete={complete('address-level2')}
          required
          // Most customers live there.
          defaultValue={known?.town || city}
          error={errors.town}
        />
        <TextField
          name="pincode"
          label={addressCopy.pincode}
          inputMode="numeric"
          autoComplete={complete('postal-code')}
          maxLength={10}
          required
          defaultValue={known?.pincode}
          error={errors.pincode}
        />
      </div>
      <TextField
        name="state"
        label={addressCopy.optional(addressCopy.state)}
        autoComplete={complete('address-level1')}
        defaultValue={known?.state}
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
  /** Told every letter, where what is typed is kept. */
  onType?: (typed: PrefilledAddress) => void;
  /** Told what is given so far of where it is, right or wrong. */
  onPlace?: (given: Pick<Address, 'pincode' | 'latitude' | 'longitude'>) => void;
};

/** Wherever a customer gives an address: the part of a form that `readAddress` reads. */
export function AddressFields(props: AddressFieldsProps) {
  const { onFile, note, onType, onPlace, ...fields } = props;
  const { known, isForOther } = fields;
  const [moved, setMoved] = useState<Coordinates | null>();
  const place = moved === undefined ? coordinatesOf(known) : moved;
  const [isOutdated, setIsOutdated] = useState(false);
  const pincode = useRef<string>(undefined);
  const move = (next: Coordinates | null): void => {
    setMoved(next);
    onPlace?.({
      pincode: pincode.current ?? known?.pincode ?? '',
      ...(next ?? { latitude: null, longitude: null }),
    });
  };
  const follow = ({ target }: FormEvent): void => {
    const { name, value } = target as HTMLInputElement;
    onType?.({ [name]: value });
    if (!changesLocation(name)) return;
    if (name === 'pincode') pincode.current = value;
    const isOld = moved === undefined && place !== null;
    if (isOld) setIsOutdated(true);
    move(isOld ? null : place);
  };
  return (
    <div onInput={follow} className="space-y-5">
      {onFile || <TypedFields {...fields} />}
      {note}
      {!isForOther && <LocationField place={place} isOutdated={isOutdated} onChange={move} />}
    </div>
  );
}
