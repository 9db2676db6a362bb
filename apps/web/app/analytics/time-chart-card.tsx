import type { Analytics, TimeSeriesPoint } from '@haldi/contract/analytics/schema';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ReportCard } from './report-card.tsx';
import { type TimeReport, timeChartSeriesByReport } from './time-chart-series.ts';

const Chart = lazy(() => import('./time-chart.tsx'));

const weights: Record<TimeReport, (point: TimeSeriesPoint) => number> = {
  revenue: ({ revenue, revenueBefore }) => revenue + revenueBefore,
  orders: ({ orders, ordersBefore }) => orders + ordersBefore,
  customers: ({ newCustomers, returning }) => newCustomers + returning,
  cancellations: ({ orders }) => orders,
  'page-views': ({ views }) => views,
};

type TimeCardProps = { kind: TimeReport; figures: Analytics; className?: string };

export function TimeChartCard({ kind, figures, className }: TimeCardProps) {
  const isEmpty = figures.overTime.every((point) => weights[kind](point) === 0);
  return (
    <ReportCard
      report={kind}
      figures={figures}
      isEmpty={isEmpty}
      {...(className !== undefined && { className })}
    >
      <ChartLegend series={timeChartSeriesByReport[kind]} />
      <Suspense fallback={<Skeleton className="h-55 lg:h-65" />}>
        <Chart kind={kind} grain={figures.grain} points={figures.overTime} />
      </Suspense>
    </ReportCard>
  );
}
