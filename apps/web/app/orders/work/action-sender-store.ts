import * as calls from '@haldi/contract/orders/work/endpoints';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../accounts/session-store.ts';
import { createAttemptId } from '../../lib/attempt-id.ts';
import { CallError, call } from '../../lib/call.ts';
import { isUnreachable } from '../../lib/error-text.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useOnline } from '../../lib/use-online.ts';
import {
  applyAnswer,
  type BeauticianAction,
  failureDecision,
  isUnsent,
  nextToSend,
  type QueuedAction,
  retryDelayMs,
} from './action-queue.ts';
import { actionQueue } from './action-queue-store.ts';
import { refreshWork, updateWorkDays } from './queries.ts';

/** The same action is sent again after this. */
const requestTimeoutMs = 15_000;

const callOf = ({
  act,
  visit,
  attempt,
  pressedAt,
}: QueuedAction): Promise<WorkVisit | undefined> => {
  const options = { signal: AbortSignal.timeout(requestTimeoutMs), keepalive: true };
  const sent = { attempt, pressedAt };
  if (act.kind === 'help') {
    return call(calls.requestHelp, { body: { ...sent, visit: visit?._id ?? null } }, options);
  }
  const params = { _id: visit?._id ?? '' };
  switch (act.kind) {
    case 'press': {
      const { press, code } = act;
      const body = { ...sent, press, ...(code !== undefined && { code }) };
      return call(calls.performVisitAction, { params, body }, options);
    }
    case 'late':
      return call(
        calls.reportRunningLate,
        { params, body: { ...sent, minutes: act.minutes } },
        options,
      );
    case 'cannot-go':
      return call(calls.declineVisit, { params, body: { ...sent, reason: act.reason } }, options);
    case 'services':
      return call(
        calls.addServices,
        { params, body: { ...sent, services: act.services } },
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
let isAskedAgain = false;

const actionsOfCurrentUser = (): QueuedAction[] => {
  const userId = session.token() === null ? null : session.userId();
  return actionQueue.all().filter((kept) => kept.userId === userId);
};

const completeAction = async (kept: QueuedAction, answer?: WorkVisit): Promise<void> => {
  if (client) await updateWorkDays(client, kept.userId, (days) => applyAnswer(days, kept, answer));
  actionQueue.drop(kept);
};

const sendOne = async (kept: QueuedAction): Promise<'go on' | 'skip' | 'stop'> => {
  try {
    await completeAction(kept, await callOf(kept));
    return 'go on';
  } catch (error) {
    const isAnswered = error instanceof CallError;
    // The server has accepted the action, but the answer cannot be parsed: the data is fetched
    // again. Other answers, such as the login page of a public network, do not count as accepted.
    if (!isAnswered && !isUnreachable(error) && !(error instanceof SyntaxError)) {
      await completeAction(kept);
      return 'go on';
    }
    const fate = failureDecision(isAnswered ? error.status : undefined);
    if (fate === 'refused') {
      actionQueue.refuse(kept, (error as CallError).message);
      return 'go on';
    }
    return fate === 'skip' ? 'skip' : 'stop';
  }
};

const sendAll = async (): Promise<void> => {
  const stuck = new Set<string>();
  let hasFailed = false;
  let hasSent = false;
  for (;;) {
    const next = nextToSend(actionsOfCurrentUser(), stuck);
    if (!next) break;
    const what = await sendOne(next);
    hasSent ||= what === 'go on';
    hasFailed ||= what !== 'go on';
    if (what === 'skip') stuck.add(next.visit?._id ?? '');
    if (what === 'stop') break;
  }
  failures = hasFailed ? failures + 1 : 0;
  hasLastTryFailed.update(() => hasFailed);
  const userId = session.userId();
  if (hasSent && client && userId) await refreshWork(client, userId);
};

/** One tab at a time. Without the Locks API the server still applies each attempt once. */
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('work-acts', work) : work();

const tryLater = (): void => {
  clearTimeout(timer);
  if (!client || !actionsOfCurrentUser().some(isUnsent)) return;
  timer = setTimeout(sendWaiting, retryDelayMs(failures));
};

/** If called while sending, it runs again afterwards. */
const sendWaiting = (): void => {
  isAskedAgain = isSending;
  if (isSending || !client || !actionsOfCurrentUser().some(isUnsent)) return;
  if (!navigator.onLine) return;
  isSending = true;
  withLock(sendAll)
    .catch((error: unknown) => console.error('What waits could not be sent', error))
    .finally(() => {
      isSending = false;
      if (isAskedAgain) sendWaiting();
      else tryLater();
    });
};

/** Stored on the phone before it is sent. */
export const queueAction = (
  userId: string,
  act: BeauticianAction,
  visit: WorkVisit | null,
): void => {
  actionQueue.keep({
    attempt: createAttemptId(),
    userId,
    pressedAt: new Date().toISOString(),
    visit: visit && { _id: visit._id, day: visit.day, slot: visit.slot },
    act,
  });
  sendWaiting();
};

const onVisibilityChange = (): void => {
  if (document.visibilityState === 'visible') sendWaiting();
};

export const startSendingActions = (queries: QueryClient): (() => void) => {
  client = queries;
  window.addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', onVisibilityChange);
  sendWaiting();
  return () => {
    client = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', sendWaiting);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};
