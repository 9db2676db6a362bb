import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { readBrowser, subscribed, unsubscribed } from '../browser-push.ts';
import { isBusy, nextWork, type PushWork, type Standing, standingOf } from '../push-state.ts';
import type { PushTopic } from '../push-topic.ts';
import { pushTopics, usePushTopic } from '../push-topics-store.ts';

/** What the browser says, and says again when its settings change. */
const useBrowser = () => {
  const [browser, setBrowser] = useState(readBrowser);
  const read = useCallback(() => setBrowser(readBrowser()), []);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isGone = false;
    const listen = async (): Promise<void> => {
      const found = await navigator.permissions?.query({ name: 'notifications' });
      if (isGone) return;
      status = found;
      status?.addEventListener('change', read);
    };
    // A browser that cannot be asked is read again at the next press.
    listen().catch(() => undefined);
    return () => {
      isGone = true;
      status?.removeEventListener('change', read);
    };
  }, [read]);
  return [browser, read] as const;
};

/** Once a page load is often enough to find out that the server has forgotten us. */
const mended = new Set<string>();

const isNo = (status: number): boolean => status < 500 && status !== 429;

/** The server may have lost it, the key may be another, the browser may have thrown it away. */
const mend = async ({ topic, subscribe }: PushTopic): Promise<void> => {
  try {
    await subscribe(await subscribed());
  } catch (error) {
    // It said no: that is not allowed any more. Whatever else went wrong is tried again next time.
    if (error instanceof CallError && isNo(error.status)) pushTopics.remove(topic);
    else mended.delete(topic);
  }
};

const useMending = (push: PushTopic, standing: Standing): void => {
  const mendNow = useEffectEvent(() => {
    if (standing !== 'on' || mended.has(push.topic)) return;
    mended.add(push.topic);
    void mend(push);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told about what is the trigger
  useEffect(() => mendNow(), [push.topic, standing]);
};

const start = async ({ topic, subscribe }: PushTopic): Promise<void> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return;
  await subscribe(await subscribed());
  mended.add(topic);
  pushTopics.add(topic);
};

const stop = async (): Promise<void> => {
  await unsubscribed();
  pushTopics.clear();
};

type Push = { standing: Standing; work: PushWork; isBusy: boolean; press: () => void };

/** Push messages to this browser about something: where it stands, and the press that changes it. */
export const usePush = (push: PushTopic): Push => {
  const [browser, readAgain] = useBrowser();
  const standing = standingOf(browser, usePushTopic(push.topic));
  const [work, say] = useReducer(nextWork, 'rest');
  useMending(push, standing);
  const press = async (): Promise<void> => {
    const pressed = { type: 'pressed', standing, isOnline: navigator.onLine } as const;
    if (isBusy(work)) return;
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
  return { standing, work, isBusy: isBusy(work), press: () => void press() };
};
