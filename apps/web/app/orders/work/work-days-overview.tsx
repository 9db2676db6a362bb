import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import { weekdayNames } from '@haldi/contract/kit/weekdays';
import { isOpenStatus } from '@haldi/contract/orders/status';
import type { UpcomingWorkVisits, WorkVisit } from '@haldi/contract/orders/work/schema';
import { type ReactNode, useId } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { QueuedAction } from './action-queue-rules.ts';
import { workCopy } from './copy.ts';
import { MyProfile } from './my-profile.tsx';
import { TakePaymentButton } from './payments/take-payment-button.tsx';
import {
  amountDueForVisit,
  isUnpaidVisit,
  shouldAskWhyUnpaid,
} from './payments/visit-payment-amounts.ts';
import { VisitCard } from './visit-card.tsx';
import { hasUnsentDecline, unsentVisitActions } from './work-notices.tsx';

type ShownDay = UpcomingWorkVisits['days'][number];

const dayName = (day: string): string =>
  `${weekdayNames[weekdayOf(day)]}, ${formatDay(day).slice(0, 6)}`;

const findNextVisit = (
  visits: readonly WorkVisit[],
  actions: readonly QueuedAction[],
): WorkVisit | undefined =>
  visits.find(
    ({ _id, status }) =>
      isOpenStatus(status) && !hasUnsentDecline(unsentVisitActions(actions, _id)),
  );

type VisitListProps = {
  day: string;
  visits: readonly WorkVisit[];
  actions: readonly QueuedAction[];
  nextId?: string | undefined;
  /** Absent: no visit of this list has begun. */
  onTakePayment?: (visitId: string) => void;
};

function VisitList(props: VisitListProps & { label: string }) {
  const { day, visits, actions, nextId, onTakePayment, label } = props;
  return (
    <ul aria-label={label} className="space-y-4">
      {visits.map((visit) => (
        <li key={visit._id}>
          <VisitCard
            visit={visit}
            unsentActions={unsentVisitActions(actions, visit._id)}
            isNext={visit._id === nextId}
            listDay={day}
          />
          {onTakePayment && isUnpaidVisit(visit) && (
            <div className="mt-2">
              <TakePaymentButton
                due={amountDueForVisit(visit)}
                visitName={`${visit.slot}, ${visit.firstName}`}
                onTake={() => onTakePayment(visit._id)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Planned for this beautician, but not assigned: no customer, no actions. */
function PlannedVisits({ planned }: Pick<ShownDay, 'planned'>) {
  if (planned.length === 0) return null;
  return (
    <section aria-label={workCopy.planned} className="mt-4">
      <h3 className="font-body text-lg font-semibold text-plum-950">{workCopy.planned}</h3>
      <p className="text-stone">{workCopy.plannedHint}</p>
      <ul className="mt-2 space-y-2">
        {planned.map(({ _id, slot, minutes, area, services }) => (
          <li
            key={_id}
            className="rounded-card border-2 border-dashed border-stone/50 p-3 text-lg leading-snug text-plum-950"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold tabular-nums">
                {slot} <span className="font-normal">{formatDuration(minutes)}</span>
              </span>
              <span>{area}</span>
            </span>
            {services.map(({ name, quantity }) => (
              <span key={name} className="block wrap-anywhere">
                {quantity > 1 ? `${name} x ${quantity}` : name}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComingDay(props: ShownDay & { actions: readonly QueuedAction[] }) {
  const { day, visits, planned, actions } = props;
  return (
    <section aria-label={dayName(day)}>
      <h3 className="flex items-baseline justify-between gap-3 border-b-2 border-plum-900 pb-1 font-body text-lg font-semibold text-plum-950">
        {dayName(day)}
        <span className="font-normal">
          {visits.length > 0
            ? workCopy.count(visits.length)
            : planned.length === 0 && workCopy.free}
        </span>
      </h3>
      {visits.length > 0 && (
        <div className="mt-3">
          <VisitList {...{ day, visits, actions }} label={dayName(day)} />
        </div>
      )}
      <PlannedVisits planned={planned} />
    </section>
  );
}

type OverviewProps = {
  userId: string;
  days: [today: ShownDay, ...later: ShownDay[]];
  actions: readonly QueuedAction[];
  name: string;
  picture: string | null;
  notices: ReactNode;
  onTakePayment: (visitId: string) => void;
};

export function WorkDaysOverview(props: OverviewProps) {
  const { userId, days, actions, name, picture, notices, onTakePayment } = props;
  const [today, ...later] = days;
  const id = useId();
  const next = findNextVisit(today.visits, actions);
  const isDone =
    today.visits.length > 0 && next === undefined && !today.visits.some(shouldAskWhyUnpaid);
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 gap-y-10 px-4 pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:px-5 lg:pt-8">
      <div className="min-w-0 lg:col-start-1">
        <div className="mb-4 space-y-3 empty:hidden">{notices}</div>
        <p className="text-lg text-plum-950">{workCopy.greeting(firstName(name))}</p>
        <h1 id={id} className="flex items-baseline justify-between gap-3 text-3xl text-plum-950">
          {workCopy.today}
          <span className="font-body text-lg tracking-normal">{dayName(today.day)}</span>
        </h1>
        {isDone && <p className="mt-3 text-xl font-semibold text-leaf-700">{workCopy.allDone}</p>}
        <section aria-labelledby={id} className="mt-4">
          {today.visits.length === 0 ? (
            <EmptyState
              picture="/pictures/scenes/body-polishing.svg"
              title={workCopy.noVisits}
              text={workCopy.noVisitsText}
              className="rounded-card border border-sand bg-white"
            />
          ) : (
            <VisitList
              {...{ ...today, actions, onTakePayment }}
              nextId={next?._id}
              label={workCopy.today}
            />
          )}
          <PlannedVisits planned={today.planned} />
        </section>
      </div>
      <section
        aria-labelledby={`${id}-coming`}
        className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id={`${id}-coming`} className="text-2xl text-plum-950">
          {workCopy.coming}
        </h2>
        <div className="mt-4 space-y-5">
          {later.map((day) => (
            <ComingDay key={day.day} {...day} actions={actions} />
          ))}
        </div>
      </section>
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">
        <MyProfile userId={userId} name={name} picture={picture} actions={actions} />
      </div>
    </div>
  );
}
