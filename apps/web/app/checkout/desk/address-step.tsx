import { postalAddressLines } from '@haldi/contract/accounts/addresses/address-lines';
import type { CustomerAddress } from '@haldi/contract/users/customer/schema';
import { MapPin, PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { AddressFields } from '../../accounts/shared/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import type { AreaTerms } from '../area-terms.ts';
import { phoneBookingCopy } from './copy.ts';
import type { FieldErrors, PhoneBookingDraft } from './phone-booking-draft.ts';

const copy = phoneBookingCopy.address;

const initiallyShown = 3;

const nameOf = ({ kind, label, recipient }: CustomerAddress): string => {
  if (kind === 'saved') return label;
  if (recipient) return phoneBookingCopy.booked.recipient(recipient.name);
  return kind === 'account' ? copy.account : copy.order;
};

const icon = (Icon: typeof MapPin) => (
  <Icon aria-hidden="true" className="size-5 shrink-0 text-plum-600" />
);

type AddressStepProps = {
  draft: PhoneBookingDraft;
  known: readonly CustomerAddress[];
  errors: FieldErrors;
  terms: AreaTerms;
  onChange: (change: Partial<PhoneBookingDraft>) => void;
};

export function AddressStep({ draft, known, errors, terms, onChange }: AddressStepProps) {
  const group = useId();
  const [isAll, setIsAll] = useState(false);
  const isTyping = draft.isTyping || known.length === 0;
  const chosen = isTyping ? undefined : (draft.chosen ?? known[0]);
  const shown = isAll ? known : known.slice(0, initiallyShown);
  return (
    <div className="space-y-4">
      {known.length > 0 && (
        <div className="grid gap-2 sm:grid-cols-2">
          {shown.map((address) => (
            <RadioCard
              key={`${address.kind} ${address.label} ${postalAddressLines(address).join()}`}
              group={group}
              chosen={address === chosen}
              onChoose={() =>
                onChange({ chosen: address, isTyping: false, recipient: address.recipient })
              }
              face={icon(MapPin)}
              name={nameOf(address)}
              note={postalAddressLines(address).join(', ')}
            />
          ))}
          <RadioCard
            group={group}
            chosen={isTyping}
            onChoose={() => onChange({ isTyping: true })}
            face={icon(PencilLine)}
            name={copy.other}
            note={copy.otherNote}
          />
        </div>
      )}
      {!isAll && known.length > initiallyShown && (
        <Button look="quiet" size="small" onClick={() => setIsAll(true)}>
          {copy.more(known.length - initiallyShown)}
        </Button>
      )}
      {isTyping && (
        <AddressFields
          isForOther
          errors={errors}
          known={draft.typed}
          onType={(typed) => onChange({ typed: { ...draft.typed, ...typed } })}
        />
      )}
      {terms.reach === 'outside' && <Notice tone="bad">{copy.outside(terms.pincode)}</Notice>}
      {terms.area && (
        <p className="text-sm text-stone">{copy.area(terms.area.name, terms.visitingCharge)}</p>
      )}
    </div>
  );
}
