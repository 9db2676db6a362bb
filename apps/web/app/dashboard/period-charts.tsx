import {
  type DashboardPeriod,
  daysInPeriod,
  figuresOfPeriod,
} from '@haldi/contract/dashboard/dashboard-periods';
import type { Dashboard } from '@haldi/contract/dashboard/schema';
import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { rankCategoriesByBookedServices } from '@haldi/contract/orders/most-booked-categories';
import { lazy, type ReactNode, Suspense } from 'react';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { dashboardCopy as copy } from './copy.ts';
import type { ChartProps } from './dashboard-chart.tsx';

type PeriodChartProps = { figures: Dashboard; period: DashboardPeriod };

const Chart = lazy(() => import('./dashboard-chart.tsx'));

type ChartCardProps = {
  title: string;
  note: string;
  chart: ChartProps;
  empty: string;
  /** The figures as text for screen readers. */
  children: ReactNode;
};

function ChartCard({ title, note, chart, empty, children }: ChartCardProps) {
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

export function PopularServices({ figures, period }: PeriodChartProps) {
  const bookings = figures.daily.flatMap(({ day, services }) =>
    services.map((service) => ({ day, ...service })),
  );
  const data = rankCategoriesByBookedServices(bookings, figures.today, daysInPeriod(period));
  return (
    <ChartCard
      title={copy.popularServices}
      note={copy.inPeriod[period]}
      chart={{ kind: 'services', data }}
      empty={copy.noServices}
    >
      <ol>
        {data.map(({ category, quantity }) => (
          <li key={category}>{`${category} ${quantity}`}</li>
        ))}
      </ol>
    </ChartCard>
  );
}

export function RevenueByDay({ figures, period }: PeriodChartProps) {
  if (figures.totalRevenue === null) return null;
  const days = figuresOfPeriod(figures.daily, period).map(({ day, revenue }) => ({
    day,
    revenue: revenue ?? 0,
  }));
  const earning = days.filter(({ revenue }) => revenue > 0);
  return (
    <ChartCard
      title={copy.revenueByDay}
      note={copy.inPeriod[period]}
      chart={{ kind: 'revenue', data: earning.length > 0 ? days : [] }}
      empty={copy.noRevenue}
    >
      <ul>
        {earning.map(({ day, revenue }) => (
          <li key={day}>{`${formatDay(day)} ${formatRupees(revenue)}`}</li>
        ))}
      </ul>
    </ChartCard>
  );
}
