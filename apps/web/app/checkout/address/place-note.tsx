import { formatRupees } from '@haldi/contract/kit/money';
import { MapPin } from 'lucide-react';
import { placeCopy } from '../../areas/shared/copy.ts';
import { Outside } from '../../areas/shared/outside.tsx';
import { cartCopy } from '../cart/copy.ts';
import type { PlaceTerms } from '../place-terms.ts';
import { useTermsAt } from '../use-terms.ts';
import { addressCopy } from './address-copy.ts';

function WhatItMeans({ area, pincode, missing }: PlaceTerms) {
  if (!area) return addressCopy.outside(pincode);
  return (
    <>
      <strong className="font-semibold text-plum-900">{area.name}:</strong> {placeCopy.facts(area)}.
      {missing > 0 && ` ${cartCopy.missing(formatRupees(missing))}`}
    </>
  );
}

/** What an address means for the order, in a line; nothing where all addresses are alike. */
export function PlaceLine({ pincode }: { pincode: string }) {
  const terms = useTermsAt(pincode);
  if (terms.reach === 'everywhere' || terms.reach === 'unknown') return null;
  return (
    <p role="status" className="flex gap-2 text-sm text-stone">
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-plum-600" />
      <span>
        <WhatItMeans {...terms} />
      </span>
    </p>
  );
}

type OutsideAddressProps = { pincode: string; mobileNumber: string };

/** A form of its own, so it stands behind that of the address. */
export function OutsideAddress({ pincode, mobileNumber }: OutsideAddressProps) {
  const terms = useTermsAt(pincode);
  if (terms.reach !== 'outside') return null;
  return (
    <div className="mt-4">
      <Outside pincode={terms.pincode} mobileNumber={mobileNumber} />
    </div>
  );
}
