import { indiaDay } from '@haldi/contract/kit/dates';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { Avatar } from '../ui/avatar.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { BeauticianActionsMenu } from './beautician-actions-menu.tsx';
import {
  AreasLine,
  HoursLine,
  PhoneLine,
  SkillBadges,
  WorkStatusBadge,
} from './beautician-details.tsx';
import { BeauticianWeekPanel } from './beautician-week-panel.tsx';
import { rosterCopy as copy } from './copy.ts';
import { useBeauticians, useRefreshRoster } from './queries.ts';
import { useSlotExplanationDialog } from './slot-explanation/use-slot-explanation-dialog.tsx';
import { TimeOffList } from './time-off-list.tsx';

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
        <Link
          to="/admin/beauticians"
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-2 font-semibold text-plum-700 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {copy.title}
        </Link>
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
