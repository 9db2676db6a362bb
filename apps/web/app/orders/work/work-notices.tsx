import { formatDay } from '@haldi/contract/kit/dates';
import { isOpenStatus } from '@haldi/contract/orders/status';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { CircleAlert, CircleCheck, CloudOff, Siren } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { canEnterCodeAgain, isUnsent, type QueuedAction } from './action-queue-rules.ts';
import { actionQueue } from './action-queue-store.ts';
import { useIsWaitingForConnection } from './action-sender-store.ts';
import { workCopy } from './copy.ts';

const visitText = ({ visit }: QueuedAction, today: string): string | null => {
  if (!visit) return null;
  return visit.day === today ? visit.slot : `${formatDay(visit.day)}, ${visit.slot}`;
};

type RefusedActionProps = {
  action: QueuedAction;
  today: string;
  /** Absent: no other code can be entered. */
  onEnterCode: (() => void) | undefined;
};

function RefusedAction({ action, today, onEnterCode }: RefusedActionProps) {
  const { act, refused, isAlreadyRecorded = false } = action;
  const Icon = isAlreadyRecorded ? CircleCheck : CircleAlert;
  return (
    <li
      className={cx(
        'rounded-card border-2 bg-white p-4 text-lg text-plum-950',
        isAlreadyRecorded ? 'border-plum-900' : 'border-brick-600',
      )}
    >
      <div role={isAlreadyRecorded ? 'status' : 'alert'}>
        <p
          className={cx(
            'flex gap-3 leading-snug font-semibold',
            !isAlreadyRecorded && 'text-brick-700',
          )}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          {workCopy.refusedTitle(act, visitText(action, today), isAlreadyRecorded)}
        </p>
        <p className="mt-1 pl-9">{refused}</p>
      </div>
      {onEnterCode && (
        <Button size="large" className="mt-3 w-full" onClick={onEnterCode}>
          {workCopy.enterCodeAgain}
        </Button>
      )}
      <Button
        look="secondary"
        size="large"
        className="mt-3 w-full"
        onClick={() => actionQueue.remove(action)}
      >
        {workCopy.dismiss}
      </Button>
    </li>
  );
}

type RefusedActionsProps = {
  actions: readonly QueuedAction[];
  visits: readonly WorkVisit[];
  today: string;
  onEnterCode: (visitId: string) => void;
};

export function RefusedActionsNotice({ actions, visits, today, onEnterCode }: RefusedActionsProps) {
  const refused = actions.filter((one) => !isUnsent(one));
  if (refused.length === 0) return null;
  const visitToStart = (action: QueuedAction): WorkVisit | undefined =>
    visits.find(
      ({ _id, status, progress }) =>
        _id === action.visit?._id && isOpenStatus(status) && progress.startedAt === null,
    );
  return (
    <ul aria-label={workCopy.refusedList} className="space-y-3">
      {refused.map((one) => {
        const visit = canEnterCodeAgain(one) ? visitToStart(one) : undefined;
        return (
          <RefusedAction
            key={one.attempt}
            action={one}
            today={today}
            onEnterCode={visit && (() => onEnterCode(visit._id))}
          />
        );
      })}
    </ul>
  );
}

export function HelpNotice({ actions }: { actions: readonly QueuedAction[] }) {
  const isCutOff = useIsWaitingForConnection();
  const isUnsentAlert = actions.some((one) => one.act.kind === 'help' && isUnsent(one));
  if (!isUnsentAlert) return null;
  return (
    <p
      role="alert"
      className="flex gap-3 rounded-card bg-brick-700 p-4 text-lg leading-snug font-semibold text-white"
    >
      <Siren aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      {isCutOff ? workCopy.alertWaiting : workCopy.alerting}
    </p>
  );
}

export function OfflineNotice({ readAt }: { readAt: string }) {
  return (
    <div
      role="status"
      className="flex gap-3 rounded-card border-2 border-plum-900 bg-haldi-100 p-4 leading-snug text-plum-950"
    >
      <CloudOff aria-hidden="true" className="size-6 shrink-0" />
      <p>
        <span className="block text-lg font-semibold">{workCopy.offline(readAt)}</span>
        {workCopy.offlineHint}
      </p>
    </div>
  );
}

export function UnsentActionsNotice({ actions }: { actions: readonly QueuedAction[] }) {
  const isCutOff = useIsWaitingForConnection();
  if (actions.length === 0) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-field bg-haldi-200 px-3 py-2 leading-snug font-semibold text-plum-950">
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span role="status">
        {isCutOff ? workCopy.waiting : workCopy.sending}:{' '}
        <span className="font-normal">{workCopy.actionNames(actions.map(({ act }) => act))}</span>
      </span>
    </p>
  );
}

export const unsentVisitActions = (
  actions: readonly QueuedAction[],
  visitId: string,
): QueuedAction[] =>
  actions.filter((one) => isUnsent(one) && one.visit?._id === visitId && one.act.kind !== 'help');

export const hasUnsentDecline = (unsent: readonly QueuedAction[]): boolean =>
  unsent.some(({ act }) => act.kind === 'cannot-go');
