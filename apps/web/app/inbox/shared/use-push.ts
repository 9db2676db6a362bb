import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { readPushSupport, subscribeThisBrowser, unsubscribeThisBrowser } from '../browser-push.ts';
import {
  isInProgress,
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

const useRenewSubscription = (push: PushTopic, standing: PushStatus): void => {
  const mendNow = useEffectEvent(() => {
    if (standing !== 'on' || renewedTopics.has(push.topic)) return;
    renewedTopics.add(push.topic);
    void renewSubscription(push);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: topic and status trigger it
  useEffect(() => mendNow(), [push.topic, standing]);
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

type Push = { standing: PushStatus; work: PushProgress; isBusy: boolean; press: () => void };

export const usePush = (push: PushTopic): Push => {
  const [browser, readAgain] = useBrowser();
  const standing = pushStatusOf(browser, useIsSubscribedTo(push.topic));
  const [work, say] = useReducer(nextPushProgress, 'rest');
  useRenewSubscription(push, standing);
  const press = async (): Promise<void> => {
    const pressed = { type: 'pressed', standing, isOnline: navigator.onLine } as const;
    if (isInProgress(work)) return;
    say(pressed);
    if (!pressed.isOnline) return;
    try {
      await (standing === 'on' ? stop() : start(push));
      say({ type: 'settled' });
    } catch (error) {
      console.warn('Push messages could not be changed', error);
      say({ type: 'failed' });
    } finally {
      readAgain();
    }
  };
  return { standing, work, isBusy: isInProgress(work), press: () => void press() };
};
