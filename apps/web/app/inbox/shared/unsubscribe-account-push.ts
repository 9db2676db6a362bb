import { unsubscribeThisBrowser } from '../browser-push.ts';
import { pushTopics } from '../push-topics-store.ts';

/** Logging out must not wait longer. */
const timeoutMs = 4_000;

const end = async (): Promise<void> => {
  await unsubscribeThisBrowser();
  pushTopics.clear();
};

/** Never rejects, so that logging out always works. */
export const unsubscribeAccountPush = async (): Promise<void> => {
  if (pushTopics.areLinksOnly()) return;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  const ended = end().catch((error: unknown) =>
    console.warn('Push messages to this browser could not be ended', error),
  );
  await Promise.race([ended, waited]);
};

/** The next user must not see notifications of the previous account. */
export const unsubscribeOtherAccountPush = async (userId: string): Promise<void> => {
  if (pushTopics.areOfAnother(userId)) await unsubscribeAccountPush();
};
