import { formatDayWithWeekday, indiaDay, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import { CircleQuestionMark, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { BeauticianActionsMenu } from './beautician-actions-menu.tsx';
import { BeauticianCard } from './beautician-card.tsx';
import { BeauticianForm } from './beautician-form.tsx';
import { formatWeekdayAndDate } from './beautician-week-days.ts';
import { rosterCopy as copy, rosterCopy } from './copy.ts';
import { useBeauticians, useRefreshRoster, useWeekSchedule } from './queries.ts';
import { slotExplanationCopy } from './slot-explanation/copy.ts';
import { useSlotExplanationDialog } from './slot-explanation/use-slot-explanation-dialog.tsx';
import { VisitsNeedingChange } from './visits-needing-change.tsx';

type RosterProps = { today: string; onAdd: () => void };

const capacityCopy = rosterCopy.capacity;

function WeekCapacityCard({ week }: { week: WeekSchedule }) {
  return (
    <Card as="section" aria-label={capacityCopy.title} className="p-4 lg:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg text-plum-900">{capacityCopy.title}</h2>
        <p className="text-sm text-stone">{capacityCopy.text}</p>
      </div>
      <ol className="mt-3 grid grid-cols-7 gap-1 text-center sm:gap-2">
        {week.days.map(({ day, seats, isClosed }) => {
          const booked = week.visits.filter((visit) => visit.day === day).length;
          return (
            <li
              key={day}
              className={cx(
                'min-w-0 rounded-field px-0.5 py-2',
                day === week.today ? 'bg-haldi-200' : isClosed ? 'bg-sand' : 'bg-haldi-50',
              )}
            >
              <span className="sr-only">
                {isClosed
                  ? capacityCopy.closedDay(formatDayWithWeekday(day))
                  : capacityCopy.day(formatDayWithWeekday(day), seats, booked)}
              </span>
              <span aria-hidden="true">
                <span className="block text-xs font-semibold text-plum-900 sm:text-sm">
                  <span className="sm:hidden">{shortWeekday(weekdayOf(day))}</span>
                  <span className="hidden sm:inline">{formatWeekdayAndDate(day)}</span>
                </span>
                <span className="block font-display text-xl font-semibold text-plum-900 tabular-nums lg:text-2xl">
                  {isClosed ? '–' : seats}
                </span>
                <span className="block truncate text-xs text-stone tabular-nums">
                  <span className="sm:hidden">{isClosed ? '' : booked}</span>
                  <span className="hidden sm:inline">
                    {isClosed ? capacityCopy.closed : capacityCopy.visits(booked)}
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function Roster({ today, onAdd }: RosterProps) {
  const { data: roster, isError, refetch } = useBeauticians();
  const { data: week } = useWeekSchedule(today);
  if (isError && !roster) {
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!roster) {
    return <Loading isQuiet text={copy.loading} shape="h-40" className="lg:grid-cols-2" />;
  }
  if (roster.length === 0) {
    return (
      <EmptyState
        picture="/pictures/empty/beauticians.svg"
        title={copy.none}
        text={copy.noneText}
        action={<Button onClick={onAdd}>{copy.add}</Button>}
      />
    );
  }
  return (
    <>
      <VisitsNeedingChange visits={week?.needingChange ?? []} />
      {week && <WeekCapacityCard week={week} />}
      <ul aria-label={copy.list} className="grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {roster.map((beautician) => (
          <BeauticianCard
            key={beautician._id}
            beautician={beautician}
            today={today}
            week={week}
            menu={<BeauticianActionsMenu beautician={beautician} />}
          />
        ))}
      </ul>
    </>
  );
}

export default function BeauticiansScreen() {
  const [today] = useState(() => indiaDay(new Date()));
  const [adding, setAdding] = useState({ isOpen: false, time: 0 });
  const refresh = useRefreshRoster();
  useRefreshOnEvents(() => void refresh());
  const { openExplanation, explanationDialog } = useSlotExplanationDialog();
  const startAdding = (): void => setAdding({ isOpen: true, time: adding.time + 1 });
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        actions={
          <>
            <Button look="secondary" aria-haspopup="dialog" onClick={() => openExplanation({})}>
              <CircleQuestionMark aria-hidden="true" className="size-5" />
              {slotExplanationCopy.open}
            </Button>
            <Button onClick={startAdding}>
              <UserPlus aria-hidden="true" className="size-5" />
              {copy.add}
            </Button>
          </>
        }
      />
      <Roster today={today} onAdd={startAdding} />
      {explanationDialog}
      <BeauticianForm
        key={adding.time}
        open={adding.isOpen}
        beautician={undefined}
        onClose={() => setAdding({ ...adding, isOpen: false })}
      />
    </div>
  );
}
