import type { UserData } from '@haldi/contract/accounts/schema';
import { type FormEvent, useState } from 'react';
import { movesPlace, type Place } from '../lib/use-my-location.ts';
import { TextField } from '../ui/field.tsx';
import { accountsCopy } from './copy.ts';
import { LocationField } from './location-field.tsx';

type AddressFieldsProps = {
  errors: Record<string, string | undefined>;
  user?: UserData | undefined;
  /** Stands in the field of a new address: nearly everybody lives there. */
  city: string;
};

const placeOf = (user: UserData | undefined): Place | null =>
  user && user.latitude !== null && user.longitude !== null
    ? { latitude: user.latitude, longitude: user.longitude }
    : null;

const degrees = (field: FormDataEntryValue | null): number | null =>
  field === null || field === '' ? null : Number(field);

/** What the fields hold, in the shape of the contract. */
export const readAddress = (fields: FormData) => ({
  ...Object.fromEntries(fields),
  latitude: degrees(fields.get('latitude')),
  longitude: degrees(fields.get('longitude')),
});

export function AddressFields({ errors, user, city }: AddressFieldsProps) {
  const [onFile] = useState(() => placeOf(user));
  const [place, setPlace] = useState(onFile);
  const [isOutdated, setIsOutdated] = useState(false);
  const leaveOld = ({ target }: FormEvent): void => {
    if (!onFile || place !== onFile || !movesPlace((target as HTMLInputElement).name)) return;
    setPlace(null);
    setIsOutdated(true);
  };
  return (
    <div onInput={leaveOld} className="space-y-5">
      <TextField
        name="apartmentNumber"
        label={accountsCopy.optional(accountsCopy.apartmentNumber)}
        autoComplete="address-line2"
        defaultValue={user?.apartmentNumber}
        error={errors.apartmentNumber}
      />
      <TextField
        name="street"
        label={accountsCopy.street}
        autoComplete="address-line1"
        required
        defaultValue={user?.street}
        error={errors.street}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="town"
          label={accountsCopy.town}
          autoComplete="address-level2"
          required
          defaultValue={user?.town || city}
          error={errors.town}
        />
        <TextField
          name="pincode"
          label={accountsCopy.pincode}
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
        label={accountsCopy.optional(accountsCopy.state)}
        autoComplete="address-level1"
        defaultValue={user?.state}
        error={errors.state}
      />
      <LocationField place={place} isOutdated={isOutdated} onChange={setPlace} />
    </div>
  );
}
