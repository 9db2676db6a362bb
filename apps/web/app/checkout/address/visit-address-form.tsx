import { type Address, fillMissingAddressFields } from '@haldi/contract/accounts/addresses/address';
import { VisitContactInput } from '@haldi/contract/accounts/addresses/saved-address-input';
import { updateUser } from '@haldi/contract/accounts/profile/endpoints';
import type { ProfileUpdate } from '@haldi/contract/accounts/schema';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useState } from 'react';
import { addOrChangeSavedAddress } from '../../accounts/addresses/queries.ts';
import { useAuth } from '../../accounts/auth-store.tsx';
import { rememberPincode, useRememberedPincode } from '../../accounts/pincode-store.ts';
import { addressCopy as fieldCopy } from '../../accounts/shared/address-copy.ts';
import {
  AddressFields,
  readAddressDraftFromForm,
  readAddressFromForm,
} from '../../accounts/shared/address-fields.tsx';
import { MobileField } from '../../accounts/shared/person-fields.tsx';
import { visitAddressDraft } from '../../accounts/visit-address-draft-store.ts';
import { callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkout } from '../checkout-store.ts';
import { AreaTermsLine, UnservedAddress } from './area-notices.tsx';
import type { VisitAddressProps } from './use-visit-address.ts';
import { visitAddressCopy } from './visit-address-copy.ts';

type Coordinates = Pick<Address, 'latitude' | 'longitude'>;
const nowhere: Coordinates = { latitude: null, longitude: null };

/** Input is saved on every change. */
export function VisitAddressForm({ control, onUse }: VisitAddressProps) {
  const { user, profileAddress, entered, hasNumber, person } = control;
  const { setUser } = useAuth();
  const queries = useQueryClient();
  const remembered = useRememberedPincode();
  const [isKept, setIsKept] = useState(false);
  const [isLabelled, setIsLabelled] = useState(Boolean(entered?.label));
  const isFirst = profileAddress === null && !person.isElse;
  const keepInProfile = async (changes: ProfileUpdate): Promise<void> => {
    setUser((await callEndpoint(updateUser, { body: changes })).userData);
  };
  const form = useForm({
    schema: VisitContactInput,
    read: readAddressFromForm,
    send: async (contact): Promise<Address | undefined> => {
      const address = fillMissingAddressFields(contact);
      if (user) {
        const { mobileNumber, label } = contact;
        if (label && !person.check()) return undefined;
        const saved =
          label &&
          (await addOrChangeSavedAddress(queries, user._id, {
            ...address,
            label,
            recipient: person.recipient,
          }));
        const isOwn = isKept || (isFirst && !label);
        const changes = { ...(mobileNumber && { mobileNumber }), ...(isOwn && address) };
        if (Object.keys(changes).length > 0) await keepInProfile(changes);
        if (isOwn || saved) visitAddressDraft.forget();
        if (saved) checkout.chooseSavedAddress(saved);
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
    const fields = new FormData(element);
    const typed = readAddressDraftFromForm(fields);
    const pincode = typed.pincode.trim();
    const label = String(fields.get('label') ?? '');
    visitAddressDraft.set({ ...typed, pincode, latitude, longitude, label });
    if (!user?.pincode) rememberPincode(pincode);
  };
  return (
    <>
      <form
        {...form.props}
        {...(onUse && {
          onSubmit: (event) => {
            event.preventDefault();
            onUse();
          },
        })}
        onInput={(event) => {
          form.props.onInput?.(event);
          keep(visitAddressDraft.get() ?? nowhere);
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
          known={entered ?? profileAddress ?? { pincode: user?.pincode || remembered }}
          onPlace={keep}
          note={<AreaTermsLine pincode={control.place?.pincode ?? ''} />}
        />
        {form.problem && <Notice tone="bad">{form.problem}</Notice>}
        {user && (
          <div>
            <p className="text-sm text-stone">
              {isFirst && !isLabelled
                ? visitAddressCopy.firstAddress
                : visitAddressCopy.forThisVisit}
            </p>
            {!isFirst && (
              <Checkbox
                label={visitAddressCopy.keepInProfile}
                checked={isKept}
                onChange={({ target }) => setIsKept(target.checked)}
              />
            )}
            <Checkbox
              label={visitAddressCopy.save}
              checked={isLabelled}
              onChange={({ target }) => setIsLabelled(target.checked)}
            />
            {isLabelled && (
              <TextField
                name="label"
                label={visitAddressCopy.saveAs}
                hint={fieldCopy.labelHint}
                maxLength={textLimits.addressLabel}
                autoComplete="off"
                autoCapitalize="sentences"
                required
                defaultValue={entered?.label}
                error={form.errors.label}
              />
            )}
          </div>
        )}
        {control.canCancel && (
          <div className="flex flex-wrap gap-3">
            {!onUse && (
              <Button type="submit" look="secondary" busy={form.busy}>
                {visitAddressCopy.useThisAddress}
              </Button>
            )}
            <Button look="quiet" onClick={control.cancel}>
              {visitAddressCopy.cancelEditing}
            </Button>
          </div>
        )}
      </form>
      <UnservedAddress
        pincode={control.place?.pincode ?? ''}
        mobileNumber={user?.mobileNumber ?? ''}
      />
    </>
  );
}
