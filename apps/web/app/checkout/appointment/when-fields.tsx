import type { ReactNode } from 'react';
import type { WantedVisit } from '../wanted-visit.ts';
import { DayField } from './day-field.tsx';
import { SlotField } from './slot-field.tsx';
import { WhoField } from './who-field.tsx';

export type WhenFieldsProps = {
  visit: WantedVisit;
  /** How long the visit takes. */
  minutes: number;
  /** Confirming was tried: what is missing is marked. */
  isAsked: boolean;
  /** Stands under the time. */
  children?: ReactNode;
};

/** Who shall come, the day, and the time of that day. */
export default function WhenFields({ visit, minutes, isAsked, children }: WhenFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <WhoField />
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
