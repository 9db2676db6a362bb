import { Skeleton } from '../../../ui/skeleton.tsx';
import { boardCopy as copy } from './copy.ts';

/** The board without its visits: what waits, and columns of a day. */
export function LoadingBoard() {
  return (
    <div role="status" className="flex min-h-0 grow flex-col gap-3">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-26 shrink-0 rounded-card!" />
      <div className="grid min-h-80 grow grid-cols-1 gap-2 lg:grid-cols-6">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="hidden h-full rounded-card! first:block lg:block" />
        ))}
      </div>
    </div>
  );
}
