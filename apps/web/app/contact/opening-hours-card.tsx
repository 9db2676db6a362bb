import {
  type DayHours,
  toOpeningHoursLines,
} from '@haldi/contract/branding/site-text/opening-hours';
import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { Clock } from 'lucide-react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { openDaysSentence } from '../schedule/shared/open-weekdays-text.ts';
import { ContactMethod } from './contact-method.tsx';
import { contactCopy } from './copy.ts';

const shownDays = 6;

/** Rendered in the browser: the cached page does not know today's date. */
function ClosedDays({ days }: { days: readonly string[] }) {
  const isInBrowser = useIsHydrated();
  const today = isInBrowser ? indiaDay(new Date()) : '';
  const coming = days.filter((day) => day >= today).slice(0, shownDays);
  if (coming.length === 0) return null;
  return (
    <span className="mt-1 block">{contactCopy.closedDays(coming.map(formatDay).join(', '))}</span>
  );
}

type HoursProps = { hours: readonly DayHours[] | null; settings: PublicSettings };

/** The owner's opening hours, else the first and last start time. */
export function OpeningHoursCard({ hours, settings }: HoursProps) {
  const { slots, closedWeekdays, closedDays } = settings.booking;
  const days = openDaysSentence(settings);
  const value = hours ? (
    <span className="grid gap-0.5 text-lg">
      {toOpeningHoursLines(hours, closedWeekdays).map((line) => (
        <span key={line.days} className="flex flex-wrap gap-x-3">
          <span>{line.days}</span>
          <span className="text-plum-700 tabular-nums">{line.hours}</span>
        </span>
      ))}
    </span>
  ) : (
    contactCopy.hoursValue(slots)
  );
  return (
    <ContactMethod
      icon={Clock}
      name={contactCopy.hours}
      value={value}
      text={
        <>
          {hours ? contactCopy.ownHoursText(slots, days) : contactCopy.hoursText(days)}
          <ClosedDays days={closedDays} />
        </>
      }
    />
  );
}
