import type { Analytics, BeauticianLoad, TimeSeriesPoint } from '@haldi/contract/analytics/schema';
import { indiaDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { formatDuration } from '../lib/duration.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatPeriodRange, readPeriodFromUrl } from './analytics-period.ts';
import { type BarEntry, BarList } from './bar-list.tsx';
import { ComplaintsCard, hasComplaints } from './complaints-card.tsx';
import { analyticsCopy as copy } from './copy.ts';
import { DiscountsCard } from './discounts-card.tsx';
import { formatPercent } from './format-report-cell.ts';
import { KeyFigureCards } from './key-figure-cards.tsx';
import { hasPayments, PaymentsCard } from './payments-card.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { useAnalytics } from './queries.ts';
import { TopCategoriesCard, TopPagesCard, TopServicesCard } from './ranking-cards.tsx';
import { ReportCard } from './report-card.tsx';
import {
  type TimeChartSeries,
  type TimeReport,
  timeChartSeriesByReport,
} from './time-chart-series.ts';
import { VisitsHeatMapCard } from './visits-heat-map-card.tsx';

const isNothing = ({ totals, heat, payments }: Analytics): boolean =>
  totals.orders.now + totals.completed.now + totals.views.now === 0 &&
  !hasPayments(payments) &&
  heat.rows.flat().every((visits) => visits === 0);

const toEntry = (person: BeauticianLoad): BarEntry => {
  const { name, visits, minutes, revenue, minutesAtWork, load } = person;
  return {
    key: name,
    name,
    value: load === null ? formatDuration(minutes) : formatPercent(load),
    note: [
      copy.visits(visits),
      minutesAtWork === null
        ? formatDuration(minutes)
        : copy.timeOf(formatDuration(minutes), formatDuration(minutesAtWork)),
      formatRupees(revenue),
    ].join(' · '),
    share: (load ?? 0) / 100,
  };
};

function BeauticianLoadCard({ figures }: { figures: Analytics }) {
  return (
    <ReportCard report="beauticians" figures={figures} isEmpty={figures.beauticians.length === 0}>
      <BarList entries={figures.beauticians.map(toEntry)} />
    </ReportCard>
  );
}

const Chart = lazy(() => import('./time-chart.tsx'));

const weights: Record<TimeReport, (point: TimeSeriesPoint) => number> = {
  revenue: ({ revenue, revenueBefore }) => revenue + revenueBefore,
  orders: ({ orders, ordersBefore }) => orders + ordersBefore,
  customers: ({ newCustomers, returning }) => newCustomers + returning,
  cancellations: ({ orders }) => orders,
  'page-views': ({ views }) => views,
};

type TimeCardProps = { kind: TimeReport; figures: Analytics; className?: string };

const swatches: Record<TimeChartSeries['colour'], string> = {
  plum: 'bg-plum-700',
  golden: 'bg-haldi-500',
  marigold: 'bg-haldi-400',
  pale: 'bg-haldi-200',
  bad: 'bg-brick-600',
};

function ChartLegend({ series }: { series: readonly TimeChartSeries[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-stone">
      {series.map(({ name, colour, shape }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            className={cx(
              'inline-block w-3.5 rounded-sm',
              shape === 'line' ? 'h-0.5' : 'h-3',
              swatches[colour],
            )}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

function TimeChartCard({ kind, figures, className }: TimeCardProps) {
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

function Charts({ figures }: { figures: Analytics }) {
  return (
    <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-2">
      <TimeChartCard kind="revenue" figures={figures} className="xl:col-span-2" />
      <PaymentsCard figures={figures} className="xl:col-span-2" />
      {figures.discounts.byBeautician.length > 0 && (
        <DiscountsCard figures={figures} className="xl:col-span-2" />
      )}
      {hasComplaints(figures.complaints) && (
        <ComplaintsCard figures={figures} className="xl:col-span-2" />
      )}
      <TimeChartCard kind="orders" figures={figures} />
      <TimeChartCard kind="customers" figures={figures} />
      <TopCategoriesCard figures={figures} />
      <TopServicesCard figures={figures} />
      <VisitsHeatMapCard figures={figures} />
      <BeauticianLoadCard figures={figures} />
      <TimeChartCard kind="cancellations" figures={figures} />
      <TimeChartCard kind="page-views" figures={figures} />
      <TopPagesCard figures={figures} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={copy.loading} className="space-y-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}

export default function AnalyticsScreen() {
  const [address, setAddress] = useSearchParams();
  const period = readPeriodFromUrl(address, indiaDay(new Date()));
  const { data: figures, isError, isPlaceholderData, refetch } = useAnalytics(period.range);
  useRefreshOnEvents(() => void refetch());
  const change = (next: Record<string, string>): void =>
    setAddress(next, { replace: true, preventScrollReset: true });
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={figures && copy.intro(formatPeriodRange(figures), formatPeriodRange(figures.before))}
      />
      <PeriodPicker period={period} onChange={change} />
      {!figures && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!figures && !isError && <Loading />}
      {figures && (
        <div
          aria-busy={isPlaceholderData}
          className={cx(
            'space-y-4 transition-opacity lg:space-y-5',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <KeyFigureCards totals={figures.totals} />
          {isNothing(figures) ? (
            <EmptyState
              picture="/pictures/empty/orders.svg"
              title={copy.empty}
              text={copy.emptyHelp}
              action={
                period.preset !== '30d' && (
                  <Button look="secondary" onClick={() => change({ period: '30d' })}>
                    {copy.emptyAction}
                  </Button>
                )
              }
            />
          ) : (
            <Charts figures={figures} />
          )}
        </div>
      )}
    </div>
  );
}
