import type { Analytics, TimePoint } from '@haldi/contract/analytics/schema';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Legend } from './legend.tsx';
import { ReportCard } from './report-card.tsx';
import { seriesOf, type TimeKind } from './series.ts';
import type { TimeChartProps } from './time-charts.tsx';

const Chart = lazyPart<TimeChartProps>(() =>
  import('./time-charts.tsx').then((module) => module.TimeChart),
);

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
      <Chart
        kind={kind}
        grain={figures.grain}
        points={figures.overTime}
        meanwhile={<Skeleton className="h-55 lg:h-65" />}
      />
    </ReportCard>
  );
}
