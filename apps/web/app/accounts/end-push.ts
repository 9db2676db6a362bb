/** Code of its own, in the file of no page: it is needed once a session at most. */
const inbox = () => import('../inbox/unsubscribe-push-store.ts');

const warn = (error: unknown): void =>
  console.warn('Push messages to this browser could not be looked after', error);

/** Whoever logs out is told nothing on this device any more. Never fails. */
export const endPush = (): Promise<void> =>
  inbox()
    .then((push) => push.unsubscribePush())
    .catch(warn);

/** Whoever logs in reads nothing that is for somebody who was here before. Never fails. */
export const endPushOfOthers = (userId: string): Promise<void> =>
  inbox()
    .then((push) => push.unsubscribeOtherAccount(userId))
    .catch(warn);
