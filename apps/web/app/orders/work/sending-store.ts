import * as calls from '@haldi/contract/orders/work/endpoints';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../accounts/session-store.ts';
import { drawAttemptId } from '../../lib/attempt-id.ts';
import { CallError, call } from '../../lib/call.ts';
import { isUnreachable } from '../../lib/error-text.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useOnline } from '../../lib/use-online.ts';
import { acts } from './acts-store.ts';
import { noteDays, refreshWork } from './queries.ts';
import {
  type Act,
  afterAnswer,
  delayAfter,
  fateOf,
  isWaiting,
  type Kept,
  nextToSend,
} from './queue.ts';

/** Longer than this nobody waits at a door; the same act is sent again. */
const patienceMs = 15_000;

const callOf = ({ act, visit, attempt, pressedAt }: Kept): Promise<WorkVisit | undefined> => {
  const options = { signal: AbortSignal.timeout(patienceMs), keepalive: true };
  const sent = { attempt, pressedAt };
  if (act.kind === 'help') {
    return call(calls.callForHelp, { body: { ...sent, visit: visit?._id ?? null } }, options);
  }
  const params = { _id: visit?._id ?? '' };
  switch (act.kind) {
    case 'press': {
      const { press, code } = act;
      const body = { ...sent, press, ...(code !== undefined && { code }) };
      return call(calls.pressAtVisit, { params, body }, options);
    }
    case 'late':
      return call(
        calls.sayRunningLate,
        { params, body: { ...sent, minutes: act.minutes } },
        options,
      );
    case 'cannot-go':
      return call(calls.sayCannotGo, { params, body: { ...sent, reason: act.reason } }, options);
    case 'services':
      return call(
        calls.addServices,
        { params, body: { ...sent, services: act.services } },
        options,
      );
  }
};

/** Whether the last try of this tab got nowhere. */
const isCutOff = createStore(false);

/** Whether what waits waits for a connection. */
export const useIsCutOff = (): boolean => {
  const isOnline = useOnline();
  return useStore(isCutOff) || !isOnline;
};

let client: QueryClient | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
let isAskedAgain = false;

const ownActs = (): Kept[] => {
  const userId = session.token() === null ? null : session.userId();
  return acts.all().filter((kept) => kept.userId === userId);
};

const settle = async (kept: Kept, answer?: WorkVisit): Promise<void> => {
  if (client) await noteDays(client, kept.userId, (days) => afterAnswer(days, kept, answer));
  acts.drop(kept);
};

/** Sends one; gives back what is to become of the rest. */
const sendOne = async (kept: Kept): Promise<'go on' | 'skip' | 'stop'> => {
  try {
    await settle(kept, await callOf(kept));
    return 'go on';
  } catch (error) {
    const isAnswered = error instanceof CallError;
    // Taken, and answered in a way that this page does not understand: it is read afresh. What is no
    // answer of ours at all, such as the page of a hotel's network, was not taken.
    if (!isAnswered && !isUnreachable(error) && !(error instanceof SyntaxError)) {
      await settle(kept);
      return 'go on';
    }
    const fate = fateOf(isAnswered ? error.status : undefined);
    if (fate === 'refused') {
      acts.refuse(kept, (error as CallError).message);
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
    const next = nextToSend(ownActs(), stuck);
    if (!next) break;
    const what = await sendOne(next);
    hasSent ||= what === 'go on';
    hasFailed ||= what !== 'go on';
    if (what === 'skip') stuck.add(next.visit?._id ?? '');
    if (what === 'stop') break;
  }
  failures = hasFailed ? failures + 1 : 0;
  isCutOff.update(() => hasFailed);
  const userId = session.userId();
  if (hasSent && client && userId) await refreshWork(client, userId);
};

/** One tab at a time; where browsers know no locks the server still takes each attempt once. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('work-acts', work) : work();

const tryLater = (): void => {
  clearTimeout(timer);
  if (!client || !ownActs().some(isWaiting)) return;
  timer = setTimeout(sendWaiting, delayAfter(failures));
};

/** Sends what waits, in its order. Asked meanwhile, it looks once more when it is through. */
const sendWaiting = (): void => {
  isAskedAgain = isSending;
  if (isSending || !client || !ownActs().some(isWaiting)) return;
  if (!navigator.onLine) return;
  isSending = true;
  inTurn(sendAll)
    .catch((error: unknown) => console.error('What waits could not be sent', error))
    .finally(() => {
      isSending = false;
      if (isAskedAgain) sendWaiting();
      else tryLater();
    });
};

/** What she does is on the phone first, and on its way to the salon then. */
export const doAct = (userId: string, act: Act, visit: WorkVisit | null): void => {
  acts.keep({
    attempt: drawAttemptId(),
    userId,
    pressedAt: new Date().toISOString(),
    visit: visit && { _id: visit._id, day: visit.day, slot: visit.slot },
    act,
  });
  sendWaiting();
};

const onSight = (): void => {
  if (document.visibilityState === 'visible') sendWaiting();
};

/** Sends while her page is open: at once, when the connection is back, and from time to time. */
export const startSending = (queries: QueryClient): (() => void) => {
  client = queries;
  window.addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', onSight);
  sendWaiting();
  return () => {
    client = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', sendWaiting);
    document.removeEventListener('visibilitychange', onSight);
  };
};
