import { MapPin } from 'lucide-react';
import { UnservedArea } from '../../areas/shared/unserved-area.tsx';
import { Button } from '../../ui/button.tsx';
import type { AreaTerms } from '../area-terms.ts';
import { bookingCopy } from '../copy.ts';

type AddressNeededProps = { terms: AreaTerms; mobileNumber: string; onGive: () => void };

/** Replaces the calendar while the area is unknown or not served. */
export function AddressNeeded({ terms, mobileNumber, onGive }: AddressNeededProps) {
  if (terms.reach === 'outside') {
    return (
      <UnservedArea
        pincode={terms.pincode}
        mobileNumber={mobileNumber}
        action={
          <Button look="secondary" onClick={onGive}>
            {bookingCopy.otherAddress}
          </Button>
        }
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-sand bg-white p-5">
      <div className="flex gap-3">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
        <div>
          <p className="font-semibold">{bookingCopy.addressFirst}</p>
          <p className="mt-1 text-stone">{bookingCopy.addressFirstText}</p>
        </div>
      </div>
      <Button onClick={onGive}>{bookingCopy.enterAddress}</Button>
    </div>
  );
}
