import { Button } from '../ui/button.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';
import { dashboardCopy as copy } from './copy.ts';

type LoadingDashboardProps = { hasFailed: boolean; onRetry: () => void };

/** The text stays if loading fails (specification), with a button to try again. */
export function LoadingDashboard({ hasFailed, onRetry }: LoadingDashboardProps) {
  if (!hasFailed) return <ScreenLoading text={copy.loading} title={copy.title} />;
  return (
    <>
      <h1 className="sr-only">{copy.title}</h1>
      <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 text-center">
        <img src="/pictures/empty/error.svg" alt="" width={200} height={160} />
        <p role="status" className="font-display text-xl text-plum-900">
          {copy.loading}
        </p>
        <Button onClick={onRetry}>{copy.tryAgain}</Button>
      </div>
    </>
  );
}
