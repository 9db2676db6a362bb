import { LocateFixed, MapPinCheck } from 'lucide-react';
import { useMyLocation } from '../lib/use-my-location.ts';
import { Button } from '../ui/button.tsx';
import { addressCopy } from './address-copy.ts';
import type { AddressForm } from './use-address.ts';

/** The exact place, for those who are hard to find; everything works without it. */
export function LocationButton({ form }: { form: AddressForm }) {
  const { state, ask } = useMyLocation(form.setPlace);
  const { latitude, longitude } = form.address;
  const isKnown = latitude !== null && longitude !== null;
  const isRefused = state === 'refused' || state === 'unavailable';
  return (
    <>
      <Button look="secondary" size="small" busy={state === 'asking'} onClick={ask}>
        <LocateFixed aria-hidden="true" className="size-4.5" />
        {addressCopy.useLocation}
      </Button>
      <p
        role="status"
        className="order-last flex w-full items-center gap-1.5 text-sm text-stone empty:hidden"
      >
        {state === 'asking' && addressCopy.locating}
        {isRefused && addressCopy.locationDenied}
        {state !== 'asking' && !isRefused && isKnown && (
          <>
            <MapPinCheck aria-hidden="true" className="size-4.5 shrink-0 text-leaf-600" />
            {addressCopy.located}
          </>
        )}
      </p>
    </>
  );
}
