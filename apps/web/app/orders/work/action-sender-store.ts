import * as calls from '@haldi/contract/orders/work/endpoints';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../accounts/session-store.ts';
import { createAttemptId } from '../../lib/attempt-id.ts';
import { CallError, callEndpoint } from '../../lib/call.ts';
import { isUnreachableError } from '../../lib/error-text.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useOnline } from '../../lib/use-online.ts';
import {
  type BeauticianAction,
  decideAfterSendFailure,
  isUnsent,
  nextActionToSend,
  type QueuedAction,
  retryDelayMs,
  withServerAnswer,
} from './action-queue-rules.ts';
import { actionQueue } from './action-queue-store.ts';
import { toActionRefusal } from './action-refusal.ts';
import { refreshUpcomingWorkVisits, updateCachedUpcomingWorkVisits } from './queries.ts';

/** The same action is sent again after this. */
const requestTimeoutMs = 15_000;

const sendAction = ({
  act,
  visit,
  attempt,
  pressedAt,
}: QueuedAction): Promise<WorkVisit | undefined> => {
  const options = { signal: AbortSignal.timeout(requestTimeoutMs), keepalive: true };
  const stamp = { attempt, pressedAt };
  if (act.kind === 'help') {
    return callEndpoint(
      calls.requestHelp,
      { body: { ...stamp, visit: visit?._id ?? null } },
      options,
    );
  }
  const params = { _id: visit?._id ?? '' };
  switch (act.kind) {
    case 'press': {
      const { press, code } = act;
      const body = { ...stamp, press, ...(code !== undefined && { code }) };
      return callEndpoint(calls.performVisitAction, { params, body }, options);
    }
    case 'late':
      return callEndpoint(
        calls.reportRunningLate,
        { params, body: { ...stamp, minutes: act.minutes } },
        options,
      );
    case 'cannot-go':
      return callEndpoint(
        calls.declineVisit,
        { params, body: { ...stamp, reason: act.reason } },
        options,
      );
    case 'services':
      return callEndpoint(
        calls.addServicesToVisit,
        { params, body: { ...stamp, services: act.services } },
        options,
      );
    case 'payment': {
      const { kind: _, ...payment } = act;
      return callEndpoint(calls.takePayment, { params, body: { ...stamp, ...payment } }, options);
    }
    case 'unpaid':
      return callEndpoint(
        calls.recordUnpaidReason,
        { params, body: { ...stamp, reason: act.reason } },
        options,
      );
  }
};

const hasLastTryFailed = createStore(false);

export const useIsWaitingForConnection = (): boolean => {
  const isOnline = useOnline();
  return useStore(hasLastTryFailed) || !isOnline;
};

let client: QueryClient | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
let shouldSendAgain = false;

const actionsOfCurrentUser = (): QueuedAction[] => {
  const userId = session.token() === null ? null : session.userId();
  return actionQueue.all().filter((action) => action.userId === userId);
};

const completeAction = async (action: QueuedAction, answer?: WorkVisit): Promise<void> => {
  if (client)
    await updateCachedUpcomingWorkVisits(client, action.userId, (days) =>
      withServerAnswer(days, action, answer),
    );
  actionQueue.remove(action);
};

const sendOne = async (action: QueuedAction): Promise<'go on' | 'skip' | 'stop'> => {
  try {
    await completeAction(action, await sendAction(action));
    return 'go on';
  } catch (error) {
    const isAnswered = error instanceof CallError;
    // The server has accepted the action, but the answer cannot be parsed: the data is fetched
    // again. Other answers, such as the login page of a public network, do not count as accepted.
    if (!isAnswered && !isUnreachableError(error) && !(error instanceof SyntaxError)) {
      await completeAction(action);
      return 'go on';
    }
    const decision = decideAfterSendFailure(isAnswered ? error.status : undefined);
    if (decision === 'refused') {
      const refusal = toActionRefusal(action, error as CallError, new Date());
      if (refusal) actionQueue.refuse(action, refusal);
      else await completeAction(action);
      return 'go on';
    }
    return decision === 'skip' ? 'skip' : 'stop';
  }
};

const sendAll = async (): Promise<void> => {
  const skippedVisits = new Set<string>();
  let hasFailed = false;
  let hasSent = false;
  for (;;) {
    const next = nextActionToSend(actionsOfCurrentUser(), skippedVisits);
    if (!next) break;
    const result = await sendOne(next);
    hasSent ||= result === 'go on';
    hasFailed ||= result !== 'go on';
    if (result === 'skip') skippedVisits.add(next.visit?._id ?? '');
    if (result === 'stop') break;
  }
  failures = hasFailed ? failures + 1 : 0;
  hasLastTryFailed.update(() => hasFailed);
  const userId = session.userId();
  if (hasSent && client && userId) await refreshUpcomingWorkVisits(client, userId);
};

/** One tab at a time. Without the Locks API the server still applies each attempt once. */
const withLock = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('work-acts', task) : task();

const tryLater = (): void => {
  clearTimeout(timer);
  if (!client || !actionsOfCurrentUser().some(isUnsent)) return;
  timer = setTimeout(sendUnsent, retryDelayMs(failures));
};

/** If called while sending, it runs again afterwards. */
const sendUnsent = (): void => {
  shouldSendAgain = isSending;
  if (isSending || !client || !actionsOfCurrentUser().some(isUnsent)) return;
  if (!navigator.onLine) return;
  isSending = true;
  withLock(sendAll)
    .catch((error: unknown) => console.error('What waits could not be sent', error))
    .finally(() => {
      isSending = false;
      if (shouldSendAgain) sendUnsent();
      else tryLater();
    });
};

/** Stored on the phone before it is sent. Returns its attempt ID. */
export const queueAction = (
  userId: string,
  act: BeauticianAction,
  visit: WorkVisit | null,
): string => {
  const attempt = createAttemptId();
  actionQueue.add({
    attempt,
    userId,
    pressedAt: new Date().toISOString(),
    visit: visit && { _id: visit._id, day: visit.day, slot: visit.slot },
    act,
  });
  sendUnsent();
  return attempt;
};

const onVisibilityChange = (): void => {
  if (document.visibilityState === 'visible') sendUnsent();
};

export const startSendingActions = (queries: QueryClient): (() => void) => {
  client = queries;
  window.addEventListener('online', sendUnsent);
  document.addEventListener('visibilitychange', onVisibilityChange);
  sendUnsent();
  return () => {
    client = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', sendUnsent);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};
