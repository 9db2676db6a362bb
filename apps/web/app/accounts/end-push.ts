/** Loaded on demand: needed at most once a session. */
const inbox = () => import('../inbox/unsubscribe-push-store.ts');

const warn = (error: unknown): void =>
  console.warn('Push messages to this browser could not be looked after', error);

/** Never rejects. */
export const endPush = (): Promise<void> =>
  inbox()
    .then((push) => push.unsubscribePush())
    .catch(warn);

/** Unsubscribes another account that used this device before. Never rejects. */
export const endPushOfOthers = (userId: string): Promise<void> =>
  inbox()
    .then((push) => push.unsubscribeOtherAccount(userId))
    .catch(warn);
