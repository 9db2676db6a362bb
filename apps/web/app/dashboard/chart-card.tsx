import { lazy, type ReactNode, Suspense } from 'react';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ChartProps } from './dashboard-chart.tsx';

const Chart = lazy(() => import('./dashboard-chart.tsx'));

type ChartCardProps = {
  title: string;
  note: string;
  chart: ChartProps;
  empty: string;
  /** The figures as text for screen readers. */
  children: ReactNode;
};

export function ChartCard({ title, note, chart, empty, children }: ChartCardProps) {
  const isEmpty = chart.data.length === 0;
  return (
    <Card as="section" aria-label={title} className="min-w-0 p-4 lg:p-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 text-xl text-plum-900">
        {title}
        <span className="font-body text-sm font-normal tracking-normal text-stone first-letter:uppercase">
          {note}
        </span>
      </h2>
      <div className="mt-3">
        {isEmpty ? (
          <p className="flex h-55 items-center justify-center text-center text-stone lg:h-65">
            {empty}
          </p>
        ) : (
          <>
            <div aria-hidden="true">
              <Suspense fallback={<Skeleton className="h-55 lg:h-65" />}>
                <Chart {...chart} />
              </Suspense>
            </div>
            <div className="sr-only">{children}</div>
          </>
        )}
      </div>
    </Card>
  );
}
