import { formatRupees } from '@haldi/contract/kit/money';
import { MapPin } from 'lucide-react';
import { placeCopy } from '../../areas/shared/copy.ts';
import { Outside } from '../../areas/shared/outside.tsx';
import { cartCopy } from '../cart/copy.ts';
import { useTermsAt } from '../use-terms.ts';

type PlaceNoteProps = { pincode: string; mobileNumber: string };

/** What an address means for the order, right below it; nothing where all addresses are alike. */
export function PlaceNote({ pincode, mobileNumber }: PlaceNoteProps) {
  const terms = useTermsAt(pincode);
  if (terms.reach === 'outside') {
    return (
      <div className="mt-4">
        <Outside pincode={terms.pincode} mobileNumber={mobileNumber} />
      </div>
    );
  }
  return (
    <div role="status">
      {terms.area && (
        <p className="mt-4 flex gap-2 text-sm text-stone">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-plum-600" />
          <span>
            <strong className="font-semibold text-plum-900">{terms.area.name}:</strong>{' '}
            {placeCopy.facts(terms.area)}.
            {terms.missing > 0 && ` ${cartCopy.missing(formatRupees(terms.missing))}`}
          </span>
        </p>
      )}
    </div>
  );
}
