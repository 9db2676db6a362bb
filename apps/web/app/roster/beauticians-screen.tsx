import { indiaDay } from '@haldi/contract/kit/dates';
import { CircleQuestionMark, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { BeauticianActionsMenu } from './beautician-actions-menu.tsx';
import { BeauticianCard } from './beautician-card.tsx';
import { BeauticianForm } from './beautician-form.tsx';
import { rosterCopy as copy } from './copy.ts';
import { useBeauticians, useRefreshRoster, useRosterWeek } from './queries.ts';
import { slotExplanationCopy } from './slot-explanation/copy.ts';
import { useSlotExplanationDialog } from './slot-explanation/use-slot-explanation-dialog.tsx';
import { VisitsNeedingChange } from './visits-needing-change.tsx';
import { WeekCapacityCard } from './week-capacity-card.tsx';

type RosterProps = { today: string; onAdd: () => void };

function Roster({ today, onAdd }: RosterProps) {
  const { data: roster, isError, refetch } = useBeauticians();
  const { data: week } = useRosterWeek(today);
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
