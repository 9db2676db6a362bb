import { formatDay, formatIndiaTime } from '@haldi/contract/kit/dates';
import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { isOpenStatus } from '@haldi/contract/orders/status';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { visitActions, visitActionTimes } from '@haldi/contract/orders/work/visit-actions';
import { areVisitActionsAllowed } from '@haldi/contract/orders/work/work-visit-rules';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { useNow } from '../../lib/use-now.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { QueuedAction } from './action-queue-rules.ts';
import { workCopy } from './copy.ts';
import { offeredVisitAction } from './offered-visit-action.ts';
import { OtherVisitActions } from './other-visit-actions.tsx';
import { TakePaymentButton } from './payments/take-payment-button.tsx';
import { VisitAmountsSection } from './payments/visit-amounts-section.tsx';
import { amountDueForVisit, isUnpaidVisit } from './payments/visit-payment-amounts.ts';
import { StickyFooter } from './sticky-footer.tsx';
import { VisitActionButton } from './visit-action-button.tsx';
import { LateBadge, PaymentBadge, VisitProgressBadge } from './visit-card.tsx';
import { ContactSection, ServicesSection } from './visit-sections.tsx';
import { hasUnsentDecline, UnsentActionsNotice, unsentVisitActions } from './work-notices.tsx';

const focusOnMount = (element: HTMLElement | null): void => element?.focus();

type VisitNotFoundProps = { hasDeclined: boolean; notices: ReactNode };

export function VisitNotFound({ hasDeclined, notices }: VisitNotFoundProps) {
  const title = hasDeclined ? workCopy.declinedTitle : workCopy.notFound;
  return (
    <div
      key={title}
      // The button that had the focus is gone.
      ref={hasDeclined ? focusOnMount : undefined}
      tabIndex={-1}
      className="mx-auto w-full max-w-140 px-4 pt-4 outline-none"
    >
      <h1 className="sr-only">{title}</h1>
      <div className="space-y-3 empty:hidden">{notices}</div>
      <EmptyState
        picture="/pictures/empty/orders.svg"
        title={title}
        text={hasDeclined ? workCopy.declinedText : workCopy.notFoundText}
        action={
          <LinkButton to="/work" size="large">
            {workCopy.toDay}
          </LinkButton>
        }
      />
    </div>
  );
}

const endTimeOf = ({ slot, minutes }: WorkVisit): string =>
  formatTimeOfDay(parseTimeOfDay(slot) + minutes);

function Heading({ visit, today }: { visit: WorkVisit; today: string }) {
  const { slot, minutes, firstName, day } = visit;
  return (
    <div>
      {day !== today && <p className="text-lg font-semibold text-plum-950">{formatDay(day)}</p>}
      <h1 className="text-3xl text-plum-950">
        <span className="font-semibold tabular-nums">{slot}</span>
        <span className="mt-1 block text-2xl wrap-anywhere">{firstName}</span>
      </h1>
      <p className="mt-1 text-lg text-plum-950">
        {formatDuration(minutes)}, {workCopy.until(endTimeOf(visit))}
      </p>
    </div>
  );
}

type VisitViewProps = {
  userId: string;
  visit: WorkVisit;
  actions: readonly QueuedAction[];
  today: string;
  ownName: string;
  notices: ReactNode;
  onTakePayment: () => void;
  onEnterCode: () => void;
  onDecline: () => void;
};

function VisitProgressSteps({ visit: { progress } }: { visit: WorkVisit }) {
  const times = visitActionTimes(progress);
  return (
    <ol aria-label={workCopy.steps} className="grid grid-cols-4 gap-1.5">
      {visitActions.map((action) => {
        const at = times[action];
        return (
          <li
            key={action}
            className={cx(
              'rounded-field border-2 px-1 py-2 text-center text-sm leading-tight text-plum-950',
              at ? 'border-leaf-700 bg-leaf-100' : 'border-sand bg-white',
            )}
          >
            <span
              className={cx(
                'mx-auto mb-1 flex size-6 items-center justify-center rounded-full border-2',
                at ? 'border-leaf-700 bg-leaf-700 text-white' : 'border-edge',
              )}
            >
              {at && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
            </span>
            <span className="block font-semibold">{workCopy.visitActions[action]}</span>
            <span className="block whitespace-nowrap tabular-nums">
              {at ? (
                formatIndiaTime(new Date(at))
              ) : (
                <span className="sr-only">{workCopy.notYet}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function VisitView(props: VisitViewProps) {
  const { userId, visit, actions, today, ownName, notices } = props;
  const { onTakePayment, onEnterCode, onDecline } = props;
  const unsentActions = unsentVisitActions(actions, visit._id);
  const hasDeclined = hasUnsentDecline(unsentActions);
  const now = useNow();
  const canWork = areVisitActionsAllowed(visit, now);
  const action = hasDeclined ? undefined : offeredVisitAction(visit, now);
  return (
    <>
      <div className="mx-auto grid w-full max-w-page grow content-start gap-5 px-4 pt-5 pb-8 lg:grid-cols-2 lg:gap-x-10 lg:px-5 lg:pt-8">
        <div className="space-y-3 empty:hidden lg:col-span-2">{notices}</div>
        <div className="min-w-0 space-y-5">
          <Heading visit={visit} today={today} />
          <p className="flex flex-wrap gap-2 empty:hidden">
            {!isOpenStatus(visit.status) && <VisitProgressBadge visit={visit} />}
            <LateBadge visit={visit} />
            <PaymentBadge visit={visit} />
          </p>
          <UnsentActionsNotice actions={unsentActions} />
          {hasDeclined && <p className="text-lg font-semibold">{workCopy.declined}</p>}
          {(canWork || visit.day === today) && <VisitProgressSteps visit={visit} />}
          {!canWork && isOpenStatus(visit.status) && (
            <p className="rounded-field bg-haldi-100 px-4 py-3 text-lg leading-snug">
              {workCopy.onVisitDay}
            </p>
          )}
          <ContactSection visit={visit} today={today} ownName={ownName} />
        </div>
        <div className="min-w-0 space-y-5">
          <ServicesSection visit={visit} />
          <VisitAmountsSection visit={visit} onTake={onTakePayment} />
          {isOpenStatus(visit.status) && !hasDeclined && (
            <OtherVisitActions {...{ userId, visit, now, onDecline }} />
          )}
        </div>
      </div>
      {action && (
        <VisitActionButton
          {...{ userId, visit, action, onEnterCode }}
          onSent={(sent) => {
            if (sent === 'done' && amountDueForVisit(visit) > 0) onTakePayment();
          }}
        />
      )}
      {isUnpaidVisit(visit) && (
        <StickyFooter>
          <TakePaymentButton due={amountDueForVisit(visit)} onTake={onTakePayment} />
        </StickyFooter>
      )}
    </>
  );
}
