import type { ReactNode } from 'react';
import type { VisitDraft } from '../visit-draft.ts';
import { BeauticianField } from './beautician-field.tsx';
import { DayField } from './day-field.tsx';
import { SlotField } from './slot-field.tsx';

export type AppointmentFieldsProps = {
  visit: VisitDraft;
  minutes: number;
  /** Set after the first attempt to continue: missing fields are marked. */
  showErrors: boolean;
  children?: ReactNode;
};

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
