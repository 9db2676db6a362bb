import { formatDay } from '@haldi/contract/kit/dates';
import type { PastBeautician } from '@haldi/contract/orders/keeping/schema';
import { useId } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { Face } from '../../ui/face.tsx';
import { whoCopy } from '../appointment/who-copy.ts';
import type { PhoneDraft } from './draft.ts';

type AskedFor = PhoneDraft['askedFor'];
type WhoChoicesProps = {
  askedFor: AskedFor;
  past: readonly PastBeautician[];
  onChange: (askedFor: AskedFor) => void;
};

/** Anyone, or somebody who has been with her. */
export function WhoChoices({ askedFor, past, onChange }: WhoChoicesProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-plum-900">{whoCopy.who}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Choice
          group={group}
          chosen={askedFor === null}
          onChoose={() => onChange(null)}
          name={whoCopy.anyone}
          note={whoCopy.anyoneNote}
        />
        {past.map(({ _id, name, picture, lastVisit, service }) => (
          <Choice
            key={_id}
            group={group}
            chosen={askedFor?._id === _id}
            onChoose={() => onChange({ _id, name })}
            face={<Face name={name} picture={picture} className="size-11" />}
            name={name}
            note={whoCopy.lastVisit(formatDay(lastVisit), service)}
          />
        ))}
      </div>
    </fieldset>
  );
}
