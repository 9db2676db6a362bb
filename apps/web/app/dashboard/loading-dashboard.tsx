import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { dashboardCopy as copy } from './copy.ts';

type LoadingDashboardProps = { hasFailed: boolean; onRetry: () => void };

/** Stays when the figures are refused, with a way to ask again. */
export function LoadingDashboard({ hasFailed, onRetry }: LoadingDashboardProps) {
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 text-center">
      <h1 className="sr-only">{copy.title}</h1>
      {!hasFailed && <Spinner className="size-8 text-plum-600" />}
      <p role="status" className="font-display text-xl text-plum-900">
        {copy.loading}
      </p>
      {hasFailed && <Button onClick={onRetry}>{copy.tryAgain}</Button>}
    </div>
  );
}
