/** Loaded on demand: needed at most once a session. */
const loadPush = () => import('../inbox/shared/unsubscribe-account-push.ts');

const warn = (error: unknown): void =>
  console.warn('The push subscription could not be removed', error);

/** Never rejects. */
export const removePushSubscription = (): Promise<void> =>
  loadPush()
    .then((push) => push.unsubscribeAccountPush())
    .catch(warn);

/** Unsubscribes another account that used this device before. Never rejects. */
export const removeOtherAccountPushSubscription = (userId: string): Promise<void> =>
  loadPush()
    .then((push) => push.unsubscribeOtherAccountPush(userId))
    .catch(warn);
