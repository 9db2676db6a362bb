import { indiaDay } from '@haldi/contract/kit/dates';
import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { streamWorkEvents } from '@haldi/contract/orders/work/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatRecentTime } from '../../lib/recent-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { useOnline } from '../../lib/use-online.ts';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { useOrderEvents } from '../use-order-events.ts';
import { workDaysFromToday } from './action-queue-rules.ts';
import { useQueuedActions } from './action-queue-store.ts';
import { startSendingActions } from './action-sender-store.ts';
import { workCopy } from './copy.ts';
import { HelpButton } from './help-button.tsx';
import { useVisitPaymentDialog, VisitPayment } from './payments/visit-payment.tsx';
import {
  isForbiddenError,
  useRefreshUpcomingWorkVisits,
  useUpcomingWorkVisits,
} from './queries.ts';
import { StartCodeDialog, useStartCodeDialog } from './start-code-dialog.tsx';
import { VisitNotFound, VisitView } from './visit-view.tsx';
import { WorkDaysOverview } from './work-days-overview.tsx';
import { LoadingDay, WorkFrame } from './work-frame.tsx';
import { HelpNotice, OfflineNotice, RefusedActionsNotice } from './work-notices.tsx';

type BeauticianDayProps = {
  userId: string;
  visitId: string | undefined;
  onRefused: () => void;
};

export function BeauticianDay({ userId, visitId, onRefused }: BeauticianDayProps) {
  const queries = useQueryClient();
  const now = useNow();
  const today = indiaDay(now);
  const isOnline = useOnline();
  const actions = useQueuedActions(userId);
  const isLive = useOrderEvents(
    isOnline ? endpointUrl(streamWorkEvents, {}) : null,
    useRefreshUpcomingWorkVisits(userId),
  );
  const { data, error, isPending, refetch } = useUpcomingWorkVisits(userId, isLive);
  const isRefused = isForbiddenError(error);
  useEffect(() => startSendingActions(queries), [queries]);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  const payment = useVisitPaymentDialog();
  const startCode = useStartCodeDialog();
  const [declinedId, setDeclinedId] = useState<string>();
  if (isPending) return <LoadingDay />;
  const days = data && workDaysFromToday(data, actions, now);
  const visits = days?.flatMap((day) => day.visits) ?? [];
  const visit = visits.find(({ _id }) => _id === visitId);
  const isOutdated = error !== null || !isOnline;
  const help = <HelpButton userId={userId} visit={visit ?? null} actions={actions} />;
  const notices = (
    <>
      <RefusedActionsNotice {...{ actions, visits, today }} onEnterCode={startCode.open} />
      <HelpNotice actions={actions} />
      {data && isOutdated && <OfflineNotice readAt={formatRecentTime(data.readAt, today)} />}
    </>
  );
  if (!data || !days) {
    return (
      <WorkFrame title={workCopy.title} help={help}>
        <h1 className="sr-only">{workCopy.title}</h1>
        <div className="mx-auto w-full max-w-140 space-y-3 px-4 pt-4">{notices}</div>
        <LoadFailed
          title={workCopy.failedTitle}
          text={workCopy.failedText}
          onRetry={() => void refetch()}
        />
      </WorkFrame>
    );
  }
  const dialogs = (
    <>
      <VisitPayment {...{ payment, userId, visits }} options={data.paymentOptions} />
      <StartCodeDialog {...{ startCode, userId, visits, actions }} />
    </>
  );
  if (visitId !== undefined) {
    const hasDeclined =
      visitId === declinedId &&
      !actions.some(({ act, visit: of }) => act.kind === 'cannot-go' && of?._id === visitId);
    return (
      <WorkFrame title={visit?.slot ?? workCopy.title} isVisit help={help}>
        {visit ? (
          <VisitView
            key={visit._id}
            {...{ userId, visit, actions, today, notices }}
            ownName={data.name}
            onTakePayment={() => payment.open(visit._id)}
            onEnterCode={() => startCode.open(visit._id)}
            onDecline={() => setDeclinedId(visit._id)}
          />
        ) : (
          <VisitNotFound hasDeclined={hasDeclined} notices={notices} />
        )}
        {dialogs}
      </WorkFrame>
    );
  }
  return (
    <WorkFrame title={workCopy.title} help={help}>
      <WorkDaysOverview
        {...{ userId, days, actions, notices }}
        name={data.name}
        picture={data.picture}
        onTakePayment={payment.open}
      />
      {dialogs}
    </WorkFrame>
  );
}
