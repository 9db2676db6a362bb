import type { Analytics, TimePoint } from '@haldi/contract/analytics/schema';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { analyticsCopy as copy } from './copy.ts';
import { Legend, type LegendEntry } from './legend.tsx';
import { ReportCard } from './report-card.tsx';
import type { TimeChartProps } from './time-charts.tsx';

const Chart = lazyPart<TimeChartProps>(() =>
  import('./time-charts.tsx').then((module) => module.TimeChart),
);

type Kind = TimeChartProps['kind'];

const compared: LegendEntry[] = [
  { label: copy.now, swatch: 'plum' },
  { label: copy.earlier, swatch: 'line' },
];
const legends: Record<Kind, LegendEntry[]> = {
  revenue: compared,
  orders: compared,
  customers: [
    { label: copy.newCustomers, swatch: 'golden' },
    { label: copy.returning, swatch: 'plum' },
  ],
  cancellations: [
    { label: copy.kept, swatch: 'pale' },
    { label: copy.cancelled, swatch: 'brick' },
  ],
  'page-views': [
    { label: copy.views, swatch: 'pale' },
    { label: copy.rate, swatch: 'plum' },
  ],
};

/** What makes a point worth drawing. */
const weights: Record<Kind, (point: TimePoint) => number> = {
  revenue: ({ revenue, revenueBefore }) => revenue + revenueBefore,
  orders: ({ orders, ordersBefore }) => orders + ordersBefore,
  customers: ({ newCustomers, returning }) => newCustomers + returning,
  cancellations: ({ orders }) => orders,
  'page-views': ({ views }) => views,
};

type TimeCardProps = { kind: Kind; figures: Analytics; className?: string };

export function TimeCard({ kind, figures, className }: TimeCardProps) {
  const isEmpty = figures.overTime.every((point) => weights[kind](point) === 0);
  return (
    <ReportCard
      report={kind}
      figures={figures}
      isEmpty={isEmpty}
      {...(className !== undefined && { className })}
    >
      <Legend entries={legends[kind]} />
      <Chart
        kind={kind}
        grain={figures.grain}
        points={figures.overTime}
        meanwhile={<Skeleton className="h-55 lg:h-65" />}
      />
    </ReportCard>
  );
}
