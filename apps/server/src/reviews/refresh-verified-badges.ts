import type { AppContext } from '../platform/app-context.ts';
import { errorReason } from '../platform/error-reason.ts';
import { isOrderOfReviewer } from './store.ts';

type Changed = { kind: string; _id: string };

/**
 * A visit that was made, or taken back, changes what stands beside the review of whoever was visited.
 * Every instance hears of every order, and each makes its own pages anew.
 */
export const refreshVerifiedBadges = (
  { db, live, log, responseCache }: AppContext,
  ordersTopic: string,
): void => {
  live.subscribe(ordersTopic, (event) => {
    const { kind, _id } = event as Changed;
    // A visit that was only booked has verified nothing.
    if (kind === 'order-placed') return;
    isOrderOfReviewer(db, _id).then(
      (isOfReviewer) => {
        if (isOfReviewer) responseCache.drop();
      },
      (error: unknown) => {
        log.warn({ reason: errorReason(error) }, 'a changed order could not be looked up');
        responseCache.drop();
      },
    );
  });
};
