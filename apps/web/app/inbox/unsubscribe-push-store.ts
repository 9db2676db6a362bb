import { unsubscribeThisBrowser } from './browser-push.ts';
import { pushTopics } from './push-topics-store.ts';

/** Nobody waits longer than this to be logged out. */
const patienceMs = 4_000;

const end = async (): Promise<void> => {
  await unsubscribeThisBrowser();
  pushTopics.clear();
};

/** Whoever logs out is told nothing here any more. Never fails: nobody is kept from logging out. */
export const unsubscribePush = async (): Promise<void> => {
  if (pushTopics.areLinksOnly()) return;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  const ended = end().catch((error: unknown) =>
    console.warn('Push messages to this browser could not be ended', error),
  );
  await Promise.race([ended, waited]);
};

/** Somebody else logs in: what was for the one before is not hers to read. */
export const unsubscribeOtherAccount = async (userId: string): Promise<void> => {
  if (pushTopics.areOfAnother(userId)) await unsubscribePush();
};
