import { addDays } from '@haldi/contract/kit/dates';
import type { Beautician } from '@haldi/contract/roster/schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useIsWide } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatWeekdayRange } from './beautician-week-days.ts';
import { rosterCopy } from './copy.ts';
import { useRosterWeek } from './queries.ts';
import type { OpenSlotExplanation } from './slot-cell.tsx';
import { WeekCalendarTable } from './week-calendar-table.tsx';
import { WeekDayByDay } from './week-day-by-day.tsx';

const copy = rosterCopy.week;

type WeekPanelProps = { beautician: Beautician; today: string; onAsk: OpenSlotExplanation };

export function BeauticianWeekPanel({ beautician, today, onAsk }: WeekPanelProps) {
  const [from, setFrom] = useState(today);
  const { data: week, isPlaceholderData, isError, refetch } = useRosterWeek(from);
  const isWide = useIsWide();
  const Days = isWide ? WeekCalendarTable : WeekDayByDay;
  return (
    <section
      aria-label={copy.title}
      aria-busy={isPlaceholderData || (!week && !isError)}
      className="space-y-3"
    >
      <div className="flex flex-wrap items-center gap-1">
        <h2 className="grow text-xl text-plum-900 tabular-nums">
          {formatWeekdayRange(from, addDays(from, 6))}
        </h2>
        {from !== today && (
          <Button look="quiet" onClick={() => setFrom(today)}>
            {copy.today}
          </Button>
        )}
        <IconButton label={copy.previous} onClick={() => setFrom(addDays(from, -7))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={copy.next} onClick={() => setFrom(addDays(from, 7))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {week && <Days week={week} beautician={beautician} onAsk={onAsk} />}
      {!week && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!week && !isError && <Skeleton className="h-96 w-full" />}
    </section>
  );
}
