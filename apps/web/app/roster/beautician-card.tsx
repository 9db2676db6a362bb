import { formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { CalendarDays, CalendarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import {
  AreasLine,
  HoursLine,
  PhoneLine,
  SkillBadges,
  WorkStatusBadge,
} from './beautician-details.tsx';
import { type BeauticianWeekDay, toBeauticianWeekDays } from './beautician-week-days.ts';
import { rosterCopy as copy, rosterCopy } from './copy.ts';
import { formatTimeOffRange, toTimeOffRanges } from './time-off.ts';

type RosterCardProps = {
  beautician: Beautician;
  today: string;
  week: WeekSchedule | undefined;
  menu: ReactNode;
};

const weekCopy = rosterCopy.week;

const cellText = ({ isAway, visits }: BeauticianWeekDay): string =>
  [isAway && weekCopy.offText, (visits.length > 0 || !isAway) && weekCopy.visits(visits.length)]
    .filter(Boolean)
    .join(', ');

const cellStyle = ({ isAway, visits }: BeauticianWeekDay): string => {
  if (isAway && visits.length > 0) return 'bg-brick-100 text-brick-700 font-semibold';
  if (isAway) return 'bg-sand text-stone';
  return visits.length > 0 ? 'bg-haldi-200 text-plum-950 font-semibold' : 'bg-haldi-50 text-stone';
};

type WeekStripProps = { week: WeekSchedule; beautician: Beautician };

function WeekVisitCounts({ week, beautician }: WeekStripProps) {
  return (
    <ol aria-label={weekCopy.strip(beautician.name)} className="grid grid-cols-7 gap-1 text-center">
      {toBeauticianWeekDays(week, beautician).map((cell) => (
        <li key={cell.day}>
          <span className="sr-only">
            {weekCopy.cell(formatDayWithWeekday(cell.day), cellText(cell))}
          </span>
          <span aria-hidden="true">
            <span
              className={cx(
                'block text-xs',
                cell.day === week.today ? 'font-semibold text-plum-700' : 'text-stone',
              )}
            >
              {shortWeekday(weekdayOf(cell.day))}
            </span>
            <span
              className={cx(
                'mt-0.5 flex h-9 items-center justify-center rounded-field tabular-nums',
                cell.isAway && cell.visits.length === 0 ? 'text-xs' : 'text-base',
                cellStyle(cell),
              )}
            >
              {cell.isAway && cell.visits.length === 0 ? weekCopy.off : cell.visits.length}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function BeauticianCard({ beautician, today, week, menu }: RosterCardProps) {
  const { name, picture, active } = beautician;
  const [next] = toTimeOffRanges(beautician.timeOff);
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} picture={picture} isPale={!active} className="size-12" />
        <div className="min-w-0 grow">
          <h2 className="font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
            {name}
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <WorkStatusBadge beautician={beautician} today={today} />
            <PhoneLine beautician={beautician} />
          </div>
        </div>
        <div className="-mt-1 -mr-2">{menu}</div>
      </div>
      <div className="space-y-2">
        <HoursLine beautician={beautician} />
        <SkillBadges beautician={beautician} />
        <AreasLine beautician={beautician} />
      </div>
      {active &&
        (week ? (
          <WeekVisitCounts week={week} beautician={beautician} />
        ) : (
          <Skeleton className="h-14 w-full" />
        ))}
      {active && next && (
        <p className="flex items-start gap-2 text-sm text-stone">
          <CalendarOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-plum-500" />
          {copy.timeOff.next(formatTimeOffRange(next))}
        </p>
      )}
      <LinkButton
        to={`/admin/beauticians/${beautician._id}`}
        look="secondary"
        className="mt-auto w-full"
        aria-label={copy.week.openOf(name)}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
        {copy.week.open}
      </LinkButton>
    </Card>
  );
}
