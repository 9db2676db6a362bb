import { updateUser } from '@haldi/contract/accounts/endpoints';
import { AddressUpdate, ContactUpdate } from '@haldi/contract/accounts/schema';
import { useImperativeHandle, useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { givenAddress } from '../../accounts/given-address-store.ts';
import { rememberPincode, useRememberedPincode } from '../../accounts/pincode-store.ts';
import {
  AddressFields,
  readAddress,
  withMissingNumber,
} from '../../accounts/shared/address-fields.tsx';
import { MobileField } from '../../accounts/shared/person-fields.tsx';
import { call } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Address } from '../order-request.ts';
import { addressCopy } from './address-copy.ts';
import { OutsideAddress, PlaceLine } from './place-note.tsx';
import type { VisitAddressControl } from './use-visit-address.ts';

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

/** What the fields say so far; where that is on the map is told apart. */
const typedIn = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return {
    street: textOf(fields, 'street'),
    apartmentNumber: textOf(fields, 'apartmentNumber'),
    town: textOf(fields, 'town'),
    state: textOf(fields, 'state'),
    pincode: textOf(fields, 'pincode').trim(),
  };
};

type Coordinates = Pick<Address, 'latitude' | 'longitude'>;
const nowhere: Coordinates = { latitude: null, longitude: null };

/** The fields of an address that is given for one visit; every letter is kept at once. */
export function VisitAddressForm({ control }: { control: VisitAddressControl }) {
  const { user, onFile, given, hasNumber } = control;
  const { setUser } = useAuth();
  const remembered = useRememberedPincode();
  const [isKept, setIsKept] = useState(false);
  // An account without an address takes the first one it is given.
  const isSaved = user !== null && (onFile === null || isKept || !hasNumber);
  const form = useForm({
    schema: user ? ContactUpdate : AddressUpdate,
    read: (fields) => ({
      ...(user && { mobileNumber: user.mobileNumber }),
      ...readAddress(fields),
    }),
    send: async (contact): Promise<Address> => {
      const { apartmentNumber = '', state = '', latitude = null, longitude = null } = contact;
      const { street, town, pincode } = contact;
      const address = { street, apartmentNumber, town, state, pincode, latitude, longitude };
      if (user && isSaved) {
        const body = withMissingNumber(user, { mobileNumber: user.mobileNumber, ...contact });
        setUser((await call(updateUser, { body })).userData);
        givenAddress.forget();
      }
      control.close();
      return address;
    },
  });
  useImperativeHandle(control.form, () => ({ submit: form.submit }));
  const keep = (coordinates: Coordinates): void => {
    const element = form.props.ref.current;
    if (!element) return;
    const { latitude, longitude } = coordinates;
    const typed = typedIn(element);
    givenAddress.give({ ...typed, latitude, longitude });
    if (!user?.pincode) rememberPincode(typed.pincode);
  };
  return (
    <>
      <form
        {...form.props}
        onInput={(event) => {
          form.props.onInput?.(event);
          keep(givenAddress.get() ?? nowhere);
        }}
        className="flex flex-col gap-4"
      >
        {!hasNumber && user && (
          <div onInput={({ target }) => control.setNumber((target as HTMLInputElement).value)}>
            <MobileField errors={form.errors} user={user} />
          </div>
        )}
        <AddressFields
          errors={form.errors}
          user={given ?? onFile ?? { pincode: user?.pincode || remembered }}
          onPlace={keep}
          note={<PlaceLine pincode={control.place?.pincode ?? ''} />}
        />
        {form.problem && <Notice tone="bad">{form.problem}</Notice>}
        {onFile ? (
          <>
            <Checkbox
              label={addressCopy.keepInProfile}
              checked={isKept}
              onChange={({ target }) => setIsKept(target.checked)}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look="secondary" busy={form.busy}>
                {addressCopy.useThisAddress}
              </Button>
              <Button look="quiet" onClick={control.cancel}>
                {addressCopy.keepAddress}
              </Button>
            </div>
          </>
        ) : (
          user && <p className="text-sm text-stone">{addressCopy.firstAddress}</p>
        )}
      </form>
      <OutsideAddress
        pincode={control.place?.pincode ?? ''}
        mobileNumber={user?.mobileNumber ?? ''}
      />
    </>
  );
}
