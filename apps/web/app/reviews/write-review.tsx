import { useIsSignedIn } from '../accounts/session-store.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { reviewsCopy } from './copy.ts';
import { OwnReview } from './own-review.tsx';
import { useOwnReview } from './queries.ts';
import { ReviewForm } from './review-form.tsx';

function Waiting() {
  return (
    <div aria-busy="true" className="space-y-5">
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-36" />
      <Skeleton className="h-13 w-44" />
    </div>
  );
}

/**
 * The form, or the own review in its place. The server's page is a visitor's; whoever is logged in
 * sees a grey shape there until it is known which of the two it is.
 */
export function WriteReview() {
  const isSignedIn = useIsSignedIn();
  const own = useOwnReview();
  return (
    <Card as="section" aria-labelledby="write-review" className="sm:p-7">
      <h2 id="write-review" className="text-2xl text-plum-900">
        {own ? reviewsCopy.yourReview : reviewsCopy.write}
      </h2>
      {!own && <p className="mt-1 text-stone">{reviewsCopy.writeIntro}</p>}
      <div className="mt-5">
        {own ? (
          <OwnReview review={own} />
        ) : (
          <>
            <div
              className={own === undefined ? 'hidden' : isSignedIn ? undefined : 'member:hidden'}
            >
              <ReviewForm />
            </div>
            <div
              className={own === undefined ? undefined : isSignedIn ? 'hidden' : 'visitor:hidden'}
            >
              <Waiting />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
