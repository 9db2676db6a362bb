import type { AppContext } from '../platform/app-context.ts';
import { errorReason } from '../platform/error-reason.ts';
import { isOrderOfReviewer } from './store.ts';

type Changed = { kind: string; _id: string };

/**
 * A completed visit, or an undone one, changes the badge on the customer's review. Every instance
 * receives every order event and drops its own cached pages.
 */
export const invalidatePagesOnBadgeChange = (
  { db, live, log, responseCache }: AppContext,
  ordersTopic: string,
): void => {
  live.subscribe(ordersTopic, (event) => {
    const { kind, _id } = event as Changed;
    // A new order does not verify a review.
    if (kind === 'order-placed') return;
    isOrderOfReviewer(db, _id).then(
      (isOfReviewer) => {
        if (isOfReviewer) responseCache.invalidate();
      },
      (error: unknown) => {
        log.warn({ reason: errorReason(error) }, 'a changed order could not be looked up');
        responseCache.invalidate();
      },
    );
  });
};
