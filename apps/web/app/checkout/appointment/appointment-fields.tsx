import { formatDay } from '@haldi/contract/kit/dates';
import type { PastBeautician } from '@haldi/contract/orders/preferences/schema';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { checkout } from '../checkout-store.ts';
import { useRequestedBeautician } from '../use-requested-beautician.ts';
import type { VisitDraft } from '../visit-draft.ts';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';
import { DayField } from './day-field.tsx';
import { usePastBeauticians } from './queries.ts';
import { SlotField } from './slot-field.tsx';

export type AppointmentFieldsProps = {
  visit: VisitDraft;
  minutes: number;
  /** Set after the first attempt to continue: missing fields are marked. */
  showErrors: boolean;
  children?: ReactNode;
};

const noteOf = ({ lastVisit, service }: PastBeautician): string =>
  beauticianChoiceCopy.lastVisit(formatDay(lastVisit), service);

/** Shown only to customers who have had a beautician before. */
function BeauticianField() {
  const { userId } = useAuth();
  const requestedBeautician = useRequestedBeautician();
  const { data: past } = usePastBeauticians(userId);
  const group = useId();
  const isUnavailable =
    requestedBeautician !== null && past?.every(({ _id }) => _id !== requestedBeautician._id);
  useEffect(() => {
    // The beautician left or is excluded for this customer.
    if (isUnavailable) checkout.requestBeautician(null);
  }, [isUnavailable]);
  if (!userId || !past || past.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-plum-900">
        {beauticianChoiceCopy.who}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-2">
        <RadioCard
          group={group}
          chosen={requestedBeautician === null}
          onChoose={() => checkout.requestBeautician(null)}
          face={
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-plum-700 text-white"
            >
              <UsersRound className="size-5" />
            </span>
          }
          name={beauticianChoiceCopy.anyone}
          note={beauticianChoiceCopy.anyBeauticianNote}
        />
        {past.map((one) => (
          <RadioCard
            key={one._id}
            group={group}
            chosen={requestedBeautician?._id === one._id}
            onChoose={() => checkout.requestBeautician({ _id: one._id, name: one.name, userId })}
            face={<Avatar name={one.name} picture={one.picture} className="size-11" />}
            name={one.name}
            note={noteOf(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export default function AppointmentFields({
  visit,
  minutes,
  showErrors,
  children,
}: AppointmentFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <BeauticianField />
      <div className="grid gap-6 md:grid-cols-[21rem_1fr] md:gap-8">
        <DayField visit={visit} showErrors={showErrors} />
        <div className="flex min-w-0 flex-col gap-5">
          <SlotField visit={visit} minutes={minutes} showErrors={showErrors} />
          {children}
        </div>
      </div>
    </div>
  );
}
