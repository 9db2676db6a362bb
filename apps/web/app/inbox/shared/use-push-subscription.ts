import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { readPushSupport, subscribeThisBrowser, unsubscribeThisBrowser } from '../browser-push.ts';
import {
  isPushInProgress,
  nextPushProgress,
  type PushProgress,
  type PushStatus,
  pushStatusOf,
} from '../push-status.ts';
import type { PushTopic } from '../push-topic.ts';
import { pushTopics, useIsSubscribedTo } from '../push-topics-store.ts';

/** Updates when the browser settings change. */
const useBrowser = () => {
  const [browser, setBrowser] = useState(readPushSupport);
  const read = useCallback(() => setBrowser(readPushSupport()), []);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isGone = false;
    const listen = async (): Promise<void> => {
      const found = await navigator.permissions?.query({ name: 'notifications' });
      if (isGone) return;
      status = found;
      status?.addEventListener('change', read);
    };
    // Ignored: the state is read again at the next press.
    listen().catch(() => undefined);
    return () => {
      isGone = true;
      status?.removeEventListener('change', read);
    };
  }, [read]);
  return [browser, read] as const;
};

/** Once per page load. */
const renewedTopics = new Set<string>();

const isRefusal = (status: number): boolean => status < 500 && status !== 429;

/** The server may have lost the subscription, or the key or the subscription may have changed. */
const renewSubscription = async ({ topic, subscribe }: PushTopic): Promise<void> => {
  try {
    await subscribe(await subscribeThisBrowser());
  } catch (error) {
    // Access was refused. Other failures are retried on the next page load.
    if (error instanceof CallError && isRefusal(error.status)) pushTopics.remove(topic);
    else renewedTopics.delete(topic);
  }
};

const useRenewSubscription = (push: PushTopic, status: PushStatus): void => {
  const renewNow = useEffectEvent(() => {
    if (status !== 'on' || renewedTopics.has(push.topic)) return;
    renewedTopics.add(push.topic);
    void renewSubscription(push);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: topic and status trigger it
  useEffect(() => renewNow(), [push.topic, status]);
};

const start = async ({ topic, subscribe }: PushTopic): Promise<void> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return;
  await subscribe(await subscribeThisBrowser());
  renewedTopics.add(topic);
  pushTopics.add(topic);
};

const stop = async (): Promise<void> => {
  await unsubscribeThisBrowser();
  pushTopics.clear();
};

type Push = { status: PushStatus; progress: PushProgress; isBusy: boolean; press: () => void };

export const usePushSubscription = (push: PushTopic): Push => {
  const [browser, readAgain] = useBrowser();
  const status = pushStatusOf(browser, useIsSubscribedTo(push.topic));
  const [progress, dispatch] = useReducer(nextPushProgress, 'rest');
  useRenewSubscription(push, status);
  const press = async (): Promise<void> => {
    const pressed = { type: 'pressed', status, isOnline: navigator.onLine } as const;
    if (isPushInProgress(progress)) return;
    dispatch(pressed);
    if (!pressed.isOnline) return;
    try {
      await (status === 'on' ? stop() : start(push));
      dispatch({ type: 'settled' });
    } catch (error) {
      console.warn('Push messages could not be changed', error);
      dispatch({ type: 'failed' });
    } finally {
      readAgain();
    }
  };
  return { status, progress, isBusy: isPushInProgress(progress), press: () => void press() };
};
