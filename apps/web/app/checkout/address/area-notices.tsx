import { formatRupees } from '@haldi/contract/kit/money';
import { MapPin } from 'lucide-react';
import { servedAreaCopy } from '../../areas/shared/copy.ts';
import { UnservedArea } from '../../areas/shared/unserved-area.tsx';
import type { AreaTerms } from '../area-terms.ts';
import { cartCopy } from '../cart/copy.ts';
import { useAreaTermsForPincode } from '../use-area-terms.ts';
import { visitAddressCopy } from './visit-address-copy.ts';

function AreaFacts({ area, pincode, missing }: AreaTerms) {
  if (!area) return visitAddressCopy.outside(pincode);
  return (
    <>
      <strong className="font-semibold text-plum-900">{area.name}:</strong>{' '}
      {servedAreaCopy.facts(area)}.{missing > 0 && ` ${cartCopy.missing(formatRupees(missing))}`}
    </>
  );
}

/** Renders nothing if all addresses have the same terms. */
export function AreaTermsLine({ pincode }: { pincode: string }) {
  const terms = useAreaTermsForPincode(pincode);
  if (terms.reach === 'everywhere' || terms.reach === 'unknown') return null;
  return (
    <p role="status" className="flex gap-2 text-sm text-stone">
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-plum-600" />
      <span>
        <AreaFacts {...terms} />
      </span>
    </p>
  );
}

type UnservedAddressProps = { pincode: string; mobileNumber: string };

/** Contains a form, so it must be rendered outside the address form. */
export function UnservedAddress({ pincode, mobileNumber }: UnservedAddressProps) {
  const terms = useAreaTermsForPincode(pincode);
  if (terms.reach !== 'outside') return null;
  return (
    <div className="mt-4">
      <UnservedArea pincode={terms.pincode} mobileNumber={mobileNumber} />
    </div>
  );
}
