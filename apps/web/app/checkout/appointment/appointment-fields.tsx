import type { ReactNode } from 'react';
import type { VisitDraft } from '../visit-draft.ts';
import { BeauticianField } from './beautician-field.tsx';
import { DayField } from './day-field.tsx';
import { SlotField } from './slot-field.tsx';

export type AppointmentFieldsProps = {
  visit: VisitDraft;
  /** How long the visit takes. */
  minutes: number;
  /** Confirming was tried: what is missing is marked. */
  isAsked: boolean;
  /** Stands under the time. */
  children?: ReactNode;
};

/** Who shall come, the day, and the time of that day. */
export default function AppointmentFields({
  visit,
  minutes,
  isAsked,
  children,
}: AppointmentFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <BeauticianField />
      <div className="grid gap-6 md:grid-cols-[21rem_1fr] md:gap-8">
        <DayField visit={visit} isAsked={isAsked} />
        <div className="flex min-w-0 flex-col gap-5">
          <SlotField visit={visit} minutes={minutes} isAsked={isAsked} />
          {children}
        </div>
      </div>
    </div>
  );
}
