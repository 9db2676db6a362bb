import type { Analytics, TimePoint } from '@haldi/contract/analytics/schema';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { Legend } from './legend.tsx';
import { ReportCard } from './report-card.tsx';
import { seriesOf, type TimeKind } from './series.ts';

const Chart = lazy(() => import('./time-charts.tsx'));

/** What makes a point worth drawing. */
const weights: Record<TimeKind, (point: TimePoint) => number> = {
  revenue: ({ revenue, revenueBefore }) => revenue + revenueBefore,
  orders: ({ orders, ordersBefore }) => orders + ordersBefore,
  customers: ({ newCustomers, returning }) => newCustomers + returning,
  cancellations: ({ orders }) => orders,
  'page-views': ({ views }) => views,
};

type TimeCardProps = { kind: TimeKind; figures: Analytics; className?: string };

export function TimeCard({ kind, figures, className }: TimeCardProps) {
  const isEmpty = figures.overTime.every((point) => weights[kind](point) === 0);
  return (
    <ReportCard
      report={kind}
      figures={figures}
      isEmpty={isEmpty}
      {...(className !== undefined && { className })}
    >
      <Legend series={seriesOf[kind]} />
      <Suspense fallback={<Skeleton className="h-55 lg:h-65" />}>
        <Chart kind={kind} grain={figures.grain} points={figures.overTime} />
      </Suspense>
    </ReportCard>
  );
}
