import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { Beautician } from '@haldi/contract/roster/schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { useIsWide } from '../lib/use-media-query.ts';
import { Avatar } from '../ui/avatar.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BeauticianActionsMenu } from './beautician-actions-menu.tsx';
import {
  AreasLine,
  HoursLine,
  PhoneLine,
  SkillBadges,
  WorkStatusBadge,
} from './beautician-details.tsx';
import { formatWeekdayRange } from './beautician-week-days.ts';
import { rosterCopy as copy, rosterCopy } from './copy.ts';
import { useBeauticians, useRefreshRoster, useWeekSchedule } from './queries.ts';
import type { OpenSlotExplanation } from './slot-cell.tsx';
import { useSlotExplanationDialog } from './slot-explanation/use-slot-explanation-dialog.tsx';
import { TimeOffList } from './time-off-list.tsx';
import { WeekCalendarTable } from './week-calendar-table.tsx';
import { WeekDayByDay } from './week-day-by-day.tsx';

const weekCopy = rosterCopy.week;

type WeekPanelProps = { beautician: Beautician; today: string; onAsk: OpenSlotExplanation };

function BeauticianWeekPanel({ beautician, today, onAsk }: WeekPanelProps) {
  const [from, setFrom] = useState(today);
  const { data: week, isPlaceholderData, isError, refetch } = useWeekSchedule(from);
  const isWide = useIsWide();
  const Days = isWide ? WeekCalendarTable : WeekDayByDay;
  return (
    <section
      aria-label={weekCopy.title}
      aria-busy={isPlaceholderData || (!week && !isError)}
      className="space-y-3"
    >
      <div className="flex flex-wrap items-center gap-1">
        <h2 className="grow text-xl text-plum-900 tabular-nums">
          {formatWeekdayRange(from, addDays(from, 6))}
        </h2>
        {from !== today && (
          <Button look="quiet" onClick={() => setFrom(today)}>
            {weekCopy.today}
          </Button>
        )}
        <IconButton label={weekCopy.previous} onClick={() => setFrom(addDays(from, -7))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={weekCopy.next} onClick={() => setFrom(addDays(from, 7))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {week && <Days week={week} beautician={beautician} onAsk={onAsk} />}
      {!week && isError && <LoadFailed title={weekCopy.failed} onRetry={() => void refetch()} />}
      {!week && !isError && <Skeleton className="h-96 w-full" />}
    </section>
  );
}

export default function BeauticianScreen() {
  const { id = '' } = useParams();
  const [today] = useState(() => indiaDay(new Date()));
  const { data: roster, isError, refetch } = useBeauticians();
  const refresh = useRefreshRoster();
  useRefreshOnEvents(() => void refresh());
  const { openExplanation, explanationDialog } = useSlotExplanationDialog();
  const beautician = roster?.find(({ _id }) => _id === id);
  if (isError && !roster) {
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!roster) {
    return <Loading isQuiet text={copy.loading} count={2} shape="h-80" />;
  }
  if (!beautician) {
    return (
      <EmptyState
        picture="/pictures/empty/not-found.svg"
        title={copy.notFound}
        action={<LinkButton to="/admin/beauticians">{copy.toRoster}</LinkButton>}
      />
    );
  }
  return (
    <div className="space-y-5">
      <div>
        <BackLink to="/admin/beauticians">{copy.title}</BackLink>
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar
              name={beautician.name}
              picture={beautician.picture}
              isPale={!beautician.active}
              className="size-16 text-xl"
            />
            <div className="min-w-0">
              <h1 className="text-2xl text-plum-900 wrap-anywhere lg:text-3xl">
                {beautician.name}
              </h1>
              {beautician.about && <p className="text-stone wrap-anywhere">{beautician.about}</p>}
            </div>
          </div>
          <BeauticianActionsMenu beautician={beautician} />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <WorkStatusBadge beautician={beautician} today={today} />
          <HoursLine beautician={beautician} />
          <PhoneLine beautician={beautician} />
          <SkillBadges beautician={beautician} />
          <AreasLine beautician={beautician} />
        </div>
      </div>
      <BeauticianWeekPanel
        beautician={beautician}
        today={today}
        onAsk={(day, slot) => openExplanation({ day, slot })}
      />
      <TimeOffList beautician={beautician} />
      {explanationDialog}
    </div>
  );
}
