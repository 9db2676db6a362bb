import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { dashboardCopy as copy } from './copy.ts';

function DashboardOutline() {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 xl:grid-cols-[1fr_20rem]">
        <Skeleton className="h-96 rounded-card!" />
        <Skeleton className="h-36 rounded-card! xl:h-68" />
      </div>
      <div className="grid grid-cols-3 gap-3 lg:gap-4">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-20 rounded-card!" />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-30 rounded-card!" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-card!" />
        <Skeleton className="h-80 rounded-card!" />
      </div>
    </div>
  );
}

type LoadingDashboardProps = { hasFailed: boolean; onRetry: () => void };

/** The text stays if loading fails (specification), with a button to try again. */
export function LoadingDashboard({ hasFailed, onRetry }: LoadingDashboardProps) {
  const word = (
    <p role="status" className="flex items-center gap-3 font-display text-xl text-plum-900">
      {copy.loading}
    </p>
  );
  return (
    <>
      <h1 className="sr-only">{copy.title}</h1>
      {hasFailed ? (
        <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 text-center">
          <img src="/pictures/empty/error.svg" alt="" width={200} height={160} />
          {word}
          <Button onClick={onRetry}>{copy.tryAgain}</Button>
        </div>
      ) : (
        <div className="space-y-4">
          {word}
          <DashboardOutline />
        </div>
      )}
    </>
  );
}
