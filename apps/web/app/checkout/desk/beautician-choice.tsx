import { formatDay } from '@haldi/contract/kit/dates';
import type { PastBeautician } from '@haldi/contract/orders/preferences/schema';
import { useId } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { beauticianChoiceCopy } from '../appointment/beautician-choice-copy.ts';
import type { PhoneBookingDraft } from './phone-booking-draft.ts';

type AskedFor = PhoneBookingDraft['askedFor'];
type BeauticianChoiceProps = {
  askedFor: AskedFor;
  past: readonly PastBeautician[];
  onChange: (askedFor: AskedFor) => void;
};

export function BeauticianChoice({ askedFor, past, onChange }: BeauticianChoiceProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-plum-900">
        {beauticianChoiceCopy.who}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <RadioCard
          group={group}
          chosen={askedFor === null}
          onChoose={() => onChange(null)}
          name={beauticianChoiceCopy.anyone}
          note={beauticianChoiceCopy.anyBeauticianNote}
        />
        {past.map(({ _id, name, picture, lastVisit, service }) => (
          <RadioCard
            key={_id}
            group={group}
            chosen={askedFor?._id === _id}
            onChoose={() => onChange({ _id, name })}
            face={<Avatar name={name} picture={picture} className="size-11" />}
            name={name}
            note={beauticianChoiceCopy.lastVisit(formatDay(lastVisit), service)}
          />
        ))}
      </div>
    </fieldset>
  );
}
